/// A named set of defaults over the same engine.
public enum Preset: String, CaseIterable, Sendable {
  /// tipd's own.
  case tipd
  /// TipSee: a dimmed overlay with a hole, red bubbles, taps that stay with the tip.
  case tipsee
  /// EasyTipView: a red bubble with black text that a tap dismisses.
  case easytipview
  /// PopupArrow's popover: a large arrow that touches its target.
  case popover
  /// Terminals: lengths are cells, everything stands on whole cells, no arrow.
  case cells

  /// Whether the preset's lengths are the host's own units, not points.
  var isInHostUnits: Bool { self == .cells }

  /// The preset's options in points, or in the host's units.
  public var options: Options { Self.all[place] }

  private static let all: [Options] = allCases.map { (preset: Preset) -> Options in
    var options = Options()
    preset.change(&options)
    return options
  }

  private var place: Int {
    switch self {
    case .tipd: 0
    case .tipsee: 1
    case .easytipview: 2
    case .popover: 3
    case .cells: 4
    }
  }

  private func change(_ options: inout Options) {
    switch self {
    case .tipd: break
    case .tipsee: options.beTipSee()
    case .easytipview: options.beEasyTipView()
    case .popover: options.bePopover()
    case .cells: options.beCells()
    }
  }
}

// Each number is the seed's; protocol.md says where one was changed, and why.
extension Options {
  fileprivate mutating func beTipSee() {
    placement = .physical(Placement(.left))
    policy = .ordered
    order = PlacementList(sides: [.left, .top, .right, .bottom])
    slack = Lengths(16)
    offset = Insets(all: 11)
    margin = Insets(all: 16)
    arrow.width = Lengths(10)
    arrow.length = Lengths(5)
    arrow.aim = .target
    bubble.cornerRadius = 4
    text.size = 15
    text.weight = .bold
    text.alignment = .center
    text.maxWidth = nil
    text.widthInset = 64
    title.size = 17
    progress.size = 13
    fill = Color(rgba: 0xFF00_00FF)
    shadow = ShadowOptions(color: Color(rgba: 0x0000_0033), x: 0, y: 1, blur: 1)
    overlay.visible = true
    overlay.color = Color(rgba: 0x0000_00B3)
    overlay.fadeAfter = 1
    cutout.padding = Insets(all: 8)
    cutout.radius = 8
    lifetime = .forever
    tap.target.consume = true
    living.tapInMotion = .ignore
    motion[.show] = MotionRule(
      kind: .spring, delay: 0.2, duration: 0.5, damping: 0.6, velocity: 1, origin: .center, scale: 0.5)
    motion[.dismiss] = MotionRule(duration: 0.2)
    motion[.dim] = MotionRule(duration: 0.2)
    motion[.cutout] = MotionRule(kind: .iris, duration: 0.5, easing: .named(.easeInOut))
  }

  fileprivate mutating func beEasyTipView() {
    policy = .ordered
    order = PlacementList(sides: [.bottom, .top, .left, .right])
    fit = .clear
    offset = Insets(all: 1)
    margin = Insets(all: 1)
    arrow.width = Lengths(10)
    arrow.length = Lengths(5)
    arrow.aim = .target
    bubble.cornerRadius = 5
    bubble.padding = Insets(all: 10)
    border.alignment = .inside
    text.size = 15
    text.color = Color(rgba: 0x0000_00FF)
    text.alignment = .center
    text.maxWidth = 200
    title.size = 17
    progress.size = 13
    button.fill = Color(rgba: 0x0000_0026)
    fill = Color(rgba: 0xFF00_00FF)
    shadow = ShadowOptions(color: .clear, x: 0, y: 0, blur: 0)
    lifetime = .forever
    tap.bubble.action = "dismiss"
    tap.arrow.action = "dismiss"
    motion[.show] = MotionRule(
      kind: .spring, duration: 0.7, damping: 0.7, velocity: 0.7, origin: .center, scale: 0)
    motion[.dismiss] = MotionRule(
      kind: .spring, duration: 0.7, damping: 0.7, velocity: 0.7, origin: .center, scale: 0.1)
    motion[.move] = MotionRule(kind: .slide, duration: 0.3, easing: .named(.easeInOut))
  }

  fileprivate mutating func bePopover() {
    placement = .leading(.center)
    offset = Insets()
    arrow.style = .curved
    arrow.width = Lengths(13 * 2000 / 811.0)
    arrow.length = Lengths(13)
    arrow.offset = 25
    bubble.cornerRadius = 6
    bubble.padding = Insets(all: 12)
    lifetime = .forever
  }

  fileprivate mutating func beCells() {
    offset = Insets()
    margin = Insets()
    quantum = Lengths(1)
    arrow.style = .none
    arrow.width = Lengths(1)
    arrow.length = Lengths(1)
    bubble.cornerRadius = 0
    bubble.padding = Insets(right: 1, left: 1)
    text.measure = .cells
    text.family = "monospace"
    text.size = 1
    text.maxWidth = 60
    text.minWidth = 12
    content.gap = 0
    title.size = 1
    image.cornerRadius = 0
    progress.size = 1
    close.size = Lengths(1)
    close.gap = 1
    button.padding = Insets(right: 1, left: 1)
    button.minWidth = 0
    button.gap = Lengths(1)
    button.cornerRadius = 0
    shadow = ShadowOptions(color: .clear, x: 0, y: 0, blur: 0)
    cutout.padding = Insets()
    cutout.radius = 0
    cutout.radiusRule = .none
    living.hint.size = Lengths(1)
    living.hint.pulse = 0
    for role in [MotionRole.show, .dismiss, .dim] { motion[role].kind = .none }
  }
}
