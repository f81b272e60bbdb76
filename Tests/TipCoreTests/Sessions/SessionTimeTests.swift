import Testing
import TipCore

@Suite("The time of a session")
struct SessionTimeTests {
  @Test("gives the same whether it comes in one step or in many")
  func steps() throws {
    for seed in 1...60 {
      var random = SeededGenerator(seed: UInt64(seed))
      var whole = try SessionUnderTest()
      for _ in 0..<8 {
        let input = Input.random(&random)
        if case .wait = input { continue }
        _ = try? whole.take(input)
      }
      var parts = whole
      let once = try whole.take(.wait(8))
      var events: [String] = []
      var changes: [String] = []
      for _ in 0..<64 {
        let outcome = try parts.take(.wait(0.125))
        events += outcome.eventWords
        changes += outcome.changeWords
      }
      #expect(events == once.eventWords)
      #expect(changes == once.changeWords)
      #expect(parts.nextDeadline == nil)
      #expect(whole.nextDeadline == nil)
    }
  }

  @Test("lets nothing fire before its deadline, and the deadline fires something")
  func deadlines() throws {
    for seed in 1...60 {
      var random = SeededGenerator(seed: UInt64(seed) + 1_000)
      var session = try SessionUnderTest()
      for _ in 0..<20 { _ = try? session.take(.random(&random)) }
      while let deadline = session.nextDeadline {
        let early = try session.take(.wait((deadline - session.now) / 2))
        #expect(early.isEmpty)
        let due = try session.take(.wait(deadline - session.now))
        #expect(!due.isEmpty)
      }
    }
  }

  @Test("tells what is due in the order of its time")
  func order() throws {
    var session = try SessionUnderTest()
    // h comes for 0.25, g for 0.5, d for 1 and its dim fades after 0.75 for 0.5.
    _ = try session.take(.move("menu", to: 0))
    _ = try session.take(.show(["h", "g"], animated: true))
    _ = try session.take(.show(["d"], animated: true))
    _ = try session.take(.dismiss(["h"], reason: "api", animated: true))
    let outcome = try session.take(.wait(10))
    #expect(
      outcome.eventWords == [
        "dismissed h api api", "shown g timer", "shown d timer", "faded timer",
      ])
    #expect(outcome.changeWords.count == 1)
  }
}
