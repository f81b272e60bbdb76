extension SessionModel {
  mutating func dropHidden(_ origin: String) {
    guard isHidden else { return }
    isHidden = false
    for tip in kept where tip.cause == .paused { drop(tip.id, "left", origin) }
  }

  /// One change moves tip and index together.
  mutating func enter(_ goal: Int, _ way: Way, isCentered: Bool = false) {
    let id = steps[goal]
    arrive(goal, way)
    batches += 1
    if let index = tips.firstIndex(where: { $0.id == id }) {
      let tip = tips.remove(at: index)
      makeRoom(for: id, tip.step, batches, way.origin, way.animated)
      tips.append(tip)
      wakeDim(id)
      if Actor.named(id).dim != nil { dim.moves = way.animated && Actor.named(id).coming > 0 }
      return putAgain(tip)
    }
    kept.removeAll { $0.id == id }
    guard isCentered else { return bring(id, step: goal, batches, way.animated, way.origin) }
    makeRoom(for: id, goal, batches, way.origin, way.animated)
    come(id, goal, batches, way.animated, way.origin, isCentered: true)
  }

  mutating func arrive(_ goal: Int, _ way: Way) {
    leaveStep(way)
    self.way = nil
    tour = .at(goal)
    skipped.remove(steps[goal])
    guard let from = way.from, from != goal else { return }
    drop(steps[from], "left", way.origin)
    guard way.direction == "previous", tips.contains(where: { $0.id == steps[from] }) else { return }
    leave(steps[from], "dismissed \(steps[from]) left", way.origin, way.animated)
  }

  mutating func finishTour(_ way: Way) {
    leaveStep(way)
    self.way = nil
    queued = nil
    isHidden = false
    tour = .ended
    for tip in tips where tip.step != nil {
      leave(tip.id, "dismissed \(tip.id) \(way.end.tips)", way.origin, way.animated)
    }
    for tip in kept where tip.step != nil { drop(tip.id, way.end.tips, way.origin) }
    events.append("ended \(way.end.tour) \(way.origin)")
  }
}
