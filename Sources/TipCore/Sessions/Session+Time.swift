extension Session {
  /// The time of the next timer; nil while nothing is pending.
  public var nextDeadline: Double? {
    var next: Double?
    func consider(_ time: Double?) {
      guard let time else { return }
      next = min(next ?? time, time)
    }
    for tip in tips { consider(tip.shownAt) }
    for tip in leaving { consider(tip.endsAt) }
    consider(dim.fadesAt)
    consider(dim.fadedAt)
    return next
  }

  /// Lets time pass: every timer that is due fires once, in order of its time.
  public mutating func advance(to time: Double) -> Outcome {
    var outcome = Outcome()
    while let due = nextDeadline, due <= time {
      reach(due)
      fire(due, &outcome)
    }
    reach(time)
    if !outcome.isEmpty { revision += 1 }
    return outcome
  }

  /// Fires every timer that is due at a time; the ends of motions come before the dim.
  private mutating func fire(_ due: Double, _ outcome: inout Outcome) {
    for tip in leaving where tip.endsAt <= due {
      running[tip.id] = nil
      outcome.tell(.dismissed(tip: tip.id, reason: tip.reason), tip.origin)
    }
    leaving.removeAll { (tip: LeavingTip) -> Bool in tip.endsAt <= due }
    for index in tips.indices {
      guard let shownAt = tips[index].shownAt, shownAt <= due else { continue }
      tellShown(index, .timer, &outcome)
    }
    if let fadedAt = dim.fadedAt, fadedAt <= due {
      dim.fadedAt = nil
      outcome.tell(.faded, .timer)
    }
    if let fadesAt = dim.fadesAt, fadesAt <= due { fadeDim(&outcome) }
  }

  private mutating func fadeDim(_ outcome: inout Outcome) {
    dim.fadesAt = nil
    let duration = newestWithOverlay.map { (tip: VisibleTip) -> Double in options(tip.spec).overlay.fadeDuration } ?? 0
    dim.isFaded = true
    dim.fadedAt = now + duration
    updateOverlay(&outcome, fading: duration)
  }
}
