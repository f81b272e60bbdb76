extension Session {
  /// Puts tips on the screen, or keeps them until what brings them happens.
  ///
  /// - Throws: `tipExists`, `unknownTarget` or `limit`; nothing has changed then.
  public mutating func show(_ specs: [TipSpec], animated: Bool, now time: Double) throws(SessionError) -> Outcome {
    let named = try named(specs, needTargets: true)
    return call(time) { (session: inout Session, outcome: inout Outcome) in
      session.lastBatch += 1
      for spec in named {
        session.bring(spec, step: nil, batch: session.lastBatch, animated: animated, .api, &outcome)
      }
    }
  }

  /// Takes tips off the screen, or from those that may come; an id that is not there is told as unchanged.
  public mutating func dismiss(
    _ ids: [String], reason: String = DismissReason.api.rawValue, animated: Bool, now time: Double
  ) -> Outcome {
    call(time) { (session: inout Session, outcome: inout Outcome) in
      for id in ids where !session.dismiss(id, reason, .api, animated: animated, &outcome) {
        outcome.tell(.unchanged(reason: .unknownTip, tip: id), .api)
      }
    }
  }

  /// Takes all tips off the screen, and all that may come by themselves.
  public mutating func dismissAll(
    reason: String = DismissReason.api.rawValue, animated: Bool, now time: Double
  ) -> Outcome {
    call(time) { (session: inout Session, outcome: inout Outcome) in
      session.leaveAll(reason: reason, origin: .api, animated: animated, &outcome)
    }
  }

  /// Dismisses one tip, on the screen or not; false if there is none.
  mutating func dismiss(
    _ id: String, _ reason: String, _ origin: Origin, animated: Bool, _ outcome: inout Outcome
  ) -> Bool {
    if let index = index(ofTip: id) {
      leave(index, reason: reason, origin: origin, animated: animated, &outcome)
      return true
    }
    guard let index = index(ofKept: id) else { return false }
    drop(index, reason: reason, origin: origin, &outcome)
    return true
  }

  mutating func leaveAll(reason: String, origin: Origin, animated: Bool, _ outcome: inout Outcome) {
    leave(where: { (_: VisibleTip) -> Bool in true }, reason: reason, origin: origin, animated: animated, &outcome)
    while !kept.isEmpty { drop(0, reason: reason, origin: origin, &outcome) }
  }

  /// Gives ids to the tips that have none and checks the ids of the others, the targets and the limit.
  mutating func named(_ specs: [TipSpec], needTargets: Bool) throws(SessionError) -> [TipSpec] {
    let count = tips.count + leaving.count + kept.count + tour.steps.count + specs.count
    guard count <= limits.tipsPerSession else {
      throw .limit(name: "tipsPerSession", value: limits.tipsPerSession)
    }
    var named = specs
    var seen: Set<String> = []
    // A long list is checked against a set of all ids, so that the time stays linear.
    if specs.count > 8 { seen = ids }
    for (index, spec) in specs.enumerated() where !spec.id.isEmpty {
      let isFree = specs.count > 8 || !isTaken(spec.id)
      guard isFree, seen.insert(spec.id).inserted else { throw .tipExists(spec.id, index: index) }
    }
    for (index, spec) in specs.enumerated() {
      if case .ref(let name) = spec.target, needTargets, target(spec.target) == nil {
        throw .unknownTarget(name, index: index)
      }
    }
    for index in named.indices where named[index].id.isEmpty { named[index].id = freshID(&seen) }
    return named
  }

  /// Every id that is taken.
  private var ids: Set<String> {
    var ids: Set<String> = []
    for tip in tips { ids.insert(tip.spec.id) }
    for tip in leaving { ids.insert(tip.id) }
    for tip in kept { ids.insert(tip.spec.id) }
    for step in tour.steps { ids.insert(step.id) }
    return ids
  }

  /// An id that nothing has, added to those that are seen.
  mutating func freshID(_ seen: inout Set<String>) -> String {
    while true {
      lastTipNumber += 1
      let id = "tip-\(lastTipNumber)"
      if !seen.contains(id), !isTaken(id), seen.insert(id).inserted { return id }
    }
  }
}
