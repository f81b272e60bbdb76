import TipCore

/// A session of a store that takes the inputs of the model.
struct SessionUnderTest {
  private var store = SessionStore()
  private(set) var now = 0.0
  /// What the last tap, move of the pointer or key meant, in the words of the model.
  private(set) var meaning = ""
  /// Where the named targets are, or last were, for the points of spots.
  var targets: [String: Int] = [:]

  static let bounds = Rect(width: 4_000, height: 2_000)

  init(wraps: Bool = false) throws(SessionError) {
    var overrides = OptionOverrides()
    overrides.set("tour.wrap", .flag(wraps))
    _ = try store.open(
      "s", surroundings: Surroundings(bounds: Self.bounds), overrides: overrides, targets: [], now: 0)
  }

  var session: Session { store.sessions[0] }
  var nextDeadline: Double? { store.nextDeadline }

  /// Does one thing and returns what it changed.
  mutating func take(_ input: Input) throws(SessionError) -> Outcome {
    if case .wait(let seconds) = input { now += seconds }
    meaning = ""
    let now = now
    let spots = self
    var meant: TapResult?
    let outcome = try store.with(0) { (session: inout Session) throws(SessionError) -> Outcome in
      switch input {
      case .tap(let id): meant = try session.tap(.bubble, of: id, now: now)
      case .tapAt(let spot): meant = session.tap(at: spots.point(spot, session), now: now)
      case .pointer(let kind, let spot):
        let point = spot.map { spots.point($0, session) }
        meant = session.pointer(point == nil ? .leave : kind, at: point, now: now)
      case .key(let name): meant = session.key(name, shift: false, now: now)
      default: return try session.take(input, now)
      }
      return meant?.outcome ?? Outcome()
    }
    if let meant {
      let actions = meant.actions.isEmpty ? "nothing" : meant.actions.joined(separator: "+")
      meaning = "\(meant.region) \(meant.tip ?? "nobody") \(meant.consumed ? "consumed" : "passed") \(actions)"
    }
    return outcome
  }

  /// A point at a spot: the layout is always the same, below a target or in the middle of the window.
  private func point(_ spot: Input.Spot, _ session: Session) -> Point {
    switch spot {
    case .target(let id): target(id, session).center
    case .hint(let id): Point(x: target(id, session).maxX + 4, y: target(id, session).y - 4)
    case .bubble(let id): bubble(id, session)
    case .nowhere: Point(x: 5, y: 5)
    }
  }

  /// Where the target of a tip is, or was.
  private func target(_ id: String, _ session: Session) -> Rect {
    guard let ref = Actor.named(id).ref else { return Actor.named(id).ownTarget }
    return place(ref, targets[ref] ?? 0)
  }

  private func bubble(_ id: String, _ session: Session) -> Point {
    if let picture = session.tipPictures.first(where: { $0.id == id }) { return picture.layout.bubble.center }
    let target = target(id, session)
    return Point(x: target.center.x, y: target.maxY + 28)
  }

  /// The same session after its program was ended and begun again.
  func reopened() throws(SnapshotError) -> Session {
    var other = SessionStore()
    let index = try other.restore(session.snapshot, now: now).index
    return other.sessions[index]
  }

  /// Ends the session.
  mutating func close() -> Outcome { store.close(at: 0, now: now).outcome }
}
