import Testing
import TipCore

@Suite("Lines of text")
struct WrappingTests {
  @Test("are as many as the text says when there is room")
  func hardBreaks() {
    #expect(lines("one", width: nil) == ["one"])
    #expect(lines("one two", width: nil) == ["one two"])
    #expect(lines("one\ntwo\n\nthree", width: nil) == ["one", "two", "", "three"])
    #expect(lines("one\r\ntwo\rthree", width: nil) == ["one", "two", "three"])
    #expect(lines("one\n", width: nil) == ["one", ""])
    #expect(lines("\n", width: nil) == ["", ""])
    #expect(lines("", width: nil) == [""])
  }

  @Test("end where the next word has no room")
  func spaces() {
    #expect(lines("aaa bbb ccc", width: room("aaa bbb")) == ["aaa bbb", "ccc"])
    #expect(lines("aaa bbb ddd", width: room("aaa bbb") - 0.01) == ["aaa", "bbb", "ddd"])
    #expect(lines("aaa\tbbb", width: room("aaa")) == ["aaa", "bbb"])
    #expect(lines("aaa bbb\nccc ddd", width: room("aaa bbb")) == ["aaa bbb", "ccc ddd"])
  }

  @Test("lose the spaces at their end and keep those before them")
  func outerSpaces() {
    #expect(lines("aaa   bbb", width: room("aaa")) == ["aaa", "bbb"])
    #expect(lines("aaa   bbb", width: nil) == ["aaa   bbb"])
    #expect(lines("aaa   ", width: nil) == ["aaa"])
    #expect(lines("  aaa", width: nil) == ["  aaa"])
    #expect(lines("aaa\n  bbb  \nccc", width: nil) == ["aaa", "  bbb", "ccc"])
    #expect(lines("   ", width: nil) == [""])
    let line = textLayout("  aaa  ", width: nil).lines[0]
    #expect(close(line.width, width("  aaa")))
  }

  @Test("are kept together by a no-break space")
  func noBreak() {
    #expect(lines("10\u{A0}km away", width: room("10\u{A0}km")) == ["10\u{A0}km", "away"])
  }

  @Test("break a word that alone has no room, and go on behind its rest")
  func longWords() {
    #expect(lines("aaaaaaa", width: room("aaa")) == ["aaa", "aaa", "a"])
    #expect(lines("bb aaaaa bb", width: room("aaa")) == ["bb", "aaa", "aa", "bb"])
    #expect(lines("aaaaa b", width: room("aaa b")) == ["aaaa", "a b"])
    // No grapheme is cut, however narrow the room.
    #expect(lines("aaa", width: 0) == ["a", "a", "a"])
  }

  @Test("break ideographs anywhere")
  func ideographs() {
    let text = "漢字仮名交文本日語中国"
    #expect(lines(text, width: 4 * 13) == ["漢字仮名", "交文本日", "語中国"])
    #expect(lines(text, width: nil) == [text])
  }

  @Test("break ideographs where their punctuation allows it")
  func prohibitions() {
    #expect(lines("「日本」。語ッ語", width: 3 * 13) == ["「日", "本」。", "語ッ語"])
    // What has to stay together but has no room is broken as any long word is.
    #expect(lines("「日本」。語ッ語", width: 2 * 13) == ["「日", "本」", "。", "語ッ", "語"])
    #expect(lines("한국어한국어 한국어", width: 4 * 13) == ["한국어한", "국어 한", "국어"])
  }

  @Test("keep numbers, and break behind hyphens and zero-width spaces")
  func numbers() {
    #expect(lines("costs $1,234.56 now", width: room("costs $1,234")) == ["costs", "$1,234.56", "now"])
    #expect(lines("about 10–20% off", width: room("about 10–20")) == ["about 10–", "20% off"])
    #expect(lines("state-of-the-art", width: room("state-of-")) == ["state-of-", "the-art"])
    #expect(lines("aaa\u{200B}bbb", width: room("aaa")) == ["aaa", "bbb"])
    #expect(lines("aaa\u{2060} bbb", width: room("aaa")) == ["aaa\u{2060}", "bbb"])
    #expect(lines("aaa-\u{2060}bbb ccc", width: room("aaa-bbb")) == ["aaa-\u{2060}bbb", "ccc"])
  }

  @Test("end at every kind of line end")
  func lineEnds() {
    for end in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(lines("one\(end)two\(end)", width: nil) == ["one", "two", ""])
    }
    #expect(lines("one\n\rtwo", width: nil) == ["one", "", "two"])
  }

  @Test(
    "never split a grapheme",
    arguments: [
      "e\u{301}", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "नि", "각", "a\u{308}\u{323}", "👁️‍🗨️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    ])
  func graphemes(grapheme: String) throws {
    try #require(grapheme.count == 1)
    let found = lines(String(repeating: grapheme, count: 6), width: 0.5)
    #expect(found.joined() == String(repeating: grapheme, count: 6))
    for line in found { #expect(line == String(repeating: grapheme, count: line.count)) }
    let two = lines(String(repeating: grapheme, count: 6), width: 2 * width(grapheme))
    #expect(two == Array(repeating: grapheme + grapheme, count: 3))
  }
}
