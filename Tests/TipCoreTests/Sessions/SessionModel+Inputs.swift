import TipCore

extension SessionModel {
  mutating func act(_ input: Input) throws(Refusal) {
    switch input {
    case .show(let ids, let animated): try show(ids, animated)
    case .dismiss(let ids, let reason, let animated): dismiss(ids, reason, animated)
    case .dismissAll(let animated): dismissAll(animated)
    case .tap(let id):
      guard tips.contains(where: { $0.id == id }) else { throw .unknownTip }
      tap("bubble", id, "tap")
    case .tapAt(let spot): tap(spot)
    case .pointer(let kind, let spot): pointer(kind.rawValue, spot)
    case .key(let name): key(name)
    case .move, .condition, .happened: report(input)
    case .touch(let id): try touch(id)
    case .wait: break
    default: try actOnTour(input)
    }
  }

  private mutating func actOnTour(_ input: Input) throws(Refusal) {
    switch input {
    case .add(let ids, let place): try add(ids, place)
    case .reorder(let ids, let place): try reorder(ids, place)
    case .remove(let ids, let animated): try remove(ids, animated)
    case .next(let animated): walk(Call(.next, "api", animated))
    case .previous(let animated): walk(Call(.previous, "api", animated))
    case .go(let id, let animated):
      guard let index = steps.firstIndex(of: id) else { throw .unknownStep }
      walk(Call(.go(index), "api", animated))
    case .end(let reason, let animated): walk(Call(.end(reason, tips: reason), "api", animated))
    case .pause(let animated): pause(animated)
    case .resume(let animated): resume(animated)
    case .answer(let back, let reply): try answer(back, reply)
    default: break
    }
  }
}
