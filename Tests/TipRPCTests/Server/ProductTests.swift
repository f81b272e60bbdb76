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
    ("update a", "update", ["tip": "a", "data": 1]),
    ("reorder", "add", ["steps": ["x"]]),
    ("remove x", "remove", ["step": "x", "animated": false]),
    ("go y", "go", ["step": "y", "animated": false]),
    ("pause", "pause", ["animated": false]),
    ("resume", "resume", ["animated": false]),
    ("end", "end", ["animated": false]),
    ("yes", "answer", ["question": "question-1", "answer": "yes"]),
    ("there", "answer", ["question": "question-1", "target": target]),
    ("move", "pointer", ["point": ["x": 1, "y": 1]]),
    ("press", "pointer", ["kind": "press", "point": ["x": 200, "y": 135]]),
    ("Escape", "key", ["key": "Escape"]),
    ("ArrowRight", "key", ["key": "ArrowRight"]),
    ("export", "session/export", [:]),
    ("import", "session/import", ["state": ["version": 1, "session": "s", "bounds": window]]),
  ]

  static let window: JSON = ["x": 0, "y": 0, "width": 400, "height": 300]
  static let target: JSON = ["rect": ["x": 160, "y": 120, "width": 80, "height": 30]]
  static let content: JSON = ["size": ["width": 60, "height": 20]]
  static let tipA = tipA([:])

  static func tipA(_ options: JSON) -> JSON { tip("a", options).with("target", ["ref": "save"]) }

  static func tip(_ id: JSON, _ options: JSON = [:]) -> JSON {
    ["id": id, "target": target, "content": content, "options": options]
  }

  /// Steps that must not be left or entered unasked, whose place is asked for, and whose target is not there.
  static let guarded: JSON = [
    tip("x", ["confirm": ["leave": true]]), tip("y", ["confirm": ["enter": true]]),
    tip("z", ["resolve": ["ask": "always"]]), tip("v").with("target", ["ref": "gone"]),
  ]

  private func conversation(_ state: String) throws -> Conversation {
    guard let step = Self.states.first(where: { $0.name == state }) else { return try Conversation.begun() }
    var conversation = try step.from.map { try self.conversation($0) } ?? Conversation.begun()
    try conversation.result(step.method, Self.params(step.method, step.params, in: state))
    return conversation
  }

  @Test("has the answer that the table has", arguments: ProductTable.rows)
  func cells(row: ProductTable.Row) throws {
    let start = try conversation(row.state)
    try #require(row.cells.count == Self.inputs.count, "the row \(row.state) has \(row.cells.count) cells")
    for (input, expected) in zip(Self.inputs, row.cells) {
      var conversation = start
      let params = Self.params(input.method, input.params, in: row.state)
      let said = try conversation.exchange(input.method, params)
      let words = said.dropLast().map { "(" + $0.summary + ")" } + [said.last?.summary ?? "nothing"]
      #expect(words.joined(separator: " ") == expected, "\(input.name) in the state \(row.state)")
    }
  }

  @Test("has a row for every state and a column for every method of a session")
  func complete() throws {
    #expect(Set(ProductTable.rows.map(\.state)) == Set(Self.states.map(\.name) + ["none"]))
    var conversation = Conversation()
    let capabilities = try conversation.result("initialize", [:])["capabilities"]
    let methods = Set(capabilities["experimental"]["tipd"]["methods"].elements.compactMap(\.string))
    let others: Set = [
      "initialize", "initialized", "shutdown", "exit", "$/cancelRequest", "$/setTrace", "font/register",
    ]
    #expect(Set(Self.inputs.map(\.method)) == methods.subtracting(others))
  }
}
