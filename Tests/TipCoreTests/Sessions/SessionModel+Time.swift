extension SessionModel {
  /// Every tip that lives until the next one leaves.
  mutating func makeRoom(_ reason: String, _ origin: String, _ animated: Bool) {
    for tip in tips where !Actor.named(tip.id).staysOn { leave(tip.id, reason, origin, animated) }
  }

  /// A tip comes.
  mutating func come(_ id: String, step: Int?, _ animated: Bool, _ origin: String) {
    let motion = animated ? Actor.named(id).coming : 0
    changes.append("put \(id)" + (motion > 0 ? " in \(motion)" : ""))
    tips.append(Tip(id: id, shownAt: motion > 0 ? now + motion : nil, step: step))
    if motion == 0 { events.append("shown \(id) \(origin)") }
    wakeDim(id)
    if Actor.named(id).dim != nil { movesDim = motion > 0 }
  }

  /// A tip goes.
  mutating func leave(_ id: String, _ reason: String, _ origin: String, _ animated: Bool) {
    let motion = animated ? Actor.named(id).going : 0
    tips.removeAll { $0.id == id }
    changes.append("remove \(id)" + (motion > 0 ? " out \(motion)" : ""))
    if motion > 0 {
      leaving.append(Leaving(id: id, reason: reason, origin: origin, at: now + motion))
    } else {
      events.append("dismissed \(id) \(reason) \(origin)")
    }
    if Actor.named(id).dim != nil { movesDim = motion > 0 }
  }

  /// A tip with an overlay brings the dim back and starts its time again.
  mutating func wakeDim(_ id: String) {
    guard Actor.named(id).dim != nil else { return }
    isFaded = false
    fadedAt = nil
    fadesAt = Actor.named(id).fadeAfter.map { now + $0 }
  }

  /// The overlay in words: colour, opacity, holes, and whose taps it takes.
  private var currentOverlay: String? {
    let dimming = tips.filter { Actor.named($0.id).dim != nil }
    guard let newest = dimming.last, let top = tips.last else { return nil }
    var holes: [String] = []
    for tip in dimming {
      let actor = Actor.named(tip.id)
      let hole = actor.ref.map { "\($0)\(targets[$0] ?? -1)" } ?? actor.id
      if !holes.contains(hole) { holes.append(hole) }
    }
    let opacity = isFaded ? 0 : 1
    return "\(opacity) \(Actor.named(newest.id).dim ?? 0) \(holes.joined(separator: ",")) \(top.id)"
  }

  /// Tells of the overlay if it is another one now; it moves if the tip that brought or took it did.
  mutating func tellOverlay(fading: Double? = nil) {
    let new = currentOverlay
    guard new != overlay else { return }
    let (before, after) = (overlay?.first ?? "0", new?.first ?? "0")
    overlay = new
    if before != after {
      let duration = fading ?? (movesDim ? Actor.dimTime : nil)
      dimMotion = duration.map { (after == "1", $0, now) }
    } else if new == nil, !movesDim {
      dimMotion = nil
    }
    if let motion = dimMotion, motion.start + motion.duration <= now { dimMotion = nil }
    let words = dimMotion.map { motionWords(isIn: $0.isIn, $0.duration, since: now - $0.start) } ?? ""
    changes.append((new.map { "overlay \($0)" } ?? "overlay gone") + words)
    if new == nil { (isFaded, fadesAt, fadedAt) = (false, nil, nil) }
  }

  /// A tip that is there already is put again; its motion goes on.
  func again(_ tip: Tip) -> String {
    guard let shownAt = tip.shownAt else { return "put \(tip.id)" }
    let duration = Actor.named(tip.id).coming
    return "put \(tip.id)" + motionWords(isIn: true, duration, since: now - (shownAt - duration))
  }

  /// The time of the next timer.
  var nextDeadline: Double? {
    (tips.compactMap(\.shownAt) + leaving.map(\.at) + [fadesAt, fadedAt].compactMap { $0 }).min()
  }

  mutating func wait(_ seconds: Double) {
    let end = now + seconds
    while let due = nextDeadline, due <= end {
      now = due
      fire()
    }
    now = end
  }

  /// One timer that is due: what has gone, what is there, then the dim.
  private mutating func fire() {
    if let index = leaving.firstIndex(where: { $0.at <= now }) {
      let gone = leaving.remove(at: index)
      events.append("dismissed \(gone.id) \(gone.reason) \(gone.origin)")
    } else if let index = tips.firstIndex(where: { ($0.shownAt ?? .infinity) <= now }) {
      tips[index].shownAt = nil
      events.append("shown \(tips[index].id) timer")
    } else if let at = fadedAt, at <= now {
      fadedAt = nil
      events.append("faded timer")
    } else {
      fadesAt = nil
      isFaded = true
      fadedAt = now + 0.5
      tellOverlay(fading: 0.5)
    }
  }
}
