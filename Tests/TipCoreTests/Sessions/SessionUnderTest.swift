import TipCore

/// A session of a store that takes the inputs of the model.
struct SessionUnderTest {
  private var store = SessionStore()
  private(set) var now = 0.0

  init(bounds: Rect = Rect(width: 2_000, height: 2_000)) throws(SessionError) {
    _ = try store.open(
      "s", surroundings: Surroundings(bounds: bounds), overrides: OptionOverrides(), targets: [], now: 0)
  }

  var session: Session { store.sessions[0] }
  var nextDeadline: Double? { store.nextDeadline }

  /// Does one thing and returns what it changed.
  mutating func take(_ input: Input) throws(SessionError) -> Outcome {
    if case .wait(let seconds) = input { now += seconds }
    let now = now
    return try store.with(0) { (session: inout Session) throws(SessionError) -> Outcome in
      switch input {
      case .show(let ids, let animated):
        return try session.show(ids.map { Actor.named($0).spec }, animated: animated, now: now)
      case .dismiss(let ids, let animated): return session.dismiss(ids, animated: animated, now: now)
      case .dismissAll(let animated): return session.dismissAll(animated: animated, now: now)
      case .add(let ids): return try session.add(ids.map { Actor.named($0).spec }, now: now)
      case .next(let animated): return session.next(animated: animated, origin: .api, now: now)
      case .previous(let animated): return session.previous(animated: animated, origin: .api, now: now)
      case .tap(let id): return try session.tap(.bubble, of: id, now: now).outcome
      case .move(let name, let index):
        var update = SessionUpdate()
        update.targets = [(name, index.map { .rect(place(name, $0)) })]
        return try session.update(update, now: now)
      case .wait: return session.advance(to: now)
      }
    }
  }

  /// Ends the session.
  mutating func close() -> Outcome { store.close(at: 0, now: now).outcome }
}

extension SessionError {
  /// The error in the words of the model; nil for one that the model does not know.
  var refusal: SessionModel.Refusal? {
    switch self {
    case .tipExists: .tipExists
    case .unknownTarget: .unknownTarget
    case .unknownTip: .unknownTip
    case .noSession, .unknownSession, .sessionExists, .unknownButton, .limit, .unknownStep, .unknownQuestion,
      .wrongAnswer:
      nil
    }
  }
}
