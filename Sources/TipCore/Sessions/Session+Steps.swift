extension Session {
  /// Adds steps to the tour, at its end or before a step; those that are visible are put again.
  ///
  /// - Throws: `tipExists`, `unknownStep` or `limit`; nothing has changed then.
  public mutating func add(_ specs: [TipSpec], at place: StepName? = nil, now time: Double) throws(SessionError)
    -> Outcome
  {
    let position = try position(place)
    let named = try named(specs, needTargets: false)
    return call(time) { (session: inout Session, outcome: inout Outcome) in
      var steps = session.tour.steps
      steps.insert(contentsOf: named, at: position)
      session.renumber(steps, &outcome)
    }
  }

  /// Moves steps of the tour together, in the order given, before the step at a place.
  ///
  /// - Throws: `unknownStep`; nothing has changed then.
  public mutating func move(_ ids: [String], to place: StepName?, now time: Double) throws(SessionError) -> Outcome {
    let position = try position(place)
    var moved: [TipSpec] = []
    var seen: Set<String> = []
    for id in ids where seen.insert(id).inserted {
      guard let index = tour.index(of: id) else { throw .unknownStep(.id(id)) }
      moved.append(tour.steps[index])
    }
    func stays(_ step: TipSpec) -> Bool { !seen.contains(step.id) }
    let steps = tour.steps[..<position].filter(stays) + moved + tour.steps[position...].filter(stays)
    return call(time) { (session: inout Session, outcome: inout Outcome) in session.renumber(steps, &outcome) }
  }

  /// Removes steps from the tour; one that is shown goes, and the tour goes on to the step behind it.
  ///
  /// - Throws: `unknownStep`; nothing has changed then.
  public mutating func remove(_ ids: [String], animated: Bool, now time: Double) throws(SessionError) -> Outcome {
    for id in ids where tour.index(of: id) == nil { throw .unknownStep(.id(id)) }
    return call(time) { (session: inout Session, outcome: inout Outcome) in
      session.remove(Set(ids), animated: animated, &outcome)
    }
  }

  /// The position that a place names, from 0 to the number of steps; without one the end.
  private func position(_ place: StepName?) throws(SessionError) -> Int {
    switch place {
    case nil: return tour.steps.count
    case .index(let index) where index >= 0 && index <= tour.steps.count: return index
    case .id(let id)?:
      guard let index = tour.index(of: id) else { throw .unknownStep(.id(id)) }
      return index
    case .index(let index)?: throw .unknownStep(.index(index))
    }
  }

  private mutating func remove(_ ids: Set<String>, animated: Bool, _ outcome: inout Outcome) {
    let current = tour.state.index
    let isGone = current.map { (index: Int) -> Bool in ids.contains(tour.steps[index].id) } ?? false
    // What was on its way may have lost its goal, or what it comes from.
    cancelTransition(.api, &outcome)
    let reason = DismissReason.removed.rawValue
    for id in tour.steps.map({ (step: TipSpec) -> String in step.id }) where ids.contains(id) {
      if !dismiss(id, reason, .api, animated: animated, &outcome) {
        sendHome(id, .dismissed(reason), origin: .api, animated: animated, &outcome)
      }
      tour.skipped.remove(id)
    }
    let before = current.map { (index: Int) -> Int in
      tour.steps[..<index].count { (step: TipSpec) -> Bool in !ids.contains(step.id) }
    }
    let left = current.map { (index: Int) -> String in tour.steps[index].id }
    let steps = tour.steps.filter { (step: TipSpec) -> Bool in !ids.contains(step.id) }
    guard isGone, let current, let before, let left else { return renumber(steps, &outcome) }
    let isPaused = tour.state == .paused(current)
    tour.state = .idle
    renumber(steps, &outcome)
    goOn(from: (left, current), to: before, isPaused: isPaused, animated: animated, &outcome)
  }

  /// Goes on after the current step was removed.
  private mutating func goOn(
    from: (tip: String, index: Int), to next: Int, isPaused: Bool, animated: Bool, _ outcome: inout Outcome
  ) {
    // The step that comes is looked for from the one before the removed one on.
    let goal = allowedStep(from: next - 1, .next, origin: .api, wraps: false, &outcome)
    outcome.tell(.left(tip: from.tip, from: from.index, to: goal, direction: .next), .api)
    if isPaused, let goal {
      tour.state = .paused(goal)
      return kept.append(KeptTip(spec: tour.steps[goal], step: goal, cause: .paused))
    }
    var transition = Transition(goal: goal, direction: .next, origin: .api, animated: animated)
    transition.stage = goal == nil ? .leave : .confirmEnter
    transition.hasLeft = true
    tour.transition = transition
    proceed(&outcome)
  }

  /// Takes over a new list of steps: the tour stays at its step, wherever that is now.
  private mutating func renumber(_ steps: [TipSpec], _ outcome: inout Outcome) {
    let current = tour.state.index.map { (index: Int) -> String in tour.steps[index].id }
    let goal = tour.transition?.goal.map { (index: Int) -> String in tour.steps[index].id }
    let from = tour.transition?.from.map { (index: Int) -> String in tour.steps[index].id }
    tour.steps = steps
    tour.hasConditions = steps.contains { (step: TipSpec) -> Bool in !step.extras.conditions.isEmpty }
    var places: [String: Int] = [:]
    for (index, step) in steps.enumerated() { places[step.id] = index }
    if let goal { tour.transition?.goal = places[goal] }
    if let from { tour.transition?.from = places[from] }
    if let current, let index = places[current] {
      if case .paused = tour.state { tour.state = .paused(index) } else { tour.state = .running(index) }
    }
    for index in tips.indices where tips[index].step != nil { tips[index].step = places[tips[index].spec.id] }
    for index in kept.indices where kept[index].step != nil { kept[index].step = places[kept[index].spec.id] }
    putSteps(&outcome)
  }
}
