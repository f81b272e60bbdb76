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
      if !way.hasLeft, let from = way.from {
        self.way?.hasLeft = true
        events.append(
          "left \(steps[from]) \(from) \(way.goal.map { "\($0)" } ?? "end") \(way.direction) \(way.origin)")
      }
      if way.goal == nil { finishTour(way) } else { dropHidden(way.origin) }
    case .resolve:
      self.way?.stage = .place
      guard let goal = way.goal else { return }
      let rule = Actor.named(steps[goal]).life.resolve
      if rule == "always" || rule == "missing" && !isPlaceable(steps[goal]) { ask(.resolve, goal) }
    case .place:
      guard let goal = way.goal else { return }
      if isPlaceable(steps[goal]) { enter(goal, way) } else { miss(goal, way) }
    case .wait: break
    }
  }

  private mutating func dropHidden(_ origin: String) {
    guard isHidden else { return }
    isHidden = false
    for tip in kept where tip.cause == .paused { drop(tip.id, "left", origin) }
  }

  /// One change moves tip and index together.
  private mutating func enter(_ goal: Int, _ way: Way, isCentered: Bool = false) {
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

  private mutating func arrive(_ goal: Int, _ way: Way) {
    self.way = nil
    tour = .at(goal)
    skipped.remove(steps[goal])
    guard let from = way.from, from != goal else { return }
    drop(steps[from], "left", way.origin)
    guard way.direction == "previous", tips.contains(where: { $0.id == steps[from] }) else { return }
    leave(steps[from], "dismissed \(steps[from]) left", way.origin, way.animated)
  }

  private mutating func finishTour(_ way: Way) {
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

  /// The target of the step to come is not there.
  private mutating func miss(_ goal: Int, _ way: Way) {
    let life = Actor.named(steps[goal]).life
    switch life.missing {
    case "wait":
      self.way?.stage = .wait
      guard !way.hasWaited else { return }
      self.way?.hasWaited = true
      self.way?.deadline = life.missingTimeout.map { now + $0 }
      events.append("waiting \(steps[goal]) \(goal) \(way.origin)")
    default: giveUp(goal, life.missing, way, way.origin)
    }
  }

  private mutating func giveUp(_ goal: Int, _ policy: String, _ way: Way, _ origin: String) {
    switch policy {
    case "skip": pass(goal, "missing", origin)
    case "center": enter(goal, way, isCentered: true)
    default:
      self.way?.goal = nil
      self.way?.end = ("targetLost", "targetLost")
      self.way?.stage = .leave
    }
  }

  /// Neither an answer nor a target came in time.
  mutating func wayIsDue() {
    guard let way else { return }
    self.way?.deadline = nil
    if let question = way.question {
      self.way?.question = nil
      events.append("withdrawn \(question.id) timer")
    } else if let goal = way.goal {
      giveUp(goal, Actor.named(steps[goal]).life.then, way, "timer")
    }
    proceed()
  }

  /// A step is passed over.
  mutating func pass(_ goal: Int, _ reason: String, _ origin: String) {
    guard var way else { return }
    tellSkipped(steps[goal], reason, origin)
    way.passed += 1
    way.goal = way.passed < steps.count ? allowedStep(from: goal, way.direction, origin) : nil
    way.hasWaited = false
    way.deadline = nil
    way.stage = way.goal == nil ? .leave : .confirmEnter
    guard way.goal == nil, way.direction == "previous" else {
      self.way = way
      return
    }
    self.way = nil
    unchanged("atFirst", origin)
  }
}
