extension Session {
  /// The one way in for everything that asks the tour to go somewhere, whoever asks.
  mutating func walk(_ call: TourCall, _ outcome: inout Outcome) {
    if tour.transition?.question != nil {
      guard case .end = call.request else {
        tour.queued = call
        return outcome.tell(.unchanged(reason: .queued, tip: nil), call.origin)
      }
      // A host that does not answer can still end the tour.
      withdrawQuestion(call.origin, &outcome)
      tour.queued = nil
      tour.transition?.stage = .leave
    }
    guard let transition = transition(for: call, &outcome) else { return }
    tour.transition = transition
    proceed(&outcome)
  }

  /// What a call means where the tour is now; nil, and told, if it changes nothing.
  private mutating func transition(for call: TourCall, _ outcome: inout Outcome) -> Transition? {
    let old = tour.transition
    let from = tour.state.index
    // A tour that waits for a target goes on from there.
    let at = old?.goal ?? from
    var new = Transition(
      goal: nil, direction: .next, origin: call.origin, animated: call.animated, from: from,
      hasLeft: old?.hasLeft ?? false)
    // A tour on its way was allowed to leave its step; one that only waits to be back there was not asked.
    let isOnItsWay = old.map { (old: Transition) -> Bool in !old.isReturn } ?? false
    new.wasReturn = old.map { (old: Transition) -> Bool in old.isReturn || old.wasReturn } ?? false
    if isOnItsWay { new.stage = .confirmEnter }
    switch call.request {
    case .end(let reason, let tips):
      guard from != nil || old != nil else {
        return refuse(tour.state == .ended ? .ended : .notStarted, call, &outcome)
      }
      new.end = (reason, tips)
      if isOnItsWay { new.stage = .leave }
    case .go(let index):
      if tour.state == .ended { tour.skipped = [] }
      if case .paused(let index) = tour.state {
        // Its tips stay hidden until it is clear that it leaves them.
        tour.state = .running(index)
        outcome.tell(.resumed, call.origin)
      }
      new.goal = index
      if let at, index < at { new.direction = .previous }
    case .next, .previous:
      if at == nil, tour.state == .idle, call.request == .previous { return refuse(.notStarted, call, &outcome) }
      if old == nil, let reason = standstill { return refuse(reason, call, &outcome) }
      return step(call, at: at, new, &outcome)
    }
    return new
  }

  /// Why the tour cannot go a step on or back; nil if it can.
  private var standstill: UnchangedReason? {
    switch tour.state {
    case .ended: .ended
    case .paused: .paused
    case .idle where tour.steps.isEmpty: .empty
    case .idle, .running: nil
    }
  }

  private mutating func step(
    _ call: TourCall, at: Int?, _ transition: Transition, _ outcome: inout Outcome
  ) -> Transition? {
    var new = transition
    new.direction = call.request == .previous ? .previous : .next
    new.goal = allowedStep(from: at, new.direction, origin: call.origin, &outcome)
    guard new.goal == nil else { return new }
    if at == nil { return refuse(.empty, call, &outcome) }
    return new.direction == .next ? new : refuse(.atFirst, call, &outcome)
  }

  private func refuse(_ reason: UnchangedReason, _ call: TourCall, _ outcome: inout Outcome) -> Transition? {
    outcome.tell(.unchanged(reason: reason, tip: nil), call.origin)
    return nil
  }
}
