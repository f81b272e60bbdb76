import Testing
import TipCore

@Suite("The conditions of a session")
struct ConditionLimitTests {
  @Test("are no more than the limit, which counts names")
  func limit() throws {
    var store = SessionStore()
    store.limits.conditionsPerSession = 2
    let window = Surroundings(bounds: Rect(width: 400, height: 300))
    let tooMany = SessionError.limit(name: "conditionsPerSession", value: 2)
    #expect(throws: tooMany) {
      try store.open(
        "s", surroundings: window, overrides: OptionOverrides(), targets: [],
        conditions: [("a", true), ("b", true), ("c", false)], now: 0)
    }
    #expect(store.sessions.isEmpty)
    _ = try store.open(
      "s", surroundings: window, overrides: OptionOverrides(), targets: [], conditions: [("a", true)], now: 0)
    try store.with(0) { session in
      var update = SessionUpdate()
      update.conditions = [("a", false), ("b", true), ("b", false)]
      _ = try session.update(update, now: 0)
      update.conditions = [("c", true)]
      #expect(throws: tooMany) { try session.update(update, now: 0) }
    }
  }
}
