extension Session {
  /// Finds the time of the next timer; nil while nothing is pending.
  func deadline() -> Double? {
    var next: Double?
    func consider(_ time: Double?) {
      guard let time else { return }
      next = min(next ?? time, time)
    }
    // By index: a copy of each of thousands of tips would take longer than all the rest of a call.
    for index in tips.indices {
      consider(tips[index].shownAt)
      consider(tips[index].dismissAt)
    }
    for tip in leaving { consider(tip.endsAt) }
    for tip in kept {
      if case .delay(let until) = tip.cause { consider(until) }
    }
    consider(hover.opening?.at)
    consider(hover.closing?.at)
    consider(tour.transition?.deadline)
    consider(dim.fadesAt)
    consider(dim.fadedAt)
    return next
  }

  /// Lets time pass: every timer that is due fires once, in order of its time.
  public mutating func advance(to time: Double) -> Outcome {
    var outcome = Outcome()
    while let due = nextDeadline, due <= time { outcome.append(fireNext()) }
    reach(time)
    count(outcome)
    return outcome
  }

  /// Fires every timer that is due at the time of the next one, as a part of what is told then.
  mutating func fireNext() -> Outcome {
    guard let due = nextDeadline else { return Outcome() }
    return part(due) { (session: inout Session, outcome: inout Outcome) in session.fire(due, &outcome) }
  }

  /// Fires every timer that is due at a time; the ends of motions come first, the dim last.
  private mutating func fire(_ due: Double, _ outcome: inout Outcome) {
    for tip in leaving where tip.endsAt <= due {
      running[tip.id] = nil
      outcome.tell(tip.ending.event(tip.id), tip.origin)
    }
    leaving.removeAll { (tip: LeavingTip) -> Bool in tip.endsAt <= due }
    fireShown(due, &outcome)
    fireStays(due, &outcome)
    fireDelays(due, &outcome)
    openIfDue(&outcome)
    if let deadline = tour.transition?.deadline, deadline <= due { transitionIsDue(&outcome) }
    if let fadedAt = dim.fadedAt, fadedAt <= due {
      dim.fadedAt = nil
      outcome.tell(.faded, .timer)
    }
    if let fadesAt = dim.fadesAt, fadesAt <= due { fadeDim(&outcome) }
  }

  private mutating func fireShown(_ due: Double, _ outcome: inout Outcome) {
    var shown: [String] = []
    for index in tips.indices {
      guard let shownAt = tips[index].shownAt, shownAt <= due else { continue }
      tellShown(index, .timer, &outcome)
      shown.append(tips[index].spec.id)
    }
    guard waitingTap != nil else { return }
    for id in shown { tapThatWaited(id, &outcome) }
  }

  /// Dismisses the tips whose time is over; one that the pointer brings is hidden until it comes again.
  private mutating func fireStays(_ due: Double, _ outcome: inout Outcome) {
    while let index = tips.firstIndex(where: { (tip: VisibleTip) -> Bool in tip.dismissAt ?? .infinity <= due }) {
      if tips[index].trigger == .hover {
        hover.suppressed = tips[index].spec.id
        hide(index, .hover, .timeout, origin: .timer, animated: true, &outcome)
        continue
      }
      leave(index, reason: DismissReason.timeout.rawValue, origin: .timer, animated: true, &outcome)
    }
  }

  /// Shows the tips whose delay is over.
  private mutating func fireDelays(_ due: Double, _ outcome: inout Outcome) {
    while let index = kept.firstIndex(where: { (tip: KeptTip) -> Bool in tip.isDue(due) }) {
      let tip = kept.remove(at: index)
      guard isPlaceable(tip.spec) else {
        loseDelayed(tip, &outcome)
        continue
      }
      comeNow(tip, animated: tip.animated, .timer, &outcome)
    }
  }

  private mutating func fadeDim(_ outcome: inout Outcome) {
    // A dim whose tip has just gone goes with it.
    guard let newest = newestWithOverlay else {
      dim = DimState()
      return
    }
    dim.fadesAt = nil
    let duration = options(newest.spec).overlay.fadeDuration
    dim.isFaded = true
    dim.fadedAt = now + duration
    updateOverlay(&outcome, fading: duration)
  }
}

extension KeptTip {
  fileprivate func isDue(_ time: Double) -> Bool {
    guard case .delay(let until) = cause else { return false }
    return until <= time
  }
}
