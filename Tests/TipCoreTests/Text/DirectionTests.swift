import Testing
import TipCore

@Suite("The direction of a paragraph")
struct DirectionTests {
  private func directions(_ text: String, window: Direction = .ltr) -> [Direction] {
    textLayout(text, width: nil) { $0.surroundings.direction = window }.lines.map(\.direction)
  }

  @Test("is that of its first strong letter, whatever the window's is")
  func firstLetter() {
    for window in Direction.allCases {
      #expect(directions("abc שלום", window: window) == [.ltr])
      #expect(directions("שלום abc", window: window) == [.rtl])
      #expect(directions("1. (مرحبا) abc", window: window) == [.rtl])
      #expect(directions("«ß»", window: window) == [.ltr])
      #expect(directions("\u{200F}abc", window: window) == [.rtl])
      #expect(directions("abc\nשלום\r\nabc", window: window) == [.ltr, .rtl, .ltr])
    }
  }

  @Test("is the window's without one")
  func none() {
    for window in Direction.allCases {
      #expect(directions("1,234.5 %", window: window) == [window])
      #expect(directions("", window: window) == [window])
      #expect(directions("abc\n\n...", window: window) == [.ltr, window, window])
    }
  }

  @Test("does not come from what is isolated")
  func isolates() {
    #expect(directions("\u{2067}שלום\u{2069} abc") == [.ltr])
    #expect(directions("\u{2068}abc \u{2067}abc\u{2069}\u{2069} שלום") == [.rtl])
    #expect(directions("\u{2069}\u{2069}שלום") == [.rtl])
    // An isolate ends with its paragraph.
    #expect(directions("\u{2066}שלום\nשלום", window: .ltr) == [.ltr, .rtl])
  }

  @Test("is that of all its lines")
  func lines() {
    let layout = textLayout("שלום abc def ghi", width: width("שלום"))
    #expect(layout.lines.count == 4)
    #expect(layout.lines.allSatisfy { $0.direction == .rtl })
  }

  @Test("decides where natural lines stand")
  func natural() {
    for window in Direction.allCases {
      let layout = textLayout("a long line of letters\nשלום", width: nil) { $0.surroundings.direction = window }
      #expect(close(layout.lines[0].x, layout.content.x))
      #expect(close(layout.lines[1].x + layout.lines[1].width, layout.content.maxX))
    }
  }
}
