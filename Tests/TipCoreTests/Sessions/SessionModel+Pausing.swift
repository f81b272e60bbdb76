extension SessionModel {
  mutating func pause(_ animated: Bool) {
    switch tour {
    case .paused: return unchanged("paused", "api")
    case .at(let index):
      cancelWay("api")
      tour = .paused(index)
    case .idle, .ended:
      // The first step is asked or waited for: the pause is at that step.
      guard let goal = way?.goal else { return unchanged(tour == .ended ? "ended" : "notStarted", "api") }
      cancelWay("api")
      tour = .paused(goal)
      kept.append(Kept(id: steps[goal], step: goal, batch: 0, cause: .paused))
    }
    isHidden = true
    events.append("paused api")
    for tip in tips.reversed() where tip.step != nil { hide(tip.id, .paused, "paused", "api", animated) }
    for index in kept.indices where kept[index].step != nil { kept[index].cause = .paused }
  }

  mutating func resume(_ animated: Bool) {
    guard case .paused(let index) = tour else { return unchanged("notPaused", "api") }
    tour = .at(index)
    events.append("resumed api")
    unhide(animated, "api")
  }

  /// What a pause has hidden is there again.
  mutating func unhide(_ animated: Bool, _ origin: String) {
    guard isHidden, case .at = tour else { return }
    isHidden = false
    batches += 1
    let hidden = kept.filter { $0.cause == .paused }
    kept.removeAll { $0.cause == .paused }
    for tip in hidden.reversed() {
      if isPlaceable(tip.id) || tip.isCentered {
        makeRoom(for: tip.id, tip.step, batches, origin, animated)
        come(tip.id, tip.step, batches, animated, origin, isCentered: !isPlaceable(tip.id))
      } else {
        kept.append(tip)
        kept[kept.count - 1].cause = .lost
        kept[kept.count - 1].batch = batches
        if case .at(let index) = tour, index == tip.step {
          events.append("waiting \(tip.id) \(index) \(origin)")
        }
      }
    }
  }
}
