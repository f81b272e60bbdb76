import Testing
import TipRPC

@Suite("Time")
struct ClockTests {
  private func session(_ options: JSON) throws -> Conversation {
    var conversation = try Conversation.begun(options)
    try conversation.result("session/open", ["session": "s", "bounds": ProductTests.window])
    return conversation
  }

  @Test("of the system fires each timer at its deadline and not before")
  func system() throws {
    var conversation = try session(["outline": "none"])
    #expect(conversation.server.nextDeadline == nil)
    conversation.time = 100
    try conversation.result(
      "show", ["tip": ProductTests.tip("a", ["motion": ["show": ["delay": 1, "duration": 0.5]]])])
    #expect(conversation.server.nextDeadline == 101.5)
    #expect(try conversation.wait(1.25).isEmpty)
    let said = try conversation.wait(0.25)
    #expect(said.map(\.summary) == ["shown:a"])
    #expect(said.first?["method"] == "session/changed")
    #expect(conversation.server.nextDeadline == nil)
    #expect(try conversation.wait(1e6).isEmpty)
  }

  @Test("may jump by hours: everything that was due comes at once, in order")
  func jump() throws {
    var conversation = try session(["outline": "none"])
    let slow = ProductTests.tip("a", ["lifetime": "forever", "motion": ["show": ["duration": 60]]])
    let fast = ProductTests.tip("b", ["lifetime": "forever", "motion": ["dismiss": ["duration": 5]]])
    try conversation.result("show", ["tips": [slow, fast]])
    try conversation.result("dismiss", ["tip": "b"])
    #expect(try conversation.wait(36_000).map(\.summary) == ["dismissed:b:api shown:a"])
  }

  @Test("that is due is told before the answer to what came meanwhile")
  func order() throws {
    var conversation = try session(["outline": "none"])
    try conversation.result("show", ["tip": ProductTests.tip("a")])
    conversation.time = 10
    let said = try conversation.exchange("dismiss", ["tip": "a", "animated": false])
    #expect(said.map(\.summary) == ["shown:a", "-a dismissed:a:api"])
    #expect(said.map { $0["params"]["revision"].number ?? $0["result"]["revision"].number } == [2, 3])
  }

  @Test("never goes back")
  func backwards() throws {
    var conversation = try session(["outline": "none"])
    conversation.time = 100
    try conversation.result("show", ["tip": ProductTests.tip("a", ["motion": ["show": ["duration": 5]]])])
    conversation.time = 50
    try conversation.result("next")
    #expect(conversation.server.nextDeadline == 105)
    #expect(try conversation.wait(54).isEmpty)
    #expect(try conversation.wait(1).map(\.summary) == ["shown:a"])
  }

  @Test("of the host moves by clock/advance alone, and asks for no wake-up")
  func manual() throws {
    var conversation = try session(["outline": "none", "clock": "manual"])
    try conversation.result("show", ["tip": ProductTests.tip("a")])
    #expect(conversation.server.nextDeadline == nil)
    #expect(try conversation.wait(1e6).isEmpty)
    let said = try conversation.exchange("clock/advance", ["by": 0.5])
    #expect(said.map(\.summary) == ["shown:a", "now"])
    #expect(said.last?["result"] == ["now": 0.5])
  }

  @Test("is told of each session by itself")
  func sessions() throws {
    var conversation = try session(["outline": "none", "clock": "manual"])
    try conversation.result("session/open", ["session": "t", "bounds": ProductTests.window])
    for name in ["s", "t"] {
      try conversation.result("show", ["session": .string(name), "tip": ProductTests.tip("a")])
    }
    let said = try conversation.exchange("clock/advance", ["by": 1])
    #expect(said.map { $0["params"]["session"].string } == ["s", "t", nil])
  }

  @Test("is counted from initialize")
  func start() throws {
    var conversation = Conversation()
    conversation.time = 5_000
    try conversation.result("initialize", ["initializationOptions": ["clock": "manual"]])
    #expect(try conversation.result("clock/advance", ["by": 2]) == ["now": 2])
    #expect(try conversation.result("clock/advance", ["by": 0]) == ["now": 2])
  }
}
