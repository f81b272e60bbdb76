import Testing

@testable import TipCore

@Suite("Texts that were measured last")
struct TextCacheTests {
  private static let style = TextStyle(size: 10, weight: .regular)
  private static let text = "Long enough to be worth the keeping."

  @Test("are found again by the same bytes in the same style, and by no others")
  func same() {
    var texts = TextCache()
    let words = texts.words(Self.text, style: Self.style)
    #expect(texts.words(Self.text, style: Self.style) === words)
    let face = FontFace(unitsPerEm: 1, ascent: 1, descent: 0, lineGap: 0, advances: [])
    let twin = FontFace(unitsPerEm: 1, ascent: 1, descent: 0, lineGap: 0, advances: [])
    let changes: [(inout TextStyle) -> Void] = [
      { $0.size = 11 }, { $0.weight = .bold }, { $0.lineHeight = 20 }, { $0.metrics = .cells }, { $0.maxLines = 2 },
      { $0.ellipsis = "..." }, { $0.metrics = .font(face) }, { $0.metrics = .font(twin) },
    ]
    var found = [words]
    for change in changes {
      var style = Self.style
      change(&style)
      let other = texts.words(Self.text, style: style)
      #expect(!found.contains { $0 === other })
      #expect(other.style == style)
      #expect(texts.words(Self.text, style: style) === other)
      found.append(other)
    }
    #expect(texts.words(Self.text + ".", style: Self.style) !== words)
    #expect(texts.words(Self.text.uppercased(), style: Self.style) !== words)
  }

  @Test("are not taken for texts that are equal to Swift, but not by their bytes")
  func canonical() {
    let one = "a\u{323}\u{301} and what makes it longer"
    let other = "a\u{301}\u{323} and what makes it longer"
    #expect(one == other)
    var texts = TextCache()
    #expect(Array(texts.words(one, style: Self.style).text.utf8) == Array(one.utf8))
    #expect(Array(texts.words(other, style: Self.style).text.utf8) == Array(other.utf8))
  }

  @Test("are bounded in number and in memory, and those in use stay")
  func bounds() {
    var texts = TextCache()
    let kept = texts.words(Self.text, style: Self.style)
    for number in 0..<10 * TextCache.most {
      _ = texts.words("Text \(number), one of very many texts.", style: Self.style)
      #expect(texts.words(Self.text, style: Self.style) === kept)
      #expect(texts.count <= 2 * TextCache.most)
    }
    let long = String(repeating: "word ", count: 8_000)
    for number in 0..<20 { _ = texts.words("\(number) " + long, style: Self.style) }
    // 40,000 bytes and as many again and more for the words: a generation holds no more than a handful.
    #expect(texts.count <= 2 * TextCache.mostBytes / 80_000)
    let huge = String(repeating: "word ", count: TextCache.mostBytes / 5)
    let before = texts.count
    #expect(texts.words(huge, style: Self.style) !== texts.words(huge, style: Self.style))
    #expect(texts.count == before)
  }

  @Test("change no layout")
  func layouts() {
    var random = SeededGenerator(seed: 13)
    let pool = (0..<12).map { number in
      String(repeating: random.pick(["words ", "слово ", "語", "e\u{301}\u{AD}", "tab\t"]), count: 8 + number)
    }
    var texts = TextCache()
    for _ in 0..<2_000 {
      let trial = Trial {
        $0.content =
          Bool.random(using: &random)
          ? .text(random.pick(pool))
          : .parts(
            ContentParts(
              title: random.pick(pool), text: random.pick(pool),
              buttons: [ContentButton(id: "a", label: random.pick(pool))], progress: .text(random.pick(pool))))
        $0.options = random.pick([Options(), Preset.cells.options, Preset.tipsee.options])
        $0.options.text.maxWidth = random.whole(10...300)
        $0.options.text.maxLines = random.pick([nil, 2])
        $0.options.text.weight = random.pick([.regular, .bold])
      }
      #expect(layout(trial.input, &texts) == layout(trial.input))
    }
    #expect(texts.count > 12)
  }
}
