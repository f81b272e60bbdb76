import Testing

@Suite("Every input in every state")
struct ProductTests {
  /// The inputs, in the order of the columns below: one or two for every method of a session.
  static let inputs: [(name: String, method: String, params: JSON)] = [
    ("open", "session/open", ["session": "s", "bounds": window]),
    ("update", "session/update", ["targets": ["menu": ["point": ["x": 1, "y": 1]]]]),
    ("lost", "session/update", ["targets": ["save": nil]]),
    ("get", "session/get", [:]),
    ("close", "session/close", [:]),
    ("show n", "show", ["tip": tip("n")]),
    ("show a", "show", ["tip": tipA]),
    ("dismiss a", "dismiss", ["tip": "a"]),
    ("dismiss all", "dismiss", [:]),
    ("add", "add", ["tip": tip("w")]),
    ("next", "next", ["animated": false]),
    ("previous", "previous", ["animated": false]),
    ("tap a", "tap", ["tip": "a"]),
    ("tap at 1, 1", "tap", ["point": ["x": 1, "y": 1]]),
    ("wait", "clock/advance", ["by": 0.25]),
    ("layout", "layout", ["bounds": window, "target": target, "content": content]),
  ]

  static let window: JSON = ["x": 0, "y": 0, "width": 400, "height": 300]
  static let target: JSON = ["rect": ["x": 160, "y": 120, "width": 80, "height": 30]]
  static let content: JSON = ["size": ["width": 60, "height": 20]]
  static let tipA: JSON = ["id": "a", "target": ["ref": "save"], "content": content]

  static func tip(_ id: JSON, _ options: JSON = [:]) -> JSON {
    ["id": id, "target": target, "content": content, "options": options]
  }

  /// The ways into the states: each goes on from the state it names.
  static let states: [(name: String, from: String?, method: String, params: JSON)] = [
    ("open", nil, "session/open", ["session": "s", "bounds": window, "targets": ["save": target]]),
    ("coming", "open", "show", ["tip": tipA]),
    ("shown", "coming", "clock/advance", ["by": 0.5]),
    ("leaving", "shown", "dismiss", ["tip": "a"]),
    ("idle", "open", "add", ["tips": [tip("x"), tip("y"), tip("z")]]),
    ("first", "idle", "next", ["animated": false]),
    ("middle", "first", "next", ["animated": false]),
    ("last", "middle", "next", ["animated": false]),
    ("ended", "last", "next", ["animated": false]),
    (
      "dimmed", "open", "show",
      ["animated": false, "tip": tip("o", ["overlay": ["visible": true, "fadeAfter": 1, "fadeDuration": 1]])]
    ),
    ("fading", "dimmed", "clock/advance", ["by": 1]),
    ("faded", "fading", "clock/advance", ["by": 1]),
  ]

  private func conversation(_ state: String) throws -> Conversation {
    guard let step = Self.states.first(where: { $0.name == state }) else { return try Conversation.begun() }
    var conversation = try step.from.map { try self.conversation($0) } ?? Conversation.begun()
    try conversation.result(step.method, step.params)
    return conversation
  }

  @Test("has the answer that the table has", arguments: ProductTable.rows)
  func cells(row: ProductTable.Row) throws {
    let start = try conversation(row.state)
    try #require(row.cells.count == Self.inputs.count, "the row \(row.state) has \(row.cells.count) cells")
    for (input, expected) in zip(Self.inputs, row.cells) {
      var conversation = start
      let said = try conversation.exchange(input.method, input.params)
      let words = said.dropLast().map { "(" + $0.summary + ")" } + [said.last?.summary ?? "nothing"]
      #expect(words.joined(separator: " ") == expected, "\(input.name) in the state \(row.state)")
    }
  }

  @Test("has a row for every state and a column for every method of a session")
  func complete() {
    #expect(Set(ProductTable.rows.map(\.state)) == Set(Self.states.map(\.name) + ["none"]))
    let methods = Set(Self.inputs.map(\.method))
    #expect(methods.isSuperset(of: ["show", "dismiss", "add", "next", "previous", "tap", "layout"]))
  }
}
