import TipCore

/// What a host may do to a session.
enum Input {
  case show([String], animated: Bool)
  case dismiss([String], reason: String, animated: Bool)
  case dismissAll(animated: Bool)
  case add([String], at: String?)
  case reorder([String], at: String?)
  case remove([String], animated: Bool)
  case next(animated: Bool)
  case previous(animated: Bool)
  case go(String, animated: Bool)
  case end(String, animated: Bool)
  case pause(animated: Bool)
  case resume(animated: Bool)
  /// An answer to the question that was asked so many before the last.
  case answer(back: Int, Reply)
  case tap(String)
  case tapAt(Spot)
  case pointer(PointerKind, Spot?)
  case key(String)
  /// A target moves to one of some places, or is gone.
  case move(String, to: Int?)
  /// A condition changes, or something happened.
  case condition(String, Bool)
  case happened(String)
  /// A tip gets other data.
  case touch(String)
  case wait(Double)

  enum Reply { case yes, no, skip, place(Int), nowhere }

  /// A place on the screen, for what is there of the tip that an actor is.
  enum Spot { case target(String), bubble(String), hint(String), nowhere }
}

extension Input {
  static func random(_ random: inout SeededGenerator) -> Input {
    let animated = !random.one(in: 3)
    switch Int.random(in: 0..<30, using: &random) {
    case 0...9: return ofTour(animated, &random)
    case 10...13: return .show(ids(2, &random), animated: animated)
    case 14:
      return random.one(in: 4)
        ? .dismissAll(animated: animated)
        : .dismiss(ids(2, &random), reason: random.pick(["api", "own"]), animated: animated)
    case 15, 16: return .tap(id(&random))
    case 17: return .tapAt(spot(&random))
    case 18, 19, 20: return .pointer(.move, random.one(in: 8) ? nil : spot(&random))
    case 21: return .pointer(random.pick([.press, .wheel]), spot(&random))
    case 22: return .key(random.pick(["Escape", "ArrowRight", "ArrowLeft", "Enter", "x"]))
    case 23, 24:
      let place = random.one(in: 3) ? nil : Int.random(in: 0...2, using: &random)
      return .move(random.pick(["save", "menu"]), to: place)
    case 25: return .condition("x", random.one(in: 2))
    case 26: return random.one(in: 2) ? .happened("done") : .touch(id(&random))
    default: return .wait(random.one(in: 20) ? 36_000 : random.pick([0, 0.0625, 0.125, 0.25, 0.5, 1]))
    }
  }

  private static func ofTour(_ animated: Bool, _ random: inout SeededGenerator) -> Input {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: return .add(ids(3, &random), at: random.one(in: 2) ? nil : id(&random))
    case 2: return .reorder(ids(2, &random), at: random.one(in: 2) ? nil : id(&random))
    case 3: return .remove(ids(1, &random), animated: animated)
    case 4, 5, 6, 7: return .next(animated: animated)
    case 8: return .previous(animated: animated)
    case 9, 10: return .go(id(&random), animated: animated)
    case 11: return .end(random.pick(["ended", "enough"]), animated: animated)
    case 12: return .pause(animated: animated)
    case 13: return .resume(animated: animated)
    default:
      let place = Reply.place(Int.random(in: 0...2, using: &random))
      return .answer(
        back: random.one(in: 6) ? 1 : 0, random.pick([.yes, .yes, .no, .skip, place, place, .nowhere]))
    }
  }

  private static func id(_ random: inout SeededGenerator) -> String { random.pick(Actor.all).id }

  private static func ids(_ most: Int, _ random: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 1...most, using: &random)).map { _ in id(&random) }
  }

  private static func spot(_ random: inout SeededGenerator) -> Spot {
    let id = random.one(in: 2) ? id(&random) : random.pick(["i", "j"])
    return random.pick([.target(id), .target(id), .bubble(id), .hint(random.pick(["k", "l"])), .nowhere])
  }
}
