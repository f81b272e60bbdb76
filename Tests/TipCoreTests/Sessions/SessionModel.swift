/// What a session should do, written a second time from protocol.md, without any geometry.
///
/// Changes and events are told as words, so that the two can be compared.
struct SessionModel {
  struct Tip {
    var id: String
    var shownAt: Double?
    var step: Int?
  }

  struct Leaving {
    var id: String
    var reason: String
    var origin: String
    var at: Double
  }

  enum Refusal: Error, Equatable { case tipExists, unknownTarget, unknownTip }

  /// Where the tour stands.
  enum Tour: Equatable { case idle, at(Int), ended }

  var now = 0.0
  var revision = 0
  var tips: [Tip] = []
  var leaving: [Leaving] = []
  var steps: [String] = []
  var tour = Tour.idle
  var targets: [String: Int] = [:]
  /// The dim: when it fades and has faded, and whether it is transparent.
  var fadesAt: Double?
  var fadedAt: Double?
  var isFaded = false
  /// The dim's motion, while it lasts.
  var dimMotion: (isIn: Bool, duration: Double, start: Double)?
  /// Whether a tip with an overlay came or went with a motion in this call.
  var movesDim = false
  /// The overlay as it was last told.
  var overlay: String?
  var changes: [String] = []
  var events: [String] = []

  /// Does one thing; what it changed is in `changes` and `events`.
  mutating func take(_ input: Input) throws(Refusal) {
    changes = []
    events = []
    movesDim = false
    switch input {
    case .show(let ids, let animated): try show(ids, animated)
    case .dismiss(let ids, let animated): dismiss(ids, animated)
    case .dismissAll(let animated): dismiss(tips.map(\.id), animated)
    case .add(let ids): try add(ids)
    case .next(let animated): try next(animated, "api")
    case .previous(let animated): try previous(animated, "api")
    case .tap(let id): try tap(id)
    case .move(let name, let place): move(name, place)
    case .wait(let seconds): wait(seconds)
    }
    if !changes.isEmpty || !events.isEmpty { revision += 1 }
  }

  func hasTarget(_ id: String) -> Bool {
    guard let ref = Actor.named(id).ref else { return true }
    return targets[ref] != nil
  }

  private func isTaken(_ id: String) -> Bool {
    steps.contains(id) || tips.contains { $0.id == id } || leaving.contains { $0.id == id }
  }

  private func checkNew(_ ids: [String]) throws(Refusal) {
    for (index, id) in ids.enumerated() where isTaken(id) || ids.prefix(index).contains(id) { throw .tipExists }
  }

  private mutating func show(_ ids: [String], _ animated: Bool) throws(Refusal) {
    try checkNew(ids)
    for id in ids where !hasTarget(id) { throw .unknownTarget }
    makeRoom("replaced", "api", animated)
    for id in ids { come(id, step: nil, animated, "api") }
    tellOverlay()
  }

  private mutating func dismiss(_ ids: [String], _ animated: Bool) {
    for id in ids {
      if tips.contains(where: { $0.id == id }) {
        leave(id, "api", "api", animated)
      } else {
        events.append("unchanged unknownTip \(id) api")
      }
    }
    tellOverlay()
  }

  private mutating func add(_ ids: [String]) throws(Refusal) {
    try checkNew(ids)
    steps += ids
    for tip in tips where tip.step != nil { changes.append(again(tip)) }
  }

  private mutating func move(_ name: String, _ place: Int?) {
    let old = targets[name]
    targets[name] = place
    for tip in tips where Actor.named(tip.id).ref == name {
      if place == nil {
        leave(tip.id, "targetLost", "host", true)
      } else if place != old {
        changes.append(again(tip))
      }
    }
    tellOverlay()
  }

  private mutating func tap(_ id: String) throws(Refusal) {
    guard let tip = tips.last(where: { $0.id == id }) else { throw .unknownTip }
    let actor = Actor.named(tip.id)
    if actor.reports { events.append("tapped bubble \(id) tap") }
    switch actor.action {
    case "none": return
    case "next": try next(true, "tap")
    case "previous": try previous(true, "tap")
    case "end" where tour != .idle && tour != .ended: endTour("ended", true, "tap")
    case "end", "dismiss":
      leave(id, "tap", "tap", true)
      tellOverlay()
    case let name: events.append("action \(name) \(id) tap")
    }
  }
}
