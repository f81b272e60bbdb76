/// What a tap, the pointer or a key meant.
public struct TapResult: Sendable {
  /// Where it hit.
  public var region = RegionKind.outside
  /// The tip it belongs to; nil outside.
  public var tip: String?
  /// The id of a button that it hit; nil for every other region.
  public var button: String?
  /// Whether it ends here; else the host passes it to what lies below.
  public var consumed = false
  /// What was done.
  public var actions: [String] = []
  /// What that changed.
  public var outcome = Outcome()

  init() {}

  init(_ hit: Hit, consumed: Bool) {
    (region, tip, button) = (hit.kind, hit.tip, hit.button)
    self.consumed = consumed
  }
}

/// A tap that waits for the end of a motion.
struct WaitingTap: Sendable {
  var hit: Hit
  var point: Point?
}

extension Session {
  /// Finds what a tap at a point hits and does what that region's rule says.
  public mutating func tap(at point: Point, now time: Double) -> TapResult {
    var result = TapResult()
    result.outcome = call(time) { (session: inout Session, outcome: inout Outcome) in
      guard let hit = session.hit(point) else {
        return session.actOutside(.tap, point, &result, &outcome)
      }
      session.tap(hit, at: point, &result, &outcome)
    }
    return result
  }

  /// Does what the rule of one region of a tip says.
  ///
  /// - Throws: `unknownTip`.
  public mutating func tap(_ kind: RegionKind, of tip: String, now time: Double) throws(SessionError) -> TapResult {
    let isThere =
      kind == .hint
      ? index(ofKept: tip).map { (index: Int) -> Bool in kept[index].hint != nil } ?? false
      : index(ofTip: tip) != nil
    guard isThere else { throw .unknownTip(tip) }
    return tap(Hit(kind: kind, tip: tip), time)
  }

  /// Does what a button of a tip says, or its close box.
  ///
  /// - Throws: `unknownTip` or `unknownButton`.
  public mutating func tap(button: String, of tip: String, now time: Double) throws(SessionError) -> TapResult {
    guard let index = index(ofTip: tip) else { throw .unknownTip(tip) }
    let buttons = tips[index].spec.content.tappable.map { (button: ContentButton) -> String in button.id }
    guard buttons.contains(button) else { throw .unknownButton(button, known: buttons) }
    return tap(Hit(kind: .button, tip: tip, button: button), time)
  }

  private mutating func tap(_ hit: Hit, _ time: Double) -> TapResult {
    var result = TapResult()
    result.outcome = call(time) { (session: inout Session, outcome: inout Outcome) in
      session.tap(hit, at: nil, &result, &outcome)
    }
    return result
  }

  /// The one way of a tap that has hit something, from wherever it came.
  mutating func tap(
    _ hit: Hit, at point: Point?, origin: Origin = .tap, _ result: inout TapResult, _ outcome: inout Outcome
  ) {
    if hit.kind == .hint { return tapHint(hit, point, origin, &result, &outcome) }
    guard let index = index(ofTip: hit.tip) else { return }
    let spec = tips[index].spec
    let options = options(spec)
    let rule = spec.rule(hit, options.tap)
    result = TapResult(hit, consumed: rule.consume)
    if tips[index].shownAt != nil {
      switch options.living.tapInMotion {
      case .act: break
      case .ignore: return
      case .queue:
        waitingTap = WaitingTap(hit: hit, point: point)
        return
      }
    }
    if rule.report {
      outcome.tell(.tapped(region: hit.kind, tip: hit.tip, button: hit.button, point: point), origin)
    }
    if let name = perform(rule.action, on: index, origin, &outcome) { result.actions.append(name) }
  }

  private mutating func tapHint(
    _ hit: Hit, _ point: Point?, _ origin: Origin, _ result: inout TapResult, _ outcome: inout Outcome
  ) {
    guard let index = index(ofKept: hit.tip) else { return }
    result = TapResult(hit, consumed: true)
    result.actions = ["open"]
    outcome.tell(.tapped(region: .hint, tip: hit.tip, point: point), origin)
    openHint(index, origin, &outcome)
  }

  /// Does the tap that waited for a tip to have come.
  mutating func tapThatWaited(_ tip: String, _ outcome: inout Outcome) {
    guard let tap = waitingTap, tap.hit.tip == tip else { return }
    waitingTap = nil
    var result = TapResult()
    self.tap(tap.hit, at: tap.point, &result, &outcome)
  }
}

extension TipSpec {
  /// What a tap on a region of the tip does; a button has its own action.
  func rule(_ hit: Hit, _ options: TapOptions) -> TapRule {
    var rule = options.rule(hit.kind)
    for button in content.tappable where button.id == hit.button { rule.action = button.action }
    return rule
  }
}
