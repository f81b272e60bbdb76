extension SessionModel {
  func isPlaceable(_ id: String) -> Bool {
    guard let ref = Actor.named(id).ref else { return true }
    return targets[ref] != nil
  }

  /// Where a tip is, in words: two tips with the same words are at the same place.
  func spot(_ id: String) -> String {
    Actor.named(id).ref.map { "\($0)\(targets[$0] ?? -1)" } ?? id
  }

  /// What brings a tip: a step comes with its tour.
  func trigger(_ id: String, _ step: Int?) -> String { step == nil ? Actor.named(id).life.trigger : "now" }

  func checkNew(_ ids: [String]) throws(Refusal) {
    for (index, id) in ids.enumerated() {
      let isTaken =
        steps.contains(id) || tips.contains { $0.id == id } || leaving.contains { $0.id == id }
        || kept.contains { $0.id == id } || ids.prefix(index).contains(id)
      if isTaken { throw .tipExists }
    }
  }

  mutating func show(_ ids: [String], _ animated: Bool) throws(Refusal) {
    try checkNew(ids)
    for id in ids where !isPlaceable(id) { throw .unknownTarget }
    batches += 1
    for id in ids { bring(id, step: nil, batches, animated, "api") }
  }

  /// A tip comes, or is kept until what brings it happens.
  mutating func bring(_ id: String, step: Int?, _ batch: Int, _ animated: Bool, _ origin: String) {
    let life = Actor.named(id).life
    var tip = Kept(id: id, step: step, batch: batch, animated: animated, cause: .hover)
    switch trigger(id, step) {
    case "hover": kept.append(tip)
    case "hint":
      tip.cause = isPlaceable(id) ? .hint : .lost
      kept.append(tip)
      if tip.cause == .hint { changes.append("marker \(id)") }
    case _ where life.showDelay > 0:
      tip.cause = .delay(now + life.showDelay)
      kept.append(tip)
    default:
      makeRoom(for: id, step, batch, origin, animated)
      come(id, step, batch, animated, origin)
    }
  }

  /// What lives until the next tip leaves, and what its group and target rule out.
  mutating func makeRoom(for id: String, _ step: Int?, _ batch: Int, _ origin: String, _ animated: Bool) {
    let life = Actor.named(id).life
    for tip in kept where tip.cause == .lost {
      let sharesGroup = life.group != nil && Actor.named(tip.id).life.group == life.group
      let livesOn = Actor.named(tip.id).staysOn || tip.batch == batch || trigger(tip.id, tip.step) != "now"
      if !sharesGroup, livesOn { continue }
      drop(tip.id, step != nil && tip.step != nil ? "left" : "replaced", origin)
    }
    for tip in tips where tip.id != id {
      let sharesGroup = life.group != nil && Actor.named(tip.id).life.group == life.group
      let sharesTarget = life.replacesSame && isPlaceable(id) && spot(tip.id) == spot(id)
      let livesOn = Actor.named(tip.id).staysOn || tip.batch == batch || trigger(tip.id, tip.step) == "hover"
      if !sharesGroup, !sharesTarget, livesOn { continue }
      leave(tip.id, "dismissed \(tip.id) " + (step != nil && tip.step != nil ? "left" : "replaced"), origin, animated)
    }
  }

  /// A tip comes onto the screen.
  mutating func come(
    _ id: String, _ step: Int?, _ batch: Int, _ animated: Bool, _ origin: String, isCentered: Bool = false
  ) {
    finishLeaving(id)
    let motion = animated ? Actor.named(id).coming : 0
    changes.append("put \(id)" + (isCentered ? " centered" : "") + (motion > 0 ? " in \(motion)" : ""))
    tips.append(
      Tip(id: id, step: step, batch: batch, isCentered: isCentered, shownAt: motion > 0 ? now + motion : nil))
    if motion == 0 { tellShown(tips.count - 1, origin) }
    wakeDim(id)
    if Actor.named(id).dim != nil { dim.moves = motion > 0 }
  }

  mutating func tellShown(_ index: Int, _ origin: String) {
    events.append("shown \(tips[index].id) \(origin)")
    tips[index].shownAt = nil
    let stay = Actor.named(tips[index].id).life.dismissAfter
    let isHeld = tips[index].heldFor != nil
    tips[index].heldFor = isHeld ? stay : nil
    if !isHeld { tips[index].dismissAt = stay.map { now + $0 } }
  }

  /// A tip that comes back while it is leaving has left first.
  mutating func finishLeaving(_ id: String) {
    for tip in leaving where tip.id == id { events.append(tip.event) }
    leaving.removeAll { $0.id == id }
  }

  /// A tip is put again as it is; its motion goes on.
  mutating func putAgain(_ tip: Tip) {
    let words = "put \(tip.id)" + (tip.isCentered ? " centered" : "")
    guard let shownAt = tip.shownAt else { return changes.append(words) }
    let duration = Actor.named(tip.id).coming
    changes.append(words + motionWords(isIn: true, duration, since: now - (shownAt - duration)))
  }
}
