import Testing

@testable import TipCore

/// Against the standard library, which knows no shortcuts.
@Suite("Graphemes as they are read")
struct GraphemeReaderTests {
  private static let style = TextStyle(size: 10, weight: .regular)

  /// Reads a text as ``Words`` does: runs of letters and of syllables by themselves.
  private static func read(_ text: String, _ style: TextStyle) -> [GraphemeReader.Grapheme] {
    var reader = GraphemeReader(ScannedText(text), Ruler(style))
    var found: [GraphemeReader.Grapheme] = []
    while let grapheme = reader.grapheme() {
      found.append(grapheme)
      guard grapheme.isAlone else { continue }
      _ = reader.syllables { found.append(GraphemeReader.Grapheme(first: $0, end: $0.end, advance: $1)) }
      if let next = reader.wordBehindSpace() { found += [next.space, next.start] }
    }
    return found
  }

  private static func check(_ text: String, _ style: TextStyle = style) {
    let found = read(text, style)
    var end = 0
    let ends = text.map { (character: Character) -> Int in
      end += character.utf8.count
      return end
    }
    #expect(found.map(\.end) == ends, "\(text.debugDescription)")
    for (grapheme, character) in zip(found, text) {
      #expect(abs(grapheme.advance - style.advance(character)) < 1e-9, "\(character.debugDescription)")
    }
  }

  @Test("are those of the library around every code point")
  func everyCodePoint() {
    var wrong: [String] = []
    for code in UInt32(0)..<0x20000 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      for text in ["a\(scalar)b", "한\(scalar)\u{300}न", "\(scalar)\(scalar)\u{94D}न"] {
        var end = 0
        let ends = text.map { (character: Character) -> Int in
          end += character.utf8.count
          return end
        }
        if Self.read(text, Self.style).map(\.end) != ends { wrong.append(text.debugDescription) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }

  @Test("are those of the library in random texts, and as wide, in every measure")
  func random() {
    let face = FontFace(
      unitsPerEm: 10, ascent: 8, descent: 2, lineGap: 0,
      advances: (0x20...0x500).map { FontAdvance(code: $0, advance: Double($0 % 13)) })
    var font = Self.style
    font.metrics = .font(face)
    var cells = Self.style
    cells.metrics = .cells
    let pieces = [
      "a", "é", "e\u{301}", "я", "ש", "שׁ", "ب", "بّ", "न", "ना", "न्", "क्ष", "\u{200D}", "\u{200C}", "한",
      "\u{1112}\u{1161}",
      "\u{11AB}", "人", "す", "か\u{3099}", " ", "\n", "\r", "\r\n", "\t", "\u{AD}", "\u{200B}", "1", "\u{FE0F}",
      "\u{20E3}", "👍", "🏽",
      "👩", "🚀", "🇩", "🇪", "❤", "\u{0600}", "ไ", "ำ", "\u{E0061}", "\u{301}", "o\u{31B}",
    ]
    var random = SeededGenerator(seed: 12)
    for _ in 0..<3_000 {
      let text = (0..<12).map { _ in random.pick(pieces) }.joined()
      for style in [Self.style, font, cells] { Self.check(text, style) }
    }
  }
}
