extension Session {
  /// Takes over tips and tour of a snapshot that was checked, in a session that was just opened.
  mutating func restore(_ snapshot: SessionSnapshot) -> Outcome {
    let snapshot = named(snapshot)
    return call(now) { (session: inout Session, outcome: inout Outcome) in
      session.takeTour(of: snapshot)
      session.bringBackTips(of: snapshot, &outcome)
      session.bringBackTour(&outcome)
      session.tour.toldCounted = session.countedSteps
      session.tour.toldTotal = session.total(session.tour.toldCounted)
    }
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

  private mutating func takeTour(of snapshot: SessionSnapshot) {
    tour.steps = snapshot.steps
    tour.hasConditions = snapshot.steps.contains { (step: TipSpec) -> Bool in !step.extras.conditions.isEmpty }
    tour.skipped = Set(snapshot.skipped)
    tour.state = snapshot.state
  }

  private mutating func bringBackTips(of snapshot: SessionSnapshot, _ outcome: inout Outcome) {
    let centered = Set(snapshot.centered)
    let shown = Set(snapshot.shown)
    var open: [String: Int] = [:]
    for (index, spec) in snapshot.tips.enumerated() {
      if shown.contains(spec.id) { open[spec.id] = index } else { bringBack(spec, &outcome) }
    }
    for id in snapshot.shown {
      let isCentered = centered.contains(id)
      if let index = open.removeValue(forKey: id) {
        bringBack(KeptTip(spec: snapshot.tips[index], cause: .lost, isCentered: isCentered), &outcome)
      } else if let step = tour.index(of: id), isCentered || !isElsewhere(tour.steps[step]) {
        // A step of another window is in this one only if it found no place there.
        bringBack(step, snapshot.state, isCentered: isCentered, &outcome)
      }
    }
  }

  /// A tour that was paused stays so; one that was in another session's window goes there again.
  private mutating func bringBackTour(_ outcome: inout Outcome) {
    if case .paused = tour.state { tour.isHidden = true }
    guard case .running(let index) = tour.state, let step = absentStep, isElsewhere(step) else { return }
    waitForReturn(to: index, .api, animated: false, &outcome)
  }

  private mutating func bringBack(_ spec: TipSpec, _ outcome: inout Outcome) {
    let tip = KeptTip(spec: spec, cause: .hover)
    switch options(spec).living.trigger {
    case .now: bringBack(tip, &outcome)
    case .hover: keep(tip)
    case .hint: putHint(tip, &outcome)
    }
  }

  private mutating func bringBack(_ step: Int, _ state: TourState, isCentered: Bool, _ outcome: inout Outcome) {
    var tip = KeptTip(spec: tour.steps[step], step: step, cause: .lost, isCentered: isCentered)
    if case .paused = state {
      tip.cause = .paused
      return keep(tip)
    }
    bringBack(tip, &outcome)
  }

  /// What was on the screen together comes together: nothing makes room.
  private mutating func bringBack(_ tip: KeptTip, _ outcome: inout Outcome) {
    let isThere = isPlaceable(tip.spec)
    guard isThere || tip.isCentered else {
      var lost = tip
      lost.cause = .lost
      return keep(lost)
    }
    present(
      tip.spec, options(tip.spec), step: tip.step, batch: tip.batch, animated: false, origin: .api,
      isCentered: !isThere, &outcome)
  }
}

extension SessionStore {
  /// Opens a session with everything that a snapshot holds, at once and without motion.
  ///
  /// - Returns: The session's position and what it changed.
  /// - Throws: What of the snapshot cannot be, with `sessionExists`, `limit`, `tipExists` or `unknownStep`; nothing has
  ///   changed then.
  public mutating func restore(
    _ snapshot: SessionSnapshot, now: Double
  ) throws(SnapshotError) -> (index: Int, outcome: Outcome) {
    try snapshot.check(limits)
    let index: Int
    do throws(SessionError) {
      index = try open(
        snapshot.id, surroundings: snapshot.surroundings, overrides: snapshot.overrides, targets: snapshot.targets,
        conditions: snapshot.conditions, now: now)
    } catch {
      throw SnapshotError(error, error.part)
    }
    let outcome = with(index) { (session: inout Session) -> Outcome in session.restore(snapshot) }
    return (index, outcome)
  }
}

extension SessionError {
  /// The part of a snapshot because of which no session could be opened.
  fileprivate var part: SnapshotPart? {
    switch self {
    case .sessionExists: .session
    case .limit(name: "targetsPerSession", _): .targets
    case .limit(name: "conditionsPerSession", _): .conditions
    default: nil
    }
  }
}
