extension SessionModel {
  /// The target of the step to come is not there.
  mutating func miss(_ goal: Int, _ way: Way) {
    let life = Actor.named(steps[goal]).life
    switch life.missing {
    case "wait":
      self.way?.stage = .wait
      guard !way.hasWaited else { return }
      leaveStep(way)
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
    unhide(way.animated, origin)
  }
}
