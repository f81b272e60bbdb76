import Testing
import TipCore

@Suite("A text with a limit of lines")
struct EllipsisTests {
  private func limited(_ text: String, width: Double?, most: Double, ellipsis: String = "…") -> Layout {
    textLayout(text, width: width) {
      $0.options.text.maxLines = most
      $0.options.text.ellipsis = ellipsis
    }
  }

  @Test("has no more, and the last one ends with the ellipsis")
  func cut() {
    let text = "aaa bbb ccc ddd"
    let room = width("aaa bbb")
    #expect(limited(text, width: room, most: 2).lines.map(\.text) == ["aaa bbb", "ccc ddd"])
    #expect(limited(text, width: room, most: 1).lines.map(\.text) == ["aaa b…"])
    #expect(limited(text, width: width("aaa bbb…"), most: 1).lines.map(\.text) == ["aaa bbb…"])
    #expect(limited(text, width: room, most: 1.9).lines.map(\.text) == ["aaa b…"])
    #expect(limited(text, width: room, most: 1, ellipsis: "...").lines.map(\.text) == ["aaa b..."])
  }

  @Test("is cut between graphemes, without spaces before the ellipsis")
  func graphemes() {
    let family = "👨‍👩‍👧‍👦"
    #expect(limited(family + family + family, width: 2 * 13, most: 1).lines.map(\.text) == [family + "…"])
    #expect(limited("aaa bbb", width: width("aaa …"), most: 1).lines.map(\.text) == ["aaa…"])
    #expect(limited("aaa", width: 0, most: 1).lines.map(\.text) == ["…"])
  }

  @Test("is not cut where its last line is a whole paragraph, but for the ellipsis")
  func paragraphs() {
    #expect(limited("one\ntwo\nthree", width: nil, most: 2).lines.map(\.text) == ["one", "two…"])
    #expect(limited("one\ntwo", width: nil, most: 2).lines.map(\.text) == ["one", "two"])
    #expect(limited("one\n\nthree", width: nil, most: 2).lines.map(\.text) == ["one", "…"])
  }

  @Test("has lines within their width and a bubble of so many lines")
  func sizes() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let text = (0..<12).map { _ in String(repeating: "am", count: Int.random(in: 1...4, using: &random)) }
        .joined(separator: random.pick([" ", " ", "\u{AD}", "\t", "\n"]))
      let room = random.whole(30...200)
      let most = Int.random(in: 1...4, using: &random)
      let whole = textLayout(text, width: room).lines
      let layout = limited(text, width: room, most: Double(most))
      #expect(layout.lines.count == min(most, whole.count))
      for line in layout.lines {
        #expect(close(line.width, width(line.text)), "\(text.debugDescription)")
        #expect(line.width <= room + closeness)
        #expect(line.width <= layout.content.width + closeness)
      }
      #expect(layout.lines.dropLast().map(\.text) == whole.prefix(layout.lines.count - 1).map(\.text))
      #expect(layout.lines.last?.text.hasSuffix("…") == (whole.count > most))
    }
  }
}
