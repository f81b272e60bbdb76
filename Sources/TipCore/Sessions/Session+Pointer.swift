/// What the pointer is doing to tips that it brings.
struct HoverState: Sendable {
  /// The tip whose target, or which itself, is under the pointer.
  var over: String?
  /// The tip that is to come, and when.
  var opening: Due?
  /// The tip that is to go, and when.
  var closing: Due?
  /// Until when tips come sooner, since one was there a moment ago.
  var browsesUntil = -Double.infinity
  /// A tip that does not come before the pointer has left its target.
  var suppressed: String?

  struct Due: Equatable, Sendable {
    var tip: String
    var at: Double
  }
}

extension Session {
  /// Takes what the pointer does, and says what it means.
  public mutating func pointer(_ kind: PointerKind, at point: Point?, now time: Double) -> TapResult {
    var result = TapResult()
    result.outcome = call(time) { (session: inout Session, outcome: inout Outcome) in
      session.pointer(kind, at: point, &result, &outcome)
    }
    return result
  }

  private mutating func pointer(
    _ kind: PointerKind, at point: Point?, _ result: inout TapResult, _ outcome: inout Outcome
  ) {
    let hit = point.flatMap { (point: Point) -> Hit? in self.hit(point, bridges: true) }
    if let hit { result = TapResult(hit, consumed: consumes(hit)) }
    hold(hit?.isOfTip == true ? hit?.tip : nil)
    switch kind {
    case .move, .leave: hover(point, &outcome)
    case .press, .wheel, .swipe:
      stopHover(point, &outcome)
      if hit == nil, let point { actOutside(.pointer(kind), point, &result, &outcome) }
    }
  }

  private func consumes(_ hit: Hit) -> Bool {
    guard let index = index(ofTip: hit.tip) else { return true }
    return tips[index].spec.rule(hit, options(tips[index].spec).tap).consume
  }

  /// Stops the time of the tip under the pointer, and lets that of all others run.
  private mutating func hold(_ id: String?) {
    for index in tips.indices {
      if tips[index].spec.id == id {
        guard let until = tips[index].dismissAt else {
          // Its time has not begun yet: it is stopped from the start.
          if tips[index].shownAt != nil, tips[index].traits.stay != nil {
            tips[index].heldFor = tips[index].heldFor ?? 0
          }
          continue
        }
        tips[index].heldFor = until - now
        tips[index].dismissAt = nil
      } else if let rest = tips[index].heldFor {
        tips[index].heldFor = nil
        if tips[index].shownAt == nil { tips[index].dismissAt = now + rest }
      }
    }
  }
}

extension Hit {
  /// Whether it is the tip itself, not its target or its overlay.
  fileprivate var isOfTip: Bool { kind == .bubble || kind == .arrow || kind == .button }
}
