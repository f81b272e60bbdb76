/// What a tap meant.
public struct TapResult: Sendable {
  /// Where it hit.
  public var region: RegionKind
  /// The tip it belongs to; nil outside.
  public var tip: String?
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
      return try tap(region.kind, of: region.tip, at: point, time)
    }
    reach(time)
    return TapResult(region: .outside, tip: nil, consumed: false, actions: [], outcome: Outcome())
  }

  /// Does what the rule of one region of a tip says.
  ///
  /// - Throws: `unknownTip`, or `unknownTarget` if it goes to a step whose target is not there.
  public mutating func tap(_ kind: RegionKind, of tip: String, now time: Double) throws(SessionError) -> TapResult {
    guard index(ofTip: tip) != nil else { throw .unknownTip(tip) }
    return try tap(kind, of: tip, at: nil, time)
  }

  private mutating func tap(
    _ kind: RegionKind, of tip: String, at point: Point?, _ time: Double
  ) throws(SessionError) -> TapResult {
    guard let index = index(ofTip: tip) else { throw .unknownTip(tip) }
    let rule = options(tips[index].spec).tap.rule(kind)
    let done = try perform(rule.action, on: index, time)
    var events: [Event] = []
    if rule.report {
      events.append(Event(kind: .tapped(region: kind, tip: tip, point: point), origin: .tap))
    }
    // The revision counts an outcome once: the action's own share of it has been counted if it was not empty.
    if done.outcome.isEmpty, !events.isEmpty { revision += 1 }
    var outcome = done.outcome
    outcome.events.insert(contentsOf: events, at: 0)
    let actions = done.name.map { (name: String) -> [String] in [name] } ?? []
    return TapResult(region: kind, tip: tip, consumed: rule.consume, actions: actions, outcome: outcome)
  }

  private mutating func perform(
    _ action: String, on index: Int, _ time: Double
  ) throws(SessionError) -> (name: String?, outcome: Outcome) {
    let tip = tips[index].spec.id
    switch action {
    case "none": return (nil, Outcome())
    case "next": return (action, try next(animated: true, origin: .tap, now: time))
    case "previous": return (action, try previous(animated: true, origin: .tap, now: time))
    case "end" where tourState.index != nil:
      return (action, endTour(.ended, animated: true, origin: .tap, now: time))
    case "end", "dismiss": return (action, dismissTapped(index, time))
    default:
      reach(time)
      var outcome = Outcome()
      outcome.tell(.action(name: action, tip: tip), .tap)
      finish(&outcome)
      return (action, outcome)
    }
  }

  private mutating func dismissTapped(_ index: Int, _ time: Double) -> Outcome {
    reach(time)
    var outcome = Outcome()
    leave(index, reason: .tap, origin: .tap, animated: true, &outcome)
    finish(&outcome)
    return outcome
  }
}
