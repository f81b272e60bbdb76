extension SessionModel {
  /// What there is at a spot: of tips the newest first, then hints, targets and the overlay.
  func hit(_ spot: Input.Spot) -> (region: String, tip: String)? {
    switch spot {
    case .bubble(let id):
      // A tip that is not there stands below its target, or would.
      let isCentered = tips.first { $0.id == id }?.isCentered ?? false
      let place = spotOf(id)
      if let tip = tips.last(where: { isCentered ? $0.isCentered : !$0.isCentered && spotOf($0.id) == place }) {
        return ("bubble", tip.id)
      }
    case .hint(let id):
      if let tip = kept.last(where: { $0.cause == .hint && spotOf($0.id) == spotOf(id) }) { return ("hint", tip.id) }
    case .target(let id):
      if let tip = tips.last(where: { !$0.isCentered && spotOf($0.id) == spotOf(id) }) { return ("target", tip.id) }
    case .nowhere: break
    }
    guard let newest = tips.last, tips.contains(where: { Actor.named($0.id).dim != nil }) else { return nil }
    return ("overlay", newest.id)
  }

  /// Where a tip's target is; one that is gone counts as at its first place.
  func spotOf(_ id: String) -> String { Actor.named(id).ref.map { "\($0)\(targets[$0] ?? 0)" } ?? id }

  mutating func tap(_ spot: Input.Spot) {
    guard let hit = hit(spot) else { return actOutside("tap") }
    tap(hit.region, hit.tip, "tap")
  }

  /// A tap on a region of a tip.
  mutating func tap(_ region: String, _ id: String, _ origin: String) {
    let actor = Actor.named(id)
    guard region != "hint" else { return open(id, origin) }
    guard let index = tips.firstIndex(where: { $0.id == id }) else { return }
    say(region, id, isConsumed: region != "target", [])
    if tips[index].shownAt != nil {
      if actor.life.inMotion == "queue" { waitingTap = (id, region) }
      guard actor.life.inMotion == "act" else { return }
    }
    // Only what a tap on a bubble does differs from tip to tip.
    let isBubble = region == "bubble"
    if !isBubble || actor.reports { events.append("tapped \(region) \(id) \(origin)") }
    if isBubble, perform(actor.action, id, origin) { say(region, id, isConsumed: true, [actor.action]) }
  }

  private mutating func say(_ region: String, _ id: String?, isConsumed: Bool, _ actions: [String]) {
    let done = actions.isEmpty ? "nothing" : actions.joined(separator: "+")
    meaning = "\(region) \(id ?? "nobody") \(isConsumed ? "consumed" : "passed") \(done)"
  }

  private mutating func open(_ id: String, _ origin: String) {
    guard let index = kept.firstIndex(where: { $0.id == id }) else { return }
    let tip = kept.remove(at: index)
    say("hint", id, isConsumed: true, ["open"])
    events.append("tapped hint \(id) \(origin)")
    changes.append("marker gone \(id)")
    batches += 1
    makeRoom(for: id, nil, batches, origin, tip.animated)
    come(id, nil, batches, tip.animated, origin)
  }

  /// Does an action on a tip; false if there is nothing to do.
  mutating func perform(_ action: String, _ id: String, _ origin: String) -> Bool {
    guard let tip = tips.first(where: { $0.id == id }) else { return false }
    switch action {
    case "none": return false
    case "next": walk(Call(.next, origin, true))
    case "previous": walk(Call(.previous, origin, true))
    case "end" where current != nil: walk(Call(.end("ended", tips: "ended"), origin, true))
    case "close" where isCurrentStep(tip): walk(Call(.end("closed", tips: "close"), origin, true))
    case "end", "dismiss": takeOff(tip, "tap", origin)
    case "close": takeOff(tip, "close", origin)
    default: events.append("action \(action) \(id) \(origin)")
    }
    return true
  }

  /// What the pointer brings is only hidden.
  private mutating func takeOff(_ tip: Tip, _ reason: String, _ origin: String) {
    guard trigger(tip.id, tip.step) == "hover" else {
      return leave(tip.id, "dismissed \(tip.id) \(reason)", origin, true)
    }
    hover.suppressed = tip.id
    hide(tip.id, .hover, "dismissed", origin, true)
  }

  /// What the tips on the screen say of something outside of everything, the newest first.
  mutating func actOutside(_ what: String) {
    var done: [String] = []
    for tip in tips.reversed() {
      let life = Actor.named(tip.id).life
      let action = what == "tap" ? life.outsideTap : what == "press" ? life.outsidePress : "none"
      if action == "next", done.contains("next") { continue }
      if perform(action, tip.id, what == "tap" ? "tap" : "pointer") { done.append(action) }
    }
    say("outside", nil, isConsumed: false, done)
  }

  mutating func key(_ name: String) {
    say("outside", nil, isConsumed: false, [])
    let actions = ["Escape": "close", "ArrowRight": "next", "ArrowLeft": "previous"]
    guard let action = actions[name] else { return }
    guard let tip = tips.last(where: { action == "close" || isCurrentStep($0) }) else { return }
    if perform(action, tip.id, "key") { say("outside", tip.id, isConsumed: true, [action]) }
  }
}
