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
      guard position < session.tour.steps.count else { return session.append(named, &outcome) }
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
    let known = Set(tour.steps.map { (step: TipSpec) -> String in step.id })
    for id in ids where !known.contains(id) { throw .unknownStep(.id(id)) }
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
    let old = tour
    func isGone(_ index: Int?) -> Bool {
      index.map { (index: Int) -> Bool in ids.contains(old.steps[index].id) } ?? false
    }
    let waiting = old.transition?.question == nil ? old.transition : nil
    // A wait for a target goes on, unless there is nothing left to wait for.
    if waiting == nil || isGone(waiting?.goal) {
      cancelTransition(.api, &outcome)
      unhide(animated, .api, &outcome)
    }
    dismissSteps(ids, animated: animated, &outcome)
    if isGone(old.state.index) { tour.state = .idle }
    renumber(old.steps.filter { (step: TipSpec) -> Bool in !ids.contains(step.id) }, &outcome)
    func remaining(before index: Int) -> Int {
      old.steps[..<index].count { (step: TipSpec) -> Bool in !ids.contains(step.id) }
    }
    if let waiting, let goal = waiting.goal {
      if isGone(goal) { goOn(waiting, to: remaining(before: goal), &outcome) }
    } else if isGone(old.state.index), let index = old.state.index {
      goOn(from: index, of: old, to: remaining(before: index), animated: animated, &outcome)
    }
  }

  private mutating func dismissSteps(_ ids: Set<String>, animated: Bool, _ outcome: inout Outcome) {
    let reason = DismissReason.removed.rawValue
    for id in tour.steps.map({ (step: TipSpec) -> String in step.id }) where ids.contains(id) {
      if !dismiss(id, reason, .api, animated: animated, &outcome) {
        sendHome(id, .dismissed(reason), origin: .api, animated: animated, &outcome)
      }
      tour.skipped.remove(id)
    }
  }

  /// Goes on after the current step was removed: to the one that is now at its position, or behind it.
  private mutating func goOn(
    from index: Int, of old: Tour, to next: Int, animated: Bool, _ outcome: inout Outcome
  ) {
    let goal = allowedStep(from: next - 1, .next, origin: .api, wraps: false, &outcome)
    outcome.tell(.left(tip: old.steps[index].id, from: index, to: goal, direction: .next), .api)
    if case .paused = old.state, let goal {
      tour.state = .paused(goal)
      let spec = tour.steps[goal]
      guard self.index(ofKept: spec.id) == nil, !isElsewhere(spec) else { return }
      return keep(KeptTip(spec: spec, step: goal, cause: .paused))
    }
    var transition = Transition(goal: goal, direction: .next, origin: .api, animated: animated)
    transition.stage = goal == nil ? .leave : .confirmEnter
    transition.hasLeft = true
    tour.transition = transition
    proceed(&outcome)
  }

  /// Goes on after the step was removed whose target the tour waited for.
  private mutating func goOn(_ waiting: Transition, to next: Int, _ outcome: inout Outcome) {
    let start = waiting.direction == .next ? next - 1 : next
    var transition = waiting
    transition.goal = allowedStep(from: start, waiting.direction, origin: .api, wraps: false, &outcome)
    transition.from = tour.state.index
    transition.hasWaited = false
    transition.deadline = nil
    transition.stage = transition.goal == nil ? .leave : .confirmEnter
    guard transition.goal != nil || waiting.direction == .next else {
      return outcome.tell(.unchanged(reason: .atFirst, tip: nil), .api)
    }
    tour.transition = transition
    proceed(&outcome)
  }

  /// Adds steps at the end, where no other gets another position: a long tour is not copied for it.
  private mutating func append(_ steps: [TipSpec], _ outcome: inout Outcome) {
    tour.steps.append(contentsOf: steps)
    let adds = steps.contains { (step: TipSpec) -> Bool in !step.extras.conditions.isEmpty }
    tour.hasConditions = tour.hasConditions || adds
    putSteps(&outcome)
  }

  /// Takes over a new list of steps: the tour stays at its step, wherever that is now.
  private mutating func renumber(_ steps: [TipSpec], _ outcome: inout Outcome) {
    let current = tour.state.index.map { (index: Int) -> String in tour.steps[index].id }
    let goal = tour.transition?.goal.map { (index: Int) -> String in tour.steps[index].id }
    let from = tour.transition?.from.map { (index: Int) -> String in tour.steps[index].id }
    let old = tour.steps
    tour.steps = steps
    tour.hasConditions = steps.contains { (step: TipSpec) -> Bool in !step.extras.conditions.isEmpty }
    var places: [String: Int] = [:]
    for (index, step) in steps.enumerated() { places[step.id] = index }
    if let goal { tour.transition?.goal = places[goal] }
    if let from { tour.transition?.from = places[from] }
    if case .go(let index)? = tour.queued?.request, let place = places[old[index].id] {
      tour.queued?.request = .go(place)
    }
    if let current, let index = places[current] {
      if case .paused = tour.state { tour.state = .paused(index) } else { tour.state = .running(index) }
    }
    for index in tips.indices where tips[index].step != nil { tips[index].step = places[tips[index].spec.id] }
    for index in kept.indices where kept[index].step != nil { kept[index].step = places[kept[index].spec.id] }
    putSteps(&outcome)
  }
}
