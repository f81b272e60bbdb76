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
  public var options: Options {
    switch self {
    case .tipd: Self.tipdOptions
    case .tipsee: Self.tipseeOptions
    case .easytipview: Self.easytipviewOptions
    case .popover: Self.popoverOptions
    case .cells: Self.cellsOptions
    }
  }

  private static let tipdOptions = Options()

  // Each number is the seed's; protocol.md says where one was changed, and why.
  private static let tipseeOptions: Options = {
    var options = Options()
    options.placement = .physical(Placement(.left))
    options.policy = .ordered
    options.order = PlacementList(sides: [.left, .top, .right, .bottom])
    options.slack = Lengths(16)
    options.offset = Insets(all: 11)
    options.margin = Insets(all: 16)
    options.arrow = ArrowOptions(width: Lengths(10), length: Lengths(5), aim: .target)
    options.bubble.cornerRadius = 4
    options.text = TextOptions(size: 15, weight: .bold, alignment: .center, maxWidth: nil, widthInset: 64)
    options.title.size = 17
    options.progress.size = 13
    options.fill = Color(rgba: 0xFF00_00FF)
    options.shadow = ShadowOptions(color: Color(rgba: 0x0000_0033), x: 0, y: 1, blur: 1)
    options.overlay = OverlayOptions(visible: true, color: Color(rgba: 0x0000_00B3), fadeAfter: 1)
    options.cutout = CutoutOptions(padding: Insets(all: 8), radius: 8)
    options.lifetime = .forever
    options.tap.target.consume = true
    options.living.tapInMotion = .ignore
    options.motion = MotionOptions(
      show: MotionRule(
        kind: .spring, delay: 0.2, duration: 0.5, damping: 0.6, velocity: 1, origin: .center, scale: 0.5),
      dismiss: MotionRule(duration: 0.2), dim: MotionRule(duration: 0.2),
      cutout: MotionRule(kind: .iris, duration: 0.5, easing: .named(.easeInOut)))
    return options
  }()

  private static let easytipviewOptions: Options = {
    var options = Options()
    options.policy = .ordered
    options.order = PlacementList(sides: [.bottom, .top, .left, .right])
    options.fit = .clear
    options.offset = Insets(all: 1)
    options.margin = Insets(all: 1)
    options.arrow = ArrowOptions(width: Lengths(10), length: Lengths(5), aim: .target)
    options.bubble = BubbleOptions(cornerRadius: 5, padding: Insets(all: 10))
    options.border.alignment = .inside
    options.text = TextOptions(size: 15, color: Color(rgba: 0x0000_00FF), alignment: .center, maxWidth: 200)
    options.title.size = 17
    options.progress.size = 13
    options.button.fill = Color(rgba: 0x0000_0026)
    options.fill = Color(rgba: 0xFF00_00FF)
    options.shadow = ShadowOptions(color: .clear, x: 0, y: 0, blur: 0)
    options.lifetime = .forever
    options.tap.bubble.action = "dismiss"
    options.tap.arrow.action = "dismiss"
    options.motion = MotionOptions(
      show: MotionRule(kind: .spring, duration: 0.7, damping: 0.7, velocity: 0.7, origin: .center, scale: 0),
      dismiss: MotionRule(kind: .spring, duration: 0.7, damping: 0.7, velocity: 0.7, origin: .center, scale: 0.1),
      move: MotionRule(kind: .slide, duration: 0.3, easing: .named(.easeInOut)))
    return options
  }()

  private static let popoverOptions: Options = {
    var options = Options()
    options.placement = .leading(.center)
    options.offset = Insets()
    options.arrow = ArrowOptions(
      style: .curved, width: Lengths(13 * 2000 / 811.0), length: Lengths(13), offset: 25)
    options.bubble = BubbleOptions(cornerRadius: 6, padding: Insets(all: 12))
    options.lifetime = .forever
    return options
  }()

  private static let cellsOptions: Options = {
    var options = Options()
    options.offset = Insets()
    options.margin = Insets()
    options.quantum = Lengths(1)
    options.arrow = ArrowOptions(style: .none, width: Lengths(1), length: Lengths(1))
    options.bubble = BubbleOptions(cornerRadius: 0, padding: Insets(right: 1, left: 1))
    options.text = TextOptions(measure: .cells, family: "monospace", size: 1, maxWidth: 60, minWidth: 12)
    options.content.gap = 0
    options.title.size = 1
    options.image.cornerRadius = 0
    options.progress.size = 1
    options.close = CloseOptions(size: Lengths(1), gap: 1)
    options.button.padding = Insets(right: 1, left: 1)
    options.button.minWidth = 0
    options.button.gap = Lengths(1)
    options.button.cornerRadius = 0
    options.shadow = ShadowOptions(color: .clear, x: 0, y: 0, blur: 0)
    options.cutout = CutoutOptions(padding: Insets(), radius: 0, radiusRule: .none)
    options.living.hint = HintOptions(size: Lengths(1), pulse: 0)
    for role in [MotionRole.show, .dismiss, .dim] { options.motion[role].kind = .none }
    return options
  }()
}
