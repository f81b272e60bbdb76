/// All of a session that outlives the program: what `session/export` tells and `session/import` takes.
///
/// What is on its way, a motion, a question or a wait, is not part of it: the tour is where it last was.
public struct SessionSnapshot: Sendable {
  /// The session's name.
  public var id = ""
  /// The window.
  public var surroundings = Surroundings(bounds: Rect())
  /// The session's own options.
  public var overrides = OptionOverrides()
  /// Named targets, sorted by name.
  public var targets: [(name: String, target: Target?)] = []
  /// What holds, sorted by name.
  public var conditions: [(name: String, holds: Bool)] = []
  /// The tips that are no steps, on the screen or kept, from back to front.
  public var tips: [TipSpec] = []
  /// The steps of the tour.
  public var steps: [TipSpec] = []
  /// Where the tour is.
  public var state = TourState.idle
  /// The ids of the steps that it has passed over.
  public var skipped: [String] = []
  /// The ids of what is on the screen, steps and others, from back to front; steps that are hidden come first.
  public var shown: [String] = []
  /// The ids of the tips that stand in the middle since their targets are gone.
  public var centered: [String] = []

  /// Creates a snapshot of a session without anything.
  public init() {}

  /// Gives the session another name; steps that appear in its window still do.
  public mutating func rename(_ name: String) {
    for index in steps.indices where steps[index].extras.home == id { steps[index].extras.home = name }
    id = name
  }
}

extension Session {
  /// All of the session that outlives the program.
  public var snapshot: SessionSnapshot {
    var snapshot = SessionSnapshot()
    snapshot.id = id
    snapshot.surroundings = surroundings
    snapshot.overrides = overrides
    for name in Array(targets.keys).ordered(by: <) { snapshot.targets.append((name, targets[name])) }
    for name in Array(conditions.keys).ordered(by: <) { snapshot.conditions.append((name, conditions[name] ?? false)) }
    snapshot.steps = tour.steps
    snapshot.state = tour.state
    snapshot.skipped = Array(tour.skipped).ordered(by: <)
    for tip in kept.filter({ (tip: KeptTip) -> Bool in tip.step == nil && tip.owner == nil }) {
      snapshot.tips.append(tip.spec)
    }
    for tip in kept where tip.step != nil { snapshot.shown.append(tip.spec.id) }
    for tip in tips where tip.guest == nil {
      if tip.step == nil { snapshot.tips.append(tip.spec) }
      // The pointer brings its tip again where it is then.
      if tip.trigger != .hover { snapshot.shown.append(tip.spec.id) }
    }
    for tip in kept where tip.isCentered && tip.owner == nil { snapshot.centered.append(tip.spec.id) }
    for tip in tips where tip.isCentered && tip.guest == nil { snapshot.centered.append(tip.spec.id) }
    return snapshot
  }
}
