/// Random requests of a host, most of which make sense.
struct RandomRequests {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func next() -> (method: String, params: JSON) {
    let animated = JSON.bool(pick([true, true, false]))
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1: return ("show", ["tip": tip(), "animated": animated])
    case 2: return ("show", ["tips": [tip(), tip()], "animated": animated])
    case 3: return ("dismiss", pick([["tip": id(), "animated": animated], ["animated": animated]]))
    case 4: return ("add", ["tips": [tip(), tip()]])
    case 5, 6: return ("next", ["animated": animated])
    case 7: return ("previous", ["animated": animated])
    case 8, 9: return ("tap", ["point": point()])
    case 10: return ("session/update", ["targets": ["save": pick([rect(), rect(), nil]), "menu": ["point": point()]]])
    case 11: return ("session/update", ["bounds": bounds(), "safeArea": pick([0, 30])])
    case 12: return ("session/update", pick([["direction": "rtl"], ["direction": "ltr"], ["options": options()]]))
    default: return ("clock/advance", ["by": pick([0.0625, 0.125, 0.5, 2])])
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func whole(_ range: ClosedRange<Int>) -> JSON {
    .number(Double(Int.random(in: range, using: &random)))
  }

  private mutating func id() -> JSON { pick(["a", "b", "c", "d", "e", "f"]) }

  private mutating func point() -> JSON { ["x": whole(-20...420), "y": whole(-20...320)] }

  private mutating func rect() -> JSON {
    [
      "rect": ["x": whole(-50...400), "y": whole(-50...300), "width": whole(0...120), "height": whole(0...80)],
      "cornerRadius": whole(0...20),
    ]
  }

  private mutating func bounds() -> JSON {
    ["x": whole(-20...0), "y": whole(0...20), "width": whole(200...420), "height": whole(150...320)]
  }

  private mutating func tip() -> JSON {
    [
      "id": id(),
      "target": pick([rect(), rect(), ["point": point()], ["ref": "save"], ["ref": "menu"]]),
      "content": pick([
        ["size": ["width": whole(0...150), "height": whole(0...60)]],
        ["text": "Some words to be broken over a line or two, and 漢字 as well."],
      ]),
      "options": options(),
      "data": pick([nil, [1, "x"], ["k": 2.5]]),
    ]
  }

  private mutating func options() -> JSON {
    var options: [String: JSON] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: options["lifetime"] = pick(["forever", "untilNext"])
      case 1: options["overlay"] = ["visible": pick([true, false]), "fadeAfter": pick([nil, 0.25, 1])]
      case 2: options["placement"] = pick(["top", "leading", "bottom-end", "auto"])
      case 3: options["tap"] = ["bubble": ["action": pick(["next", "dismiss", "end", "opened"])]]
      case 4: options["tap"] = ["target": ["action": pick(["next", "previous"]), "consume": true]]
      case 5: options["motion"] = ["show": ["kind": pick(["none", "fade"])], "dismiss": ["duration": 0.5]]
      case 6: options["fill"] = pick(["#102030", "#ffffff80"])
      case 7: options["arrow"] = ["width": whole(0...20), "length": whole(0...10)]
      default: options["preset"] = pick(["tipsee", "easytipview", "tipd"])
      }
    }
    return .object(options)
  }
}
