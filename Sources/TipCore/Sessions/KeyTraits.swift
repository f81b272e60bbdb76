/// Which keys may mean something to a tip, by its options: what is ruled out here needs no more of them.
struct KeyTraits: OptionSet, Sendable {
  let rawValue: UInt8

  static let escape = KeyTraits(rawValue: 1)
  /// The arrow keys lead from step to step.
  static let steps = KeyTraits(rawValue: 2)
  /// The arrow keys do something else.
  static let arrows = KeyTraits(rawValue: 4)
  /// Enter does something by itself.
  static let enter = KeyTraits(rawValue: 8)
  /// The space, if not Enter too, presses buttons.
  static let press = KeyTraits(rawValue: 16)
  static let tab = KeyTraits(rawValue: 32)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ options: KeyOptions) {
    self = []
    if options.escape != "none" { insert(.escape) }
    for action in [options.forward, options.backward] where action != "none" {
      insert(action == "next" || action == "previous" ? .steps : .arrows)
    }
    if options.enter != "none" { insert(options.enter == "press" ? .press : [.press, .enter]) }
    if options.tab { insert(.tab) }
  }
}

extension Session {
  /// Whether a key may mean something to a tip on the screen.
  func mayMind(_ key: Key, _ tip: VisibleTip) -> Bool {
    let keys = tip.traits.keys
    switch key {
    case .escape: return keys.contains(.escape)
    case .left, .right: return keys.contains(.arrows) || (keys.contains(.steps) && isCurrentStep(tip))
    case .enter: return keys.contains(.enter) || (keys.contains(.press) && tip.spec.content.isTappable)
    case .space: return keys.contains(.press) && tip.spec.content.isTappable
    case .tab: return keys.contains(.tab) && tip.spec.content.isTappable
    }
  }
}

extension Content {
  /// Whether there is a button or a close box.
  fileprivate var isTappable: Bool {
    guard case .parts(let parts) = self else { return false }
    return parts.hasClose || !parts.buttons.isEmpty
  }
}
