extension Session {
  /// Sends a step to the window where it appears; the tour waits until that is answered.
  mutating func enterElsewhere(_ goal: Int, _ origin: Origin, _ animated: Bool, _ outcome: inout Outcome) {
    tour.hasGuests = true
    tour.transition?.stage = .wait
    guard let step = stepPicture(goal) else { return }
    let spec = tour.steps[goal]
    outcome.add(
      .enter(
        home: spec.extras.home, GuestStep(spec: spec, owner: id, step: step, origin: origin, animated: animated)))
  }

  /// Brings the step where the tour is back into its window, as soon as there is one.
  mutating func waitForReturn(to index: Int, _ origin: Origin, animated: Bool, _ outcome: inout Outcome) {
    tour.transition = Transition.back(to: index, origin, animated: animated)
    enterElsewhere(index, origin, animated, &outcome)
  }

  /// Takes off what the tour shows in other windows: one tip, or with nil all.
  func sendHome(
    _ tip: String?, _ ending: Ending, origin: Origin, animated: Bool, _ outcome: inout Outcome
  ) {
    guard tour.hasGuests else { return }
    outcome.add(.leave(owner: id, tip: tip, ending, origin: origin, animated: animated))
  }

  /// The step has appeared in the other window: the tour is there now.
  mutating func guestArrived() -> Outcome {
    part(now) { (session: inout Session, outcome: inout Outcome) in
      guard let transition = session.tour.transition, let goal = transition.goal else { return }
      session.arrive(goal, transition, &outcome)
      session.lastBatch += 1
      session.makeRoom(
        session.tour.steps[goal], session.options(session.tour.steps[goal]), step: goal, batch: session.lastBatch,
        origin: transition.origin,
        animated: transition.animated, &outcome)
      session.proceed(&outcome)
    }
  }

  /// There is no such window, or no such target in it.
  mutating func guestMissed() -> Outcome {
    part(now) { (session: inout Session, outcome: inout Outcome) in
      guard let transition = session.tour.transition, let goal = transition.goal else { return }
      guard !transition.isReturn else { return }
      session.miss(goal, session.options(session.tour.steps[goal]).living.missing, transition, &outcome)
      session.proceed(&outcome)
    }
  }

  /// The tip of the step was lost in the other window.
  mutating func guestLost(_ tip: String) -> Outcome {
    part(now) { (session: inout Session, outcome: inout Outcome) in
      guard case .running(let index) = session.tour.state, session.tour.steps[index].id == tip else { return }
      let reason = TourEndReason.targetLost
      switch session.options(session.tour.steps[index]).living.lost {
      case .skip: session.walk(TourCall(request: .next, origin: .host, animated: true), &outcome)
      case .end:
        session.walk(
          TourCall(
            request: .end(reason.rawValue, tips: reason.dismissal.rawValue), origin: .host, animated: true), &outcome)
      case .auto, .hide:
        // It comes back with its target, or with its window.
        guard session.tour.transition == nil else { return }
        session.tour.transition = Transition.back(to: index, .host, animated: true)
      case .dismiss, .center: break
      }
    }
  }

  /// Takes in a step of another session's tour; nil if it has no place here.
  mutating func welcome(_ step: GuestStep) -> Outcome? {
    guard isPlaceable(step.spec) else { return nil }
    let visible = index(ofTip: step.spec.id)
    let isOwn = visible.map { (index: Int) -> Bool in tips[index].guest?.owner == step.owner } ?? true
    let hidden = index(ofKept: step.spec.id)
    let isHidden = hidden.map { (index: Int) -> Bool in kept[index].owner == step.owner } ?? true
    guard isOwn, isHidden, tour.index(of: step.spec.id) == nil else { return nil }
    return part(now) { (session: inout Session, outcome: inout Outcome) in
      if let visible { session.tips.remove(at: visible) }
      if let hidden { session.kept.remove(at: hidden) }
      session.lastBatch += 1
      session.makeRoom(
        step.spec, session.options(step.spec), step: nil, batch: session.lastBatch, origin: step.origin,
        animated: step.animated, &outcome)
      session.present(
        step.spec, session.options(step.spec), step: nil, batch: session.lastBatch, animated: step.animated,
        origin: step.origin,
        guest: Guest(owner: step.owner, step: step.step), &outcome)
    }
  }

  /// Takes off tips of another session's tour.
  mutating func sayGoodbye(
    _ owner: String, _ tip: String?, _ ending: Ending, origin: Origin, animated: Bool
  ) -> Outcome {
    part(now) { (session: inout Session, outcome: inout Outcome) in
      let going = session.tips.takeAll { (visible: VisibleTip) -> Bool in
        visible.guest?.owner == owner && (tip == nil || tip == visible.spec.id)
      }
      for guest in going { session.leave(guest, ending, origin: origin, animated: animated, &outcome) }
      guard case .dismissed(let reason) = ending else {
        for guest in going { session.keep(KeptTip(spec: guest.spec, cause: .elsewhere, owner: owner)) }
        return
      }
      func isHidden(_ kept: KeptTip) -> Bool { kept.owner == owner && (tip == nil || tip == kept.spec.id) }
      while let index = session.kept.firstIndex(where: isHidden) {
        session.drop(index, reason: reason, origin: origin, &outcome)
      }
    }
  }

  /// Whether the tour waits for a step to appear in a window of that name.
  func waitsFor(_ home: String) -> Bool {
    guard let transition = tour.transition, transition.stage == .wait, let goal = transition.goal else { return false }
    return tour.steps[goal].extras.home == home
  }

  /// Tries again to enter the step that the tour waits for.
  mutating func retry() -> Outcome {
    part(now) { (session: inout Session, outcome: inout Outcome) in session.lookAgain(&outcome) }
  }
}
