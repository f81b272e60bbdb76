extension SessionModel {
  mutating func add(_ ids: [String], _ place: String?) throws(Refusal) {
    let position = try position(place)
    try checkNew(ids)
    renumber(Array(steps[..<position]) + ids + steps[position...])
  }

  mutating func reorder(_ ids: [String], _ place: String?) throws(Refusal) {
    let position = try position(place)
    var moved: [String] = []
    for id in ids {
      guard steps.contains(id) else { throw .unknownStep }
      if !moved.contains(id) { moved.append(id) }
    }
    let (before, behind) = (steps[..<position], steps[position...])
    renumber(before.filter { !moved.contains($0) } + moved + behind.filter { !moved.contains($0) })
  }

  private func position(_ place: String?) throws(Refusal) -> Int {
    guard let place else { return steps.count }
    guard let index = steps.firstIndex(of: place) else { throw .unknownStep }
    return index
  }

  /// The tour stays at its step, and on its way, wherever that is now.
  private mutating func renumber(_ new: [String]) {
    let old = steps
    func place(_ index: Int?) -> Int? { index.flatMap { new.firstIndex(of: old[$0]) } }
    steps = new
    let (goal, from) = (place(way?.goal), place(way?.from))
    way?.goal = goal
    way?.from = from
    if case .go(let index)? = queued?.request, let place = place(index) { queued?.request = .go(place) }
    switch tour {
    case .at(let index): tour = place(index).map { .at($0) } ?? .idle
    case .paused(let index): tour = place(index).map { .paused($0) } ?? .idle
    case .idle, .ended: break
    }
    for index in tips.indices where tips[index].step != nil { tips[index].step = new.firstIndex(of: tips[index].id) }
    for index in kept.indices where kept[index].step != nil { kept[index].step = new.firstIndex(of: kept[index].id) }
    putSteps()
  }

  /// Puts the steps on the screen again, since they say which of how many they are.
  mutating func putSteps() {
    toldCounted = counted
    let put = changes[partStart...]
    for tip in tips where tip.step != nil {
      if !put.contains(where: { $0 == "put \(tip.id)" || $0.hasPrefix("put \(tip.id) ") }) { putAgain(tip) }
    }
  }

  mutating func remove(_ ids: [String], _ animated: Bool) throws(Refusal) {
    for id in ids where !steps.contains(id) { throw .unknownStep }
    let (old, before, wasAt) = (steps, tour, current)
    let waiting = way?.question == nil ? way : nil
    let losesGoal = waiting?.goal.map { ids.contains(old[$0]) } ?? false
    if waiting == nil || losesGoal {
      cancelWay("api")
      unhide(animated, "api")
    }
    for id in old where ids.contains(id) {
      _ = dismiss(id, "removed", "api", animated)
      skipped.remove(id)
    }
    renumber(old.filter { !ids.contains($0) })
    func place(_ index: Int) -> Int { old[..<index].filter { !ids.contains($0) }.count }
    if let waiting {
      if losesGoal, let goal = waiting.goal { goOn(waiting, place(goal)) }
    } else if let wasAt, ids.contains(old[wasAt]) {
      goOn(old[wasAt], wasAt, place(wasAt), isPaused: before == .paused(wasAt), animated)
    }
  }

  /// The step where the tour was is removed: it goes on to the one behind it.
  private mutating func goOn(_ left: String, _ index: Int, _ next: Int, isPaused: Bool, _ animated: Bool) {
    let goal = allowedStep(from: next - 1, "next", "api", wraps: false)
    events.append("left \(left) \(index) \(goal.map { "\($0)" } ?? "end") next api")
    if isPaused, let goal {
      tour = .paused(goal)
      guard !kept.contains(where: { $0.id == steps[goal] }) else { return }
      return kept.append(Kept(id: steps[goal], step: goal, batch: 0, cause: .paused))
    }
    var way = Way(origin: "api", animated: animated, from: nil)
    way.goal = goal
    way.hasLeft = true
    way.stage = goal == nil ? .leave : .confirmEnter
    self.way = way
    proceed()
  }

  /// The step is removed that the tour waited for: it goes on to the next one in its direction.
  private mutating func goOn(_ waiting: Way, _ place: Int) {
    var way = waiting
    let start = way.direction == "next" ? place - 1 : place
    way.goal = allowedStep(from: start, way.direction, "api", wraps: false)
    way.from = current
    way.hasWaited = false
    way.deadline = nil
    way.stage = way.goal == nil ? .leave : .confirmEnter
    guard way.goal != nil || way.direction == "next" else { return unchanged("atFirst", "api") }
    self.way = way
    proceed()
  }
}
