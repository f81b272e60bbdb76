extension SessionModel {
  /// What the host reports of its window.
  mutating func report(_ input: Input) {
    switch input {
    case .move(let name, let place): move(name, place)
    case .condition(let name, let holds): if holds { conditions.insert(name) } else { conditions.remove(name) }
    default: break
    }
    lookAgain()
    guard case .happened(let name) = input, case .at(let index) = tour, way == nil else { return }
    if Actor.named(steps[index]).life.advanceOn == name { walk(Call(.next, "host", true)) }
  }

  /// The target that the tour waits for may be there by now.
  private mutating func lookAgain() {
    if let goal = way?.goal, let question = way?.question, question.kind == .resolve, isPlaceable(steps[goal]),
      Actor.named(steps[goal]).life.resolve == "missing"
    {
      way?.question = nil
      way?.deadline = nil
      events.append("withdrawn \(question.id) host")
      proceed()
    }
    guard let way, way.stage == .wait, let goal = way.goal, isPlaceable(steps[goal]) else { return }
    self.way?.stage = .place
    proceed()
  }

  /// A target moves or is gone: what is there follows, is lost, or comes back.
  mutating func move(_ name: String, _ place: Int?) {
    let old = targets[name]
    targets[name] = place
    func isOnIt(_ id: String) -> Bool { Actor.named(id).ref == name }
    var lost: [String] = []
    for index in tips.indices where isOnIt(tips[index].id) {
      guard place != nil || tips[index].isCentered else {
        lost.append(tips[index].id)
        continue
      }
      let wasCentered = tips[index].isCentered
      if place != nil { tips[index].isCentered = false }
      if place != nil, wasCentered || place != old { putAgain(tips[index]) }
    }
    for id in lost { lose(id) }
    for tip in kept where tip.cause == .lost && isPlaceable(tip.id) { comeBack(tip) }
    for index in kept.indices where kept[index].cause == .hint && isOnIt(kept[index].id) {
      if place == nil {
        kept[index].cause = .lost
        changes.append("marker gone \(kept[index].id)")
      } else if place != old {
        // One that has just come back was put already.
        let words = "marker \(kept[index].id)"
        if !changes[partStart...].contains(words) { changes.append(words) }
      }
    }
  }

  private mutating func comeBack(_ tip: Kept) {
    guard let index = kept.firstIndex(where: { $0.id == tip.id }) else { return }
    kept.remove(at: index)
    guard trigger(tip.id, tip.step) != "hint" else {
      kept.append(tip)
      kept[kept.count - 1].cause = .hint
      return changes.append("marker \(tip.id)")
    }
    come(tip.id, tip.step, tip.batch, tip.animated, "host")
  }

  /// A tip gets other data: if it shows, it is put again.
  mutating func touch(_ id: String) throws(Refusal) {
    if let tip = tips.first(where: { $0.id == id }) { return putAgain(tip) }
    if let index = kept.firstIndex(where: { $0.id == id }) {
      guard kept[index].cause == .hint else { return }
      kept.append(kept.remove(at: index))
      return changes.append("marker \(id)")
    }
    guard steps.contains(id) else { throw .unknownTip }
  }
}
