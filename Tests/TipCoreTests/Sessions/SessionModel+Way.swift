extension SessionModel {
  /// A tour on its way from one step to another.
  struct Way {
    enum Stage { case confirmLeave, confirmEnter, leave, resolve, place, wait }

    var goal: Int?
    var direction = "next"
    var origin: String
    var animated: Bool
    var from: Int?
    var end = (tour: "completed", tips: "completed")
    var stage = Stage.confirmLeave
    var hasLeft = false
    var hasWaited = false
    var passed = 0
    var question: Question?
    var deadline: Double?

    init(origin: String, animated: Bool, from: Int?) {
      self.origin = origin
      self.animated = animated
      self.from = from
    }
  }

  /// Goes as far as it can, and then serves the call that has waited.
  mutating func proceed() {
    while let way, way.question == nil, way.stage != .wait { advance(way) }
    guard way == nil, let call = queued else { return }
    queued = nil
    walk(call)
  }

  /// The host is told once that a step is left: when the next one is entered, asked for or waited for, or at the end.
  mutating func leaveStep(_ way: Way) {
    if !way.hasLeft, let from = way.from {
      self.way?.hasLeft = true
      events.append(
        "left \(steps[from]) \(from) \(way.goal.map { "\($0)" } ?? "end") \(way.direction) \(way.origin)")
    }
    if way.goal != nil { dropHidden(way.origin) }
  }

  private mutating func advance(_ way: Way) {
    switch way.stage {
    case .confirmLeave:
      self.way?.stage = .confirmEnter
      if let from = way.from, Actor.named(steps[from]).life.asksToLeave { ask(.leave, from) }
    case .confirmEnter:
      self.way?.stage = .leave
      if let goal = way.goal, Actor.named(steps[goal]).life.asksToEnter { ask(.enter, goal) }
    case .leave:
      self.way?.stage = .resolve
      if way.goal == nil { finishTour(way) }
    case .resolve:
      self.way?.stage = .place
      guard let goal = way.goal else { return }
      let rule = Actor.named(steps[goal]).life.resolve
      guard rule == "always" || rule == "missing" && !isPlaceable(steps[goal]) else { return }
      leaveStep(way)
      ask(.resolve, goal)
    case .place:
      guard let goal = way.goal else { return }
      if isPlaceable(steps[goal]) { enter(goal, way) } else { miss(goal, way) }
    case .wait: break
    }
  }
}
