extension Session {
  /// Takes a transition as far as it comes without an answer, a target or time, and then the call that waited for it.
  mutating func proceed(_ outcome: inout Outcome) {
    while let transition = tour.transition, transition.question == nil {
      // A call that waited goes before the way back to where the tour is.
      if transition.isReturn, tour.queued != nil { walkOn(&outcome) } else if !advance(transition, &outcome) { break }
    }
    if tour.transition == nil { walkOn(&outcome) }
  }

  private mutating func walkOn(_ outcome: inout Outcome) {
    guard let call = tour.queued else { return }
    tour.queued = nil
    walk(call, &outcome)
  }

  /// Does what the stage asks for; false if there is nothing to do but to wait.
  private mutating func advance(_ transition: Transition, _ outcome: inout Outcome) -> Bool {
    switch transition.stage {
    case .confirmLeave:
      tour.transition?.stage = .confirmEnter
      if let from = transition.from, options(tour.steps[from]).living.confirm.leave {
        askToConfirm(.leave, transition, &outcome)
      }
    case .confirmEnter:
      tour.transition?.stage = .leave
      if let goal = transition.goal, options(tour.steps[goal]).living.confirm.enter {
        askToConfirm(.enter, transition, &outcome)
      }
    case .leave:
      tour.transition?.stage = .resolve
      if transition.goal == nil { finishTour(transition, &outcome) }
    case .resolve:
      tour.transition?.stage = .place
      if let goal = transition.goal { askToResolve(goal, transition, &outcome) }
    case .place:
      if let goal = transition.goal { place(goal, transition, &outcome) }
    case .wait: return false
    }
    return true
  }

  /// Tells that a step is left, as late as that is sure: the step to come may have no target, and be passed over.
  mutating func tellLeft(_ transition: Transition, _ outcome: inout Outcome) {
    if !transition.hasLeft, !transition.isReturn, let from = transition.from {
      tour.transition?.hasLeft = true
      outcome.tell(
        .left(tip: tour.steps[from].id, from: from, to: transition.goal, direction: transition.direction),
        transition.origin)
    }
    if transition.goal != nil { dropHidden(transition.origin, &outcome) }
  }

  /// A jump out of a pause leaves the tips for good that were hidden.
  private mutating func dropHidden(_ origin: Origin, _ outcome: inout Outcome) {
    guard tour.isHidden else { return }
    tour.isHidden = false
    while let hidden = kept.firstIndex(where: { (tip: KeptTip) -> Bool in tip.cause == .paused }) {
      drop(hidden, reason: DismissReason.left.rawValue, origin: origin, &outcome)
    }
  }

  private mutating func place(_ goal: Int, _ transition: Transition, _ outcome: inout Outcome) {
    let spec = tour.steps[goal]
    guard !isElsewhere(spec) else {
      return enterElsewhere(goal, transition.origin, transition.animated, &outcome)
    }
    guard !isPlaceable(spec) else { return enter(goal, transition, &outcome) }
    miss(goal, options(spec).living.missing, transition, &outcome)
  }

  /// The one change that moves hole, tip and index together.
  mutating func enter(_ goal: Int, _ transition: Transition, isCentered: Bool = false, _ outcome: inout Outcome) {
    let spec = tour.steps[goal]
    let (origin, animated) = (transition.origin, transition.animated)
    arrive(goal, transition, &outcome)
    lastBatch += 1
    // A step that lives forever is still there when the tour comes back to it: it only moves to the front.
    if let position = index(ofTip: spec.id) {
      return bringToFront(position, spec, origin: origin, animated: animated, &outcome)
    }
    if let hidden = index(ofKept: spec.id) { kept.remove(at: hidden) }
    guard isCentered else { return bring(spec, step: goal, batch: lastBatch, animated: animated, origin, &outcome) }
    let tip = KeptTip(spec: spec, step: goal, cause: .lost, batch: lastBatch)
    comeNow(tip, animated: animated, origin, isCentered: true, &outcome)
  }

  /// Moves the index to a step, and takes off what going back or away leaves behind.
  mutating func arrive(_ goal: Int, _ transition: Transition, _ outcome: inout Outcome) {
    tellLeft(transition, &outcome)
    tour.transition = nil
    tour.state = .running(goal)
    tour.skipped.remove(tour.steps[goal].id)
    guard let from = transition.from, from != goal, tour.steps.indices.contains(from) else { return }
    let id = tour.steps[from].id
    let reason = DismissReason.left.rawValue
    // What waits to come, or to come back, does not come any more.
    if let hidden = index(ofKept: id) { drop(hidden, reason: reason, origin: transition.origin, &outcome) }
    if isElsewhere(tour.steps[from]) {
      sendHome(id, .dismissed(reason), origin: transition.origin, animated: transition.animated, &outcome)
    }
    // Going back takes off what going forward had put on, whatever its lifetime.
    guard transition.direction == .previous, let position = index(ofTip: id) else { return }
    leave(position, reason: reason, origin: transition.origin, animated: transition.animated, &outcome)
  }

  private mutating func bringToFront(
    _ position: Int, _ spec: TipSpec, origin: Origin, animated: Bool, _ outcome: inout Outcome
  ) {
    var tip = tips.remove(at: position)
    // Before it is back among the others: its own lifetime may be another one by now.
    makeRoom(spec, options(spec), step: tip.step, batch: lastBatch, origin: origin, animated: animated, &outcome)
    lastZ += 1
    tip.z = lastZ
    tips.append(tip)
    let options = options(spec)
    wakeDim(options)
    if options.overlay.visible { outcome.movesOverlay = animated && options.motion[.show].kind != .none }
    guard let layout = layout(tip, options: options) else { return }
    putAgain(tip, layout: layout, options: options, &outcome)
  }

  private mutating func finishTour(_ transition: Transition, _ outcome: inout Outcome) {
    tellLeft(transition, &outcome)
    tour.transition = nil
    tour.queued = nil
    tour.isHidden = false
    tour.state = .ended
    let (reason, origin, animated) = (transition.end.tips, transition.origin, transition.animated)
    leave(
      where: { (tip: VisibleTip) -> Bool in tip.step != nil }, reason: reason, origin: origin, animated: animated,
      &outcome)
    while let index = kept.firstIndex(where: { (tip: KeptTip) -> Bool in tip.step != nil }) {
      drop(index, reason: reason, origin: origin, &outcome)
    }
    sendHome(nil, .dismissed(reason), origin: origin, animated: animated, &outcome)
    outcome.tell(.ended(reason: transition.end.tour), origin)
  }
}
