/// What a tap meant.
public struct TapResult: Sendable {
  /// Where it hit.
  public var region: RegionKind
  /// The tip it belongs to; nil outside.
  public var tip: String?
  /// The id of a button that it hit; nil for every other region.
  public var button: String?
  /// Whether it ends here; else the host passes it to what lies below.
  public var consumed: Bool
  /// What was done.
  public var actions: [String]
  /// What that changed.
  public var outcome: Outcome
}

extension Session {
  /// Finds what a tap at a point hits and does what that region's rule says.
  ///
  /// - Throws: `unknownTarget` if it goes to a step whose target is not there; nothing has changed then.
  public mutating func tap(at point: Point, now time: Double) throws(SessionError) -> TapResult {
    for region in regions where region.shape.contains(point) {
      return try tap(region.kind, button: region.button, of: region.tip, at: point, time)
    }
    reach(time)
    return TapResult(region: .outside, tip: nil, button: nil, consumed: false, actions: [], outcome: Outcome())
  }

  /// Does what the rule of one region of a tip says.
  ///
  /// - Throws: `unknownTip`, or `unknownTarget` if it goes to a step whose target is not there.
  public mutating func tap(_ kind: RegionKind, of tip: String, now time: Double) throws(SessionError) -> TapResult {
    try tap(kind, button: nil, of: tip, at: nil, time)
  }

  /// Does what a button of a tip says, or its close box.
  ///
  /// - Throws: `unknownTip`, `unknownButton`, or `unknownTarget` if it goes to a step whose target is not there.
  public mutating func tap(button: String, of tip: String, now time: Double) throws(SessionError) -> TapResult {
    try tap(.button, button: button, of: tip, at: nil, time)
  }

  private mutating func tap(
    _ kind: RegionKind, button: String?, of tip: String, at point: Point?, _ time: Double
  ) throws(SessionError) -> TapResult {
    guard let index = index(ofTip: tip) else { throw .unknownTip(tip) }
    let spec = tips[index].spec
    var rule = options(spec).tap.rule(kind)
    if let button { rule.action = try action(of: button, in: spec.content) }
    let done = try perform(rule.action, on: index, time)
    var events: [Event] = []
    if rule.report {
      events.append(Event(kind: .tapped(region: kind, tip: tip, button: button, point: point), origin: .tap))
    }
    // The revision counts an outcome once: the action's own share of it has been counted if it was not empty.
    if done.outcome.isEmpty, !events.isEmpty { revision += 1 }
    var outcome = done.outcome
    outcome.events.insert(contentsOf: events, at: 0)
    let actions = done.name.map { (name: String) -> [String] in [name] } ?? []
    return TapResult(
      region: kind, tip: tip, button: button, consumed: rule.consume, actions: actions, outcome: outcome)
  }

  private func action(of id: String, in content: Content) throws(SessionError) -> String {
    let buttons = content.tappable
    for button in buttons where button.id == id { return button.action }
    throw .unknownButton(id, known: buttons.map { (button: ContentButton) -> String in button.id })
  }

  private mutating func perform(
    _ action: String, on index: Int, _ time: Double
  ) throws(SessionError) -> (name: String?, outcome: Outcome) {
    let tip = tips[index].spec.id
    switch action {
    case "none":
      reach(time)
      return (nil, Outcome())
    case "next": return (action, try next(animated: true, origin: .tap, now: time))
    case "previous": return (action, try previous(animated: true, origin: .tap, now: time))
    case "end" where tourState.index != nil:
      return (action, endTour(.ended, animated: true, origin: .tap, now: time))
    case "end", "dismiss": return (action, dismissTapped(index, .tap, time))
    case "close": return (action, dismissTapped(index, .close, time))
    default:
      reach(time)
      var outcome = Outcome()
      outcome.tell(.action(name: action, tip: tip), .tap)
      finish(&outcome)
      return (action, outcome)
    }
  }

  private mutating func dismissTapped(_ index: Int, _ reason: DismissReason, _ time: Double) -> Outcome {
    reach(time)
    var outcome = Outcome()
    leave(index, reason: reason, origin: .tap, animated: true, &outcome)
    finish(&outcome)
    return outcome
  }
}
