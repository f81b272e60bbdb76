extension RandomRequests {
  mutating func rect() -> JSON {
    [
      "rect": ["x": whole(-50...400), "y": whole(-50...300), "width": whole(0...120), "height": whole(0...80)],
      "cornerRadius": whole(0...20),
    ]
  }

  private mutating func target() -> JSON {
    pick([rect(), rect(), ["point": point()], ["ref": "save"], ["ref": "menu"], nil])
  }

  private mutating func content() -> JSON {
    pick([
      ["size": ["width": whole(0...150), "height": whole(0...60)]],
      ["text": "Some words to be broken over a line or two, and 漢字 as well."],
      [
        "title": "Title", "buttons": [["id": "next", "label": "Next"], ["id": "own", "label": "Own"]], "close": true,
        "progress": true,
      ],
    ])
  }

  mutating func tip() -> JSON {
    let tip: JSON = [
      "id": id(), "target": target(), "content": content(), "options": options(),
      "data": pick([nil, [1, "x"], ["k": 2.5]]),
    ]
    return tip.with(pick(["group", "_"]), "g")
  }

  /// What is a step has more to it than a tip.
  mutating func step() -> JSON {
    var step = tip()
    if pick([true, false]) { step = step.with("when", [pick(["x", "!x"])]) }
    if pick([true, false]) { step = step.with("advanceOn", "done") }
    if sessions > 1, pick([true, false]) { step = step.with("session", pick(["w1", "w2", "w3"])) }
    return step
  }

  mutating func update() -> JSON {
    let change: (String, JSON) = pick([
      ("target", target()), ("content", content()), ("options", options()), ("data", 7),
      ("frame", ["x": whole(0...300), "y": whole(0...200), "width": 90, "height": 40]),
    ])
    return ["tip": id(), change.0: change.1]
  }

  mutating func options() -> JSON {
    var options: [String: JSON] = [:]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let (name, value) = Int.random(in: 0..<2, using: &random) == 0 ? look() : life()
      options[name] = value
    }
    return .object(options)
  }

  private mutating func look() -> (String, JSON) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: ("lifetime", pick(["forever", "untilNext"]))
    case 1: ("overlay", ["visible": pick([true, false]), "fadeAfter": pick([nil, 0.25, 1])])
    case 2: ("placement", pick(["top", "leading", "bottom-end", "auto"]))
    case 3: ("tap", ["bubble": ["action": pick(["next", "dismiss", "close", "end", "opened"])]])
    case 4:
      (
        "tap",
        ["target": ["action": pick(["next", "previous"]), "consume": true], "inMotion": pick(["queue", "ignore"])]
      )
    case 5: ("motion", ["show": ["kind": pick(["none", "fade"])], "dismiss": ["duration": 0.5]])
    case 6: ("fill", pick(["#102030", "#ffffff80"]))
    case 7: ("lastResort", pick(["hide", "cover"]))
    case 8: ("arrow", ["width": whole(0...20), "length": whole(0...10)])
    default: ("preset", pick(["tipsee", "easytipview", "tipd"]))
    }
  }

  private mutating func life() -> (String, JSON) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: ("trigger", pick(["hover", "hint", "now"]))
    case 2: ("showDelay", pick([0, 0.25]))
    case 3: ("dismissAfter", pick([0.5, nil]))
    case 4: ("sameTarget", pick(["replace", "keep"]))
    case 5: ("lost", pick(["auto", "hide", "dismiss", "skip", "center", "end"]))
    case 6:
      (
        "missing",
        [
          "policy": pick(["wait", "skip", "center", "end"]), "timeout": pick([0.25, nil]),
          "then": pick(["skip", "end"]),
        ]
      )
    case 7:
      (
        "confirm",
        ["leave": .bool(pick([true, false])), "enter": .bool(pick([true, false])), "timeout": pick([1, nil])]
      )
    case 8: ("resolve", ["ask": pick(["missing", "hidden", "always"]), "timeout": pick([1, nil])])
    case 9:
      (
        "outside",
        [
          "tap": ["action": pick(["dismiss", "next"]), "consume": true], "press": ["action": "close", "report": true],
        ]
      )
    case 10:
      (
        "keys",
        ["escape": pick(["end", "none", "own"]), "enter": pick(["press", "next"]), "tab": pick([true, false])]
      )
    default: ("tour", ["wrap": pick([true, false])])
    }
  }
}
