extension SessionModel {
  /// A tip goes; its event comes when its motion ends.
  mutating func leave(_ id: String, _ event: String, _ origin: String, _ animated: Bool) {
    let motion = animated ? Actor.named(id).going : 0
    tips.removeAll { $0.id == id }
    changes.append("remove \(id)" + (motion > 0 ? " out \(motion)" : ""))
    if motion > 0 {
      leaving.append(Leaving(id: id, event: "\(event) \(origin)", at: now + motion))
    } else {
      events.append("\(event) \(origin)")
    }
    if Actor.named(id).dim != nil { dim.moves = motion > 0 }
  }

  /// A tip goes that may come back.
  mutating func hide(_ id: String, _ cause: Cause, _ reason: String, _ origin: String, _ animated: Bool) {
    guard let tip = tips.first(where: { $0.id == id }) else { return }
    kept.append(Kept(id: id, step: tip.step, batch: tip.batch, isCentered: tip.isCentered, cause: cause))
    leave(id, "hidden \(id) \(reason)", origin, animated)
  }

  /// A tip that might have come does not.
  mutating func drop(_ id: String, _ reason: String, _ origin: String) {
    guard let index = kept.firstIndex(where: { $0.id == id }) else { return }
    if kept.remove(at: index).cause == .hint { changes.append("marker gone \(id)") }
    finishLeaving(id)
    events.append("dismissed \(id) \(reason) \(origin)")
  }

  /// Dismisses a tip, on the screen or not; false if there is none.
  mutating func dismiss(_ id: String, _ reason: String, _ origin: String, _ animated: Bool) -> Bool {
    if tips.contains(where: { $0.id == id }) {
      leave(id, "dismissed \(id) \(reason)", origin, animated)
    } else if kept.contains(where: { $0.id == id }) {
      drop(id, reason, origin)
    } else {
      return false
    }
    return true
  }

  mutating func dismiss(_ ids: [String], _ reason: String, _ animated: Bool) {
    for id in ids where !dismiss(id, reason, "api", animated) { events.append("unchanged unknownTip \(id) api") }
  }

  mutating func dismissAll(_ animated: Bool) {
    for id in tips.map(\.id) + kept.map(\.id) { _ = dismiss(id, "api", "api", animated) }
  }

  /// The target of a visible tip is gone.
  mutating func lose(_ id: String) {
    guard let index = tips.firstIndex(where: { $0.id == id }) else { return }
    let tip = tips[index]
    let isCurrent = tip.step != nil && tour == tip.step.map { .at($0) }
    let ownTrigger = trigger(id, tip.step)
    var policy = Actor.named(id).life.lost
    if policy == "auto" { policy = tip.step != nil || ownTrigger != "now" ? "hide" : "dismiss" }
    switch policy {
    case "hide": hide(id, ownTrigger == "hover" ? .hover : .lost, "targetLost", "host", true)
    case "center":
      tips[index].isCentered = true
      putAgain(tips[index])
    case "skip" where isCurrent:
      let isOnItsWay = way != nil
      if !isOnItsWay { tellSkipped(id, "lost", "host") }
      leave(id, "dismissed \(id) targetLost", "host", true)
      if !isOnItsWay { walk(Call(.next, "host", true)) }
    case "end" where isCurrent:
      walk(Call(.end("targetLost", tips: "targetLost"), "host", true))
      if tips.contains(where: { $0.id == id }) { leave(id, "dismissed \(id) targetLost", "host", true) }
    default: leave(id, "dismissed \(id) targetLost", "host", true)
    }
  }

  mutating func tellSkipped(_ id: String, _ reason: String, _ origin: String) {
    if reason != "condition" { skipped.insert(id) }
    events.append("skipped \(id) \(steps.firstIndex(of: id) ?? -1) \(reason) \(origin)")
  }

  /// Whatever waited for a tip that is gone is gone as well.
  mutating func forgetWhatIsGone() {
    if let opening = hover.opening, !kept.contains(where: { $0.id == opening.id && $0.cause == .hover }) {
      hover.opening = nil
    }
    if let closing = hover.closing, !tips.contains(where: { $0.id == closing.id }) { hover.closing = nil }
    if let tap = waitingTap, !tips.contains(where: { $0.id == tap.tip }) { waitingTap = nil }
  }
}
