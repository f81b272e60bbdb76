extension Session {
  /// Goes to the next step, to the first of a tour that has not begun, or past the last to its end.
  public mutating func next(animated: Bool, origin: Origin, now time: Double) -> Outcome {
    walk(.next, animated, origin, time)
  }

  /// Goes back one step.
  public mutating func previous(animated: Bool, origin: Origin, now time: Double) -> Outcome {
    walk(.previous, animated, origin, time)
  }

  /// Goes to the step at a position, from wherever the tour is: a tour that is over begins again.
  ///
  /// - Throws: `unknownStep`; nothing has changed then.
  public mutating func go(to step: StepName, animated: Bool, now time: Double) throws(SessionError) -> Outcome {
    let index: Int?
    switch step {
    case .index(let position): index = tour.steps.indices.contains(position) ? position : nil
    case .id(let id): index = tour.index(of: id)
    }
    guard let index else { throw .unknownStep(step) }
    return walk(.go(index), animated, .api, time)
  }

  /// Ends the tour and dismisses its tips.
  public mutating func end(reason: String, animated: Bool, now time: Double) -> Outcome {
    walk(.end(reason, tips: reason), animated, .api, time)
  }

  /// Stops the tour where it is and takes its tips off the screen until it goes on.
  public mutating func pause(animated: Bool, now time: Double) -> Outcome {
    call(time) { (session: inout Session, outcome: inout Outcome) in session.pause(animated, &outcome) }
  }

  /// Lets a paused tour go on where it was.
  public mutating func resume(animated: Bool, now time: Double) -> Outcome {
    call(time) { (session: inout Session, outcome: inout Outcome) in session.resume(animated, &outcome) }
  }

  private mutating func walk(_ request: TourRequest, _ animated: Bool, _ origin: Origin, _ time: Double) -> Outcome {
    call(time) { (session: inout Session, outcome: inout Outcome) in
      session.walk(TourCall(request: request, origin: origin, animated: animated), &outcome)
    }
  }

  private mutating func pause(_ animated: Bool, _ outcome: inout Outcome) {
    switch tour.state {
    case .paused: return outcome.tell(.unchanged(reason: .paused, tip: nil), .api)
    case .running(let index):
      cancelTransition(.api, &outcome)
      tour.state = .paused(index)
    case .idle, .ended:
      // The first step is asked or waited for: the pause is at that step.
      guard let goal = tour.transition?.goal else {
        return outcome.tell(.unchanged(reason: tour.state == .ended ? .ended : .notStarted, tip: nil), .api)
      }
      cancelTransition(.api, &outcome)
      tour.state = .paused(goal)
      if !isElsewhere(tour.steps[goal]) { keep(KeptTip(spec: tour.steps[goal], step: goal, cause: .paused)) }
    }
    tour.isHidden = true
    outcome.tell(.paused, .api)
    for index in tips.indices.reversed() where tips[index].step != nil {
      hide(index, .paused, .paused, origin: .api, animated: animated, &outcome)
    }
    for index in kept.indices where kept[index].step != nil { kept[index].cause = .paused }
    sendHome(nil, .hidden(.paused), origin: .api, animated: animated, &outcome)
  }

  private mutating func resume(_ animated: Bool, _ outcome: inout Outcome) {
    guard case .paused(let index) = tour.state else {
      return outcome.tell(.unchanged(reason: .notPaused, tip: nil), .api)
    }
    tour.state = .running(index)
    outcome.tell(.resumed, .api)
    unhide(animated, .api, &outcome)
  }

  /// Brings the tips back that a pause has hidden.
  mutating func unhide(_ animated: Bool, _ origin: Origin, _ outcome: inout Outcome) {
    guard case .running(let index) = tour.state, tour.isHidden else { return }
    tour.isHidden = false
    let waiting = kept.takeAll { (tip: KeptTip) -> Bool in tip.cause == .paused }
    lastBatch += 1
    // They were hidden from the front to the back.
    for tip in waiting.reversed() {
      var tip = tip
      tip.batch = lastBatch
      comeBack(tip, animated: animated, origin, &outcome)
    }
    guard tour.transition == nil, let step = absentStep, isElsewhere(step) else { return }
    waitForReturn(to: index, origin, animated: animated, &outcome)
  }

  /// Shows a tip again that was hidden, or keeps it on for its target.
  mutating func comeBack(_ tip: KeptTip, animated: Bool, _ origin: Origin, _ outcome: inout Outcome) {
    let isThere = isPlaceable(tip.spec)
    guard isThere || tip.isCentered else {
      var lost = tip
      lost.cause = .lost
      keep(lost)
      // The tour goes on without anything to see, so the host is told what it waits for.
      if let step = tip.step, step == tour.state.index { tellWaiting(step, origin, &outcome) }
      return
    }
    comeNow(tip, animated: animated, origin, isCentered: !isThere, &outcome)
  }
}

/// A step as a host names it.
public enum StepName: Equatable, Sendable {
  /// By its position, from 0.
  case index(Int)
  /// By its id.
  case id(String)
}
