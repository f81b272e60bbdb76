/// Random requests of a host, most of which make sense.
struct RandomRequests {
  var random: SeededGenerator
  /// The sessions that there are; a request names one if there are several.
  var sessions = 1

  init(seed: UInt64, sessions: Int = 1) {
    random = SeededGenerator(seed: seed)
    self.sessions = sessions
  }

  mutating func next() -> (method: String, params: JSON) {
    var (method, params) = request()
    if sessions > 1, method != "clock/advance" { params = params.with("session", session()) }
    return (method, params)
  }

  private mutating func request() -> (method: String, params: JSON) {
    let animated = JSON.bool(pick([true, true, false]))
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1: return ("show", ["tip": tip(), "animated": animated])
    case 2: return ("show", ["tips": [tip(), tip()], "animated": animated])
    case 3: return ("dismiss", pick([["tip": id(), "animated": animated], ["animated": animated, "reason": "own"]]))
    case 4: return ("update", update().with("animated", animated))
    case 5, 6:
      return ("tap", pick([["point": point()], ["point": point()], ["tip": id()], ["tip": id(), "region": "hint"]]))
    case 7, 8: return ("pointer", pick([["point": point()], ["point": point()], ["kind": "leave"]]))
    case 9: return ("pointer", ["kind": pick(["press", "wheel", "swipe"]), "point": point()])
    case 10: return ("key", key())
    case 11:
      return (
        "session/update", ["targets": ["save": pick([rect(), rect(), nil]), "menu": pick([["point": point()], nil])]]
      )
    case 12: return ("session/update", ["bounds": bounds(), "safeArea": pick([0, 30])])
    case 13: return ("session/update", pick([["direction": "rtl"], ["direction": "ltr"], ["options": options()]]))
    case 14:
      return ("session/update", pick([["conditions": ["x": .bool(pick([true, false]))]], ["events": ["done"]]]))
    case 15, 16: return ("clock/advance", ["by": pick([0.0625, 0.125, 0.5, 2])])
    default: return tour(animated)
    }
  }

  private mutating func tour(_ animated: JSON) -> (method: String, params: JSON) {
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1:
      return ("add", pick([["tips": [step(), step()]], ["tip": step(), "at": 0], ["steps": [id()], "at": id()]]))
    case 2, 3, 4, 5: return ("next", ["animated": animated])
    case 6: return ("previous", ["animated": animated])
    case 7, 8: return ("go", pick([["step": id(), "animated": animated], ["animated": animated]]))
    case 9: return ("remove", ["step": id(), "animated": animated])
    case 10: return ("pause", ["animated": animated])
    case 11: return ("resume", ["animated": animated])
    case 12: return pick([("end", ["animated": animated, "reason": "enough"]), ("next", [:])])
    default: return ("answer", answer())
    }
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  mutating func whole(_ range: ClosedRange<Int>) -> JSON {
    .number(Double(Int.random(in: range, using: &random)))
  }

  private mutating func session() -> JSON { .string("w\(Int.random(in: 1...sessions, using: &random))") }

  mutating func id() -> JSON { pick(["a", "b", "c", "d", "e", "f"]) }

  mutating func point() -> JSON { ["x": whole(-20...420), "y": whole(-20...320)] }

  private mutating func bounds() -> JSON {
    ["x": whole(-20...0), "y": whole(0...20), "width": whole(200...420), "height": whole(150...320)]
  }

  private mutating func key() -> JSON {
    ["key": pick(["Escape", "ArrowLeft", "ArrowRight", "Enter", "Tab", " "]), "shift": .bool(pick([true, false]))]
  }

  private mutating func answer() -> JSON {
    let question = JSON.string("question-\(Int.random(in: 1...8, using: &random))")
    return pick([
      ["question": question, "answer": pick(["yes", "no", "skip"])],
      ["question": question, "target": pick([rect(), nil])],
    ])
  }
}

extension JSON {
  /// The object with a member.
  func with(_ name: String, _ value: JSON) -> JSON {
    guard case .object(var members) = self else { return self }
    members[name] = value
    return .object(members)
  }
}
