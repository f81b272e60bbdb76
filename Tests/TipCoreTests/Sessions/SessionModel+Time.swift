extension SessionModel {
  /// The time of the next timer.
  var nextDeadline: Double? {
    var times = tips.compactMap(\.shownAt) + tips.compactMap(\.dismissAt) + leaving.map(\.at)
    for case .delay(let at) in kept.map(\.cause) { times.append(at) }
    times += [hover.opening?.at, hover.closing?.at, way?.deadline, dim.fadesAt, dim.fadedAt].compactMap { $0 }
    return times.min()
  }

  mutating func wait(_ seconds: Double) {
    let end = now + seconds
    while let due = nextDeadline, due <= end {
      now = due
      partStart = changes.count
      dim.moves = false
      fire()
      settle()
    }
    now = end
    meaning = ""
  }

  /// All that is due now: what has gone, what is there, what was there long enough, what comes, the tour, the dim.
  private mutating func fire() {
    for tip in leaving where tip.at <= now { events.append(tip.event) }
    leaving.removeAll { $0.at <= now }
    fireShown()
    for tip in tips where (tip.dismissAt ?? .infinity) <= now { timeIsOver(tip.id) }
    for tip in kept {
      if case .delay(let at) = tip.cause, at <= now { delayIsOver(tip) }
    }
    openIfDue()
    if let deadline = way?.deadline, deadline <= now { wayIsDue() }
    if let at = dim.fadedAt, at <= now {
      dim.fadedAt = nil
      events.append("faded timer")
    }
    // A dim whose tip has just gone goes with it.
    if let at = dim.fadesAt, at <= now, tips.contains(where: { Actor.named($0.id).dim != nil }) {
      dim.fadesAt = nil
      dim.isFaded = true
      dim.fadedAt = now + 0.5
      tellOverlay(fading: 0.5)
    }
  }

  private mutating func fireShown() {
    var shown: [String] = []
    for index in tips.indices where (tips[index].shownAt ?? .infinity) <= now {
      tellShown(index, "timer")
      shown.append(tips[index].id)
    }
    for id in shown {
      guard let tap = waitingTap, tap.tip == id else { continue }
      waitingTap = nil
      self.tap(tap.region, id, "tap")
    }
  }

  /// A tip that the pointer brings comes again with it; any other is gone.
  private mutating func timeIsOver(_ id: String) {
    guard let tip = tips.first(where: { $0.id == id }) else { return }
    guard trigger(id, tip.step) == "hover" else { return leave(id, "dismissed \(id) timeout", "timer", true) }
    hover.suppressed = id
    hide(id, .hover, "timeout", "timer", true)
  }

  private mutating func delayIsOver(_ tip: Kept) {
    guard let index = kept.firstIndex(where: { $0.id == tip.id }) else { return }
    if isPlaceable(tip.id) {
      kept.remove(at: index)
      makeRoom(for: tip.id, tip.step, tip.batch, "timer", tip.animated)
      return come(tip.id, tip.step, tip.batch, tip.animated, "timer")
    }
    // Its target is gone: what becomes of a visible tip becomes of this one.
    kept.append(kept.remove(at: index))
    kept[kept.count - 1].cause = .lost
    let policy = Actor.named(tip.id).life.lost
    let isCurrent = tip.step != nil && tour == tip.step.map { .at($0) }
    if policy == "hide" || policy == "auto" && tip.step != nil { return }
    drop(tip.id, "targetLost", "timer")
    guard isCurrent, way == nil, policy == "end" else { return }
    walk(Call(.end("targetLost", tips: "targetLost"), "host", true))
  }
}
