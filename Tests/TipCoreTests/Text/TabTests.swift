import Testing
import TipCore

@Suite("A tab")
struct TabTests {
  @Test("is written as the spaces that reach the next multiple of eight")
  func spaces() {
    func cells(_ text: String) -> [String] {
      textLayout(text, width: nil) { $0.options.text.measure = .cells }.lines.map(\.text)
    }
    #expect(cells("a\tb") == ["a       b"])
    #expect(cells("1234567\tb") == ["1234567 b"])
    #expect(cells("12345678\tb") == ["12345678        b"])
    #expect(cells("\tb\t\tc\nd \te\t") == ["        b               c", "d       e"])
    #expect(cells("日本\tb") == ["日本    b"])
  }

  @Test("counts in the width of its line, and hangs over the end of one")
  func widths() {
    let layout = textLayout("a\tb c", width: nil)
    #expect(close(layout.lines[0].width, width(layout.lines[0].text)))
    let room = layout.lines[0].width
    #expect(lines("a\tb c", width: room) == [layout.lines[0].text])
    #expect(lines("a\tb c", width: room - 0.01).count == 2)
    #expect(lines("a\tb", width: width("a")) == ["a", "b"])
  }
}
