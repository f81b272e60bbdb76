extension SessionModel {
  /// What asks the tour to go somewhere, and who asked.
  struct Call: Equatable {
    enum Request: Equatable { case next, previous, go(Int), end(String, tips: String) }

    var request: Request
    var origin: String
    var animated: Bool

    init(_ request: Request, _ origin: String, _ animated: Bool) {
      self.request = request
      self.origin = origin
      self.animated = animated
    }
  }

  /// The step at which the tour is.
  var current: Int? {
    switch tour {
    case .at(let index), .paused(let index): index
    case .idle, .ended: nil
    }
  }

  func isCurrentStep(_ tip: Tip) -> Bool { tip.step != nil && tour == tip.step.map { .at($0) } }

  /// Which steps progress counts.
  var counted: [Bool] { steps.map { isAllowed($0) && !skipped.contains($0) } }

  private func isAllowed(_ id: String) -> Bool {
    guard let when = Actor.named(id).life.when else { return true }
    return when.hasPrefix("!") ? !conditions.contains(String(when.dropFirst())) : conditions.contains(when)
  }

  /// The way of all that asks the tour to go somewhere.
  mutating func walk(_ call: Call) {
    if let question = way?.question {
      guard case .end = call.request else {
        queued = call
        return unchanged("queued", call.origin)
      }
      way?.question = nil
      queued = nil
      events.append("withdrawn \(question.id) \(call.origin)")
    }
    guard let way = way(for: call) else { return }
    self.way = way
    proceed()
  }

  func way(_ call: Call) -> Way {
    var new = Way(origin: call.origin, animated: call.animated, from: current)
    new.hasLeft = way?.hasLeft ?? false
    // Who waits has asked for leave already.
    new.stage = way == nil ? .confirmLeave : .confirmEnter
    return new
  }

  private mutating func way(for call: Call) -> Way? {
    var new = way(call)
    let at = way?.goal ?? current
    switch call.request {
    case .end(let reason, let tips):
      guard current != nil || way != nil else {
        unchanged(tour == .ended ? "ended" : "notStarted", call.origin)
        return nil
      }
      new.end = (reason, tips)
      if way != nil { new.stage = .leave }
    case .go(let index):
      if tour == .ended { skipped = [] }
      if case .paused(let index) = tour {
        tour = .at(index)
        events.append("resumed \(call.origin)")
      }
      new.goal = index
      if let at, index < at { new.direction = "previous" }
    case .next, .previous:
      if self.way == nil, let reason = standstill(call, at) {
        unchanged(reason, call.origin)
        return nil
      }
      new.direction = call.request == .next ? "next" : "previous"
      new.goal = allowedStep(from: at, new.direction, call.origin)
      guard new.goal == nil, at == nil || new.direction == "previous" else { return new }
      unchanged(at == nil ? "empty" : "atFirst", call.origin)
      return nil
    }
    return new
  }

  private func standstill(_ call: Call, _ at: Int?) -> String? {
    switch tour {
    case .ended: "ended"
    case .paused: "paused"
    case .idle where at == nil && call.request == .previous: "notStarted"
    case .idle where steps.isEmpty: "empty"
    case .idle, .at: nil
    }
  }

  mutating func unchanged(_ reason: String, _ origin: String) { events.append("unchanged \(reason) \(origin)") }

  /// The nearest step whose conditions hold; what is passed over is told.
  mutating func allowedStep(from start: Int?, _ direction: String, _ origin: String, wraps: Bool? = nil) -> Int? {
    var index = start ?? -1
    for _ in steps {
      index += direction == "next" ? 1 : -1
      if !steps.indices.contains(index) {
        guard wraps ?? self.wraps, start != nil else { return nil }
        index = direction == "next" ? 0 : steps.count - 1
      }
      if index == start { return nil }
      if isAllowed(steps[index]) { return index }
      tellSkipped(steps[index], "condition", origin)
    }
    return nil
  }
}
