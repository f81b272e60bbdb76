extension SessionModel {
  mutating func next(_ animated: Bool, _ origin: String) throws(Refusal) {
    switch tour {
    case .ended: events.append("unchanged ended \(origin)")
    case .idle where steps.isEmpty: events.append("unchanged empty \(origin)")
    case .idle: try go(nil, 0, "next", animated, origin)
    case .at(let index) where index + 1 < steps.count: try go(index, index + 1, "next", animated, origin)
    case .at: endTour("completed", animated, origin)
    }
  }

  mutating func previous(_ animated: Bool, _ origin: String) throws(Refusal) {
    switch tour {
    case .ended: events.append("unchanged ended \(origin)")
    case .idle: events.append("unchanged notStarted \(origin)")
    case .at(0): events.append("unchanged atFirst \(origin)")
    case .at(let index): try go(index, index - 1, "previous", animated, origin)
    }
  }

  mutating func endTour(_ reason: String, _ animated: Bool, _ origin: String) {
    guard case .at(let index) = tour else { return }
    events.append("left \(steps[index]) \(index) end next \(origin)")
    for tip in tips where tip.step != nil { leave(tip.id, reason, origin, animated) }
    tour = .ended
    events.append("ended \(reason) \(origin)")
    tellOverlay()
  }

  private mutating func go(
    _ old: Int?, _ new: Int, _ direction: String, _ animated: Bool, _ origin: String
  ) throws(Refusal) {
    let id = steps[new]
    guard hasTarget(id) else { throw .unknownTarget }
    if let old {
      events.append("left \(steps[old]) \(old) \(new) \(direction) \(origin)")
      if direction == "previous", tips.contains(where: { $0.id == steps[old] }) {
        leave(steps[old], "left", origin, animated)
      }
    }
    tour = .at(new)
    guard let there = tips.firstIndex(where: { $0.id == id }) else {
      makeRoom("left", origin, animated)
      // A tip that comes back while it is leaving has left first.
      for gone in leaving where gone.id == id { events.append("dismissed \(id) \(gone.reason) \(gone.origin)") }
      leaving.removeAll { $0.id == id }
      come(id, step: new, animated, origin)
      tellOverlay()
      return
    }
    let tip = tips.remove(at: there)
    makeRoom("left", origin, animated)
    tips.append(tip)
    changes.append(again(tip))
    wakeDim(id)
    if Actor.named(id).dim != nil { movesDim = animated && Actor.named(id).coming > 0 }
    tellOverlay()
  }
}
