import Testing
import TipCore

@Suite("Easings as text")
struct EasingTextTests {
  @Test(
    "are what they are read as",
    arguments: [
      "linear", "ease", "ease-in", "ease-out", "ease-in-out", "spring", "cubic-bezier(0.25, -1.5, 1.0, 2.0)",
      "steps(4, jump-none)", "steps(1, jump-start)",
    ])
  func roundTrip(text: String) {
    #expect(EasingChoice(text)?.text == text)
  }

  @Test("need not name where steps jump")
  func standard() {
    #expect(EasingChoice("steps(7)") == .steps(Steps(7, jump: .end)))
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "Linear", "easeIn", "steps(0)", "steps(1001)", "steps(1, jump-none)", "steps(2, end)", "cubic-bezier(0,0,0)",
      "cubic-bezier(0,0,1,1,1)", "cubic-bezier(1.1,0,1,1)", "cubic-bezier(0,inf,1,1)", "cubic-bezier(0,1e3,1,1)",
      "cubic-bezier(0,,1,1)", "cubic-bezier(0,2000,1,1)", "steps(2", "steps(2))",
    ])
  func refused(text: String) {
    #expect(EasingChoice(text) == nil)
  }
}
