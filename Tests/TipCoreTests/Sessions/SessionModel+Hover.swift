extension SessionModel {
  /// What the pointer is doing.
  struct Hover {
    struct Due: Equatable {
      var id: String
      var at: Double
    }

    var over: String?
    var opening: Due?
    var closing: Due?
    var browsesUntil = -Double.infinity
    var suppressed: String?
  }

  mutating func pointer(_ kind: String, _ spot: Input.Spot?) {
    let hit = spot.flatMap { self.hit($0) }
    meaning = "outside nobody passed nothing"
    if let hit { meaning = "\(hit.region) \(hit.tip) \(hit.region == "target" ? "passed" : "consumed") nothing" }
    hold(hit?.region == "bubble" ? hit?.tip : nil)
    guard let spot, kind == "press" || kind == "wheel" else { return hover(spot) }
    stopHover(spot)
    if hit == nil { actOutside(kind) }
  }

  /// The time of the tip under the pointer stands still.
  private mutating func hold(_ id: String?) {
    for index in tips.indices {
      let tip = tips[index]
      if tip.id == id {
        if tip.shownAt != nil { tips[index].heldFor = tip.heldFor ?? 0 }
        guard let until = tip.dismissAt else { continue }
        tips[index].heldFor = until - now
        tips[index].dismissAt = nil
      } else if let rest = tip.heldFor {
        tips[index].heldFor = nil
        if tip.shownAt == nil { tips[index].dismissAt = now + rest }
      }
    }
  }

  /// The one tip on the screen that the pointer has brought.
  private var open: Tip? { tips.last { trigger($0.id, $0.step) == "hover" } }

  /// The tip that the pointer brings or keeps at a spot.
  private func hovered(_ spot: Input.Spot) -> String? {
    switch spot {
    case .bubble(let id):
      guard let open else { return nil }
      return spotOf(open.id) == spotOf(id) && !(tips.first { $0.id == id }?.isCentered ?? false) ? open.id : nil
    case .target(let id):
      if let open, spotOf(open.id) == spotOf(id), isPlaceable(open.id) { return open.id }
      return kept.last { $0.cause == .hover && spotOf($0.id) == spotOf(id) && isPlaceable($0.id) }?.id
    case .hint, .nowhere: return nil
    }
  }

  private mutating func hover(_ spot: Input.Spot?) {
    let id = spot.flatMap { hovered($0) }
    if id != hover.over {
      if let old = hover.over { events.append("exited \(old) pointer") }
      if let id { events.append("entered \(id) pointer") }
      hover.over = id
    }
    if id != hover.suppressed { hover.suppressed = nil }
    if let open, open.id != id {
      if hover.closing?.id != open.id { hover.closing = Hover.Due(id: open.id, at: now + 0.125) }
    } else {
      hover.closing = nil
    }
    guard let id, id != hover.suppressed, kept.contains(where: { $0.id == id }) else {
      hover.opening = nil
      return
    }
    guard hover.opening?.id != id else { return }
    let browses = now < hover.browsesUntil || open != nil
    hover.opening = Hover.Due(id: id, at: now + (browses ? 0.0625 : 0.5))
  }

  private mutating func stopHover(_ spot: Input.Spot) {
    let id = hovered(spot)
    hover.opening = nil
    if let open, !isOn(open, spot) { closeHover("dismissed", "pointer") }
    hover.suppressed = id
  }

  private func isOn(_ tip: Tip, _ spot: Input.Spot) -> Bool {
    guard case .bubble = spot else { return false }
    return hovered(spot) == tip.id
  }

  private mutating func closeHover(_ reason: String, _ origin: String) {
    hover.closing = nil
    guard let open else { return }
    hover.browsesUntil = now + 0.5
    hide(open.id, .hover, reason, origin, true)
  }

  /// What the pointer brings, and what it leaves, when its time has come.
  mutating func openIfDue() {
    if let closing = hover.closing, closing.at <= now { closeHover("pointer", "timer") }
    guard let opening = hover.opening, opening.at <= now else { return }
    hover.opening = nil
    guard isPlaceable(opening.id), kept.contains(where: { $0.id == opening.id }) else { return }
    closeHover("replaced", "timer")
    guard let index = kept.firstIndex(where: { $0.id == opening.id }) else { return }
    let tip = kept.remove(at: index)
    come(tip.id, nil, tip.batch, tip.animated, "timer")
  }
}
