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

  /// An id that is shown twice, which nothing can be.
  var repeated: String? {
    var seen: Set<String> = []
    return shown.first { (id: String) -> Bool in !seen.insert(id).inserted }
  }

  /// Creates a snapshot of a session without anything.
  public init() {}
}

extension Session {
  /// All of the session that outlives the program.
  public var snapshot: SessionSnapshot {
    var snapshot = SessionSnapshot()
    snapshot.id = id
    snapshot.surroundings = surroundings
    snapshot.overrides = overrides
    for name in Array(targets.keys).ordered(by: <) { snapshot.targets.append((name, targets[name] ?? nil)) }
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
    for tip in tips where tip.isCentered && tip.guest == nil { snapshot.centered.append(tip.spec.id) }
    return snapshot
  }

  /// Gives ids to the tips and steps that have none.
  private mutating func named(_ snapshot: SessionSnapshot) -> SessionSnapshot {
    var named = snapshot
    var taken: Set<String> = []
    for spec in snapshot.steps + snapshot.tips { taken.insert(spec.id) }
    for index in named.steps.indices where named.steps[index].id.isEmpty { named.steps[index].id = freshID(&taken) }
    for index in named.tips.indices where named.tips[index].id.isEmpty { named.tips[index].id = freshID(&taken) }
    return named
  }

  /// Takes over tips and tour of a snapshot, in a session that was just opened.
  ///
  /// - Throws: `tipExists`, `limit` or `unknownStep`; the session is not to be used then.
  mutating func restore(_ snapshot: SessionSnapshot) throws(SessionError) -> Outcome {
    let count = snapshot.tips.count + snapshot.steps.count
    guard count <= limits.tipsPerSession else { throw .limit(name: "tipsPerSession", value: limits.tipsPerSession) }
    let snapshot = named(snapshot)
    var seen: Set<String> = []
    for (index, spec) in (snapshot.steps + snapshot.tips).enumerated() {
      guard !spec.id.isEmpty, seen.insert(spec.id).inserted else { throw .tipExists(spec.id, index: index) }
    }
    if let index = snapshot.state.index, !snapshot.steps.indices.contains(index) { throw .unknownStep(.index(index)) }
    return try call(now) { (session: inout Session, outcome: inout Outcome) throws(SessionError) in
      session.tour.steps = snapshot.steps
      session.tour.hasConditions = snapshot.steps.contains { (step: TipSpec) -> Bool in
        !step.extras.conditions.isEmpty
      }
      session.tour.skipped = Set(snapshot.skipped)
      session.tour.state = snapshot.state
      session.tour.toldTotal = -1
      let centered = Set(snapshot.centered)
      let shown = Set(snapshot.shown)
      guard shown.count == snapshot.shown.count else { throw .tipExists(snapshot.repeated ?? "", index: 0) }
      var open: [String: Int] = [:]
      for (index, spec) in snapshot.tips.enumerated() {
        if shown.contains(spec.id) { open[spec.id] = index } else { session.bringBack(spec, &outcome) }
      }
      for id in snapshot.shown {
        if let index = open.removeValue(forKey: id) {
          session.bringBack(
            KeptTip(spec: snapshot.tips[index], cause: .lost), isCentered: centered.contains(id), &outcome)
          continue
        }
        guard let step = session.tour.index(of: id) else { throw .unknownStep(.id(id)) }
        session.bringBack(step, snapshot.state, isCentered: centered.contains(id), &outcome)
      }
      session.bringBackTour(&outcome)
    }
  }

  /// A tour that was paused stays so; one that was in another session's window goes there again.
  private mutating func bringBackTour(_ outcome: inout Outcome) {
    if case .paused = tour.state { tour.isHidden = true }
    guard case .running(let index) = tour.state, isElsewhere(tour.steps[index]) else { return }
    tour.transition = Transition.back(to: index, .api, animated: false)
    enterElsewhere(index, .api, false, &outcome)
  }

  private mutating func bringBack(_ spec: TipSpec, _ outcome: inout Outcome) {
    let tip = KeptTip(spec: spec, cause: .hover)
    switch options(spec).living.trigger {
    case .now: bringBack(tip, isCentered: false, &outcome)
    case .hover: kept.append(tip)
    case .hint: putHint(tip, &outcome)
    }
  }

  private mutating func bringBack(_ step: Int, _ state: TourState, isCentered: Bool, _ outcome: inout Outcome) {
    let spec = tour.steps[step]
    if case .paused = state { return kept.append(KeptTip(spec: spec, step: step, cause: .paused)) }
    bringBack(KeptTip(spec: spec, step: step, cause: .lost), isCentered: isCentered, &outcome)
  }

  /// What was on the screen together comes together: nothing makes room.
  private mutating func bringBack(_ tip: KeptTip, isCentered: Bool, _ outcome: inout Outcome) {
    guard isPlaceable(tip.spec) || isCentered else {
      var lost = tip
      lost.cause = .lost
      return kept.append(lost)
    }
    let isCentered = !isPlaceable(tip.spec)
    present(
      tip.spec, options(tip.spec), step: tip.step, batch: tip.batch, animated: false, origin: .api,
      isCentered: isCentered, &outcome)
  }
}

extension SessionStore {
  /// Opens a session with everything that a snapshot holds, at once and without motion.
  ///
  /// - Returns: The session's position and what it changed.
  /// - Throws: `sessionExists`, `limit`, `tipExists` or `unknownStep`; nothing has changed then.
  public mutating func restore(
    _ snapshot: SessionSnapshot, now: Double
  ) throws(SessionError) -> (index: Int, outcome: Outcome) {
    let index = try open(
      snapshot.id, surroundings: snapshot.surroundings, overrides: snapshot.overrides, targets: snapshot.targets,
      conditions: snapshot.conditions, now: now)
    do throws(SessionError) {
      let outcome = try with(index) { (session: inout Session) throws(SessionError) -> Outcome in
        try session.restore(snapshot)
      }
      return (index, outcome)
    } catch {
      _ = close(at: index, now: now)
      throw error
    }
  }
}
