import TipCore

extension Session {
  mutating func take(_ input: Input, _ now: Double) throws(SessionError) -> Outcome {
    switch input {
    case .show(let ids, let animated): return try show(ids.map { Actor.named($0).spec }, animated: animated, now: now)
    case .dismiss(let ids, let reason, let animated):
      return dismiss(ids, reason: reason, animated: animated, now: now)
    case .dismissAll(let animated): return dismissAll(animated: animated, now: now)
    case .add(let ids, let place):
      return try add(ids.map { Actor.named($0).spec }, at: place.map { .id($0) }, now: now)
    case .reorder(let ids, let place): return try move(ids, to: place.map { .id($0) }, now: now)
    case .remove(let ids, let animated): return try remove(ids, animated: animated, now: now)
    case .next(let animated): return next(animated: animated, origin: .api, now: now)
    case .previous(let animated): return previous(animated: animated, origin: .api, now: now)
    case .go(let id, let animated): return try go(to: .id(id), animated: animated, now: now)
    case .end(let reason, let animated): return end(reason: reason, animated: animated, now: now)
    case .pause(let animated): return pause(animated: animated, now: now)
    case .resume(let animated): return resume(animated: animated, now: now)
    case .wait, .tap, .tapAt, .pointer, .key: return advance(to: now)
    default: return try report(input, now)
    }
  }

  private mutating func report(_ input: Input, _ now: Double) throws(SessionError) -> Outcome {
    var update = SessionUpdate()
    switch input {
    case .move(let name, let index): update.targets = [(name, index.map { .rect(place(name, $0)) })]
    case .condition(let name, let holds): update.conditions = [(name, holds)]
    case .happened(let name): update.events = [name]
    case .touch(let id):
      var update = TipUpdate()
      update.data = [0x31]
      return try self.update(id, update, animated: true, now: now)
    case .answer(let back, let reply):
      let last = openQuestion.flatMap { Int($0.dropFirst("question-".count)) }
      return try answer("question-\((last ?? 1) - back)", Answer(reply, coming: tourPicture.coming), now: now)
    default: break
    }
    return try self.update(update, now: now)
  }
}

extension Answer {
  fileprivate init(_ reply: Input.Reply, coming: String?) {
    switch reply {
    case .yes: self = .yes
    case .no: self = .no
    case .skip: self = .skip
    case .nowhere: self = .target(nil)
    case .place(let index):
      let actor = Actor.named(coming ?? "")
      self = .target(.rect(actor.ref.map { place($0, index) } ?? actor.ownTarget))
    }
  }
}

extension SessionError {
  /// The error in the words of the model; nil for one that the model does not know.
  var refusal: SessionModel.Refusal? {
    switch self {
    case .tipExists: .tipExists
    case .unknownTarget: .unknownTarget
    case .unknownTip: .unknownTip
    case .unknownStep: .unknownStep
    case .unknownQuestion: .unknownQuestion
    case .wrongAnswer: .wrongAnswer
    case .noSession, .unknownSession, .sessionExists, .unknownButton, .limit: nil
    }
  }
}
