import Foundation
import Testing

@testable import TipCore

/// The built-in widths against FreeType, against Helvetica's published advances, and where the font has no glyph.
@Suite struct BuiltInWidthsTests {
  /// Texts with their widths in pixels, one for each size; written by scripts/generate-width-fixtures.
  struct Fixture: Decodable {
    struct Case: Decodable, CustomTestStringConvertible {
      let language: String
      let text: String
      let regular: [Double]
      let bold: [Double]

      var testDescription: String { "\(language): \(text.prefix(24))" }
    }

    let sizes: [Double]
    let texts: [Case]
  }

  @Test func agreesWithFreeTypeWithinTwoPercent() throws {
    let fixture = try textFixture("widths.json", as: Fixture.self)
    try #require(fixture.texts.count >= 40)
    for text in fixture.texts {
      for (weight, widths) in [(FontWeight.regular, text.regular), (.bold, text.bold)] {
        try #require(widths.count == fixture.sizes.count)
        let byScalar = text.text.unicodeScalars.reduce(0) { $0 + BuiltInWidths.advance(of: $1, weight: weight) }
        let byCharacter = text.text.reduce(0) { $0 + BuiltInWidths.advance(of: $1, weight: weight) }
        let isComposed = text.text.unicodeScalars.elementsEqual(
          text.text.precomposedStringWithCanonicalMapping.unicodeScalars)
        #expect(!isComposed || abs(byScalar - byCharacter) < 1e-9, "\(text.testDescription)")
        for (size, expected) in zip(fixture.sizes, widths) {
          let found = byCharacter * size
          #expect(
            abs(found - expected) <= 0.02 * expected,
            "\(text.testDescription), \(weight.rawValue) \(size): \(found) for \(expected)")
        }
      }
    }
  }

  /// Advances of Helvetica and Helvetica-Bold, in thousandths of an em, from Adobe's font metrics.
  @Test(
    arguments: [
      (" ", 278, 278), ("!", 278, 333), ("0", 556, 556), ("@", 1015, 975), ("A", 667, 722), ("C", 722, 722),
      ("I", 278, 278), ("M", 833, 833), ("W", 944, 944), ("a", 556, 556), ("c", 500, 556), ("f", 278, 333),
      ("i", 222, 278), ("m", 833, 889), ("~", 584, 584), ("\u{A0}", 278, 278), ("ß", 611, 611), ("Æ", 1000, 1000),
      ("é", 556, 556), ("Š", 667, 667), ("–", 556, 556), ("—", 1000, 1000), ("…", 1000, 1000), ("•", 350, 350),
      ("€", 556, 556),
    ] as [(Unicode.Scalar, Double, Double)])
  func isMetricCompatibleWithHelvetica(scalar: Unicode.Scalar, regular: Double, bold: Double) {
    #expect(abs(BuiltInWidths.advance(of: scalar, weight: .regular) * 1000 - regular) < 1)
    #expect(abs(BuiltInWidths.advance(of: scalar, weight: .bold) * 1000 - bold) < 1)
  }

  @Test func takesItsLineHeightFromTheFont() {
    #expect(BuiltInWidths.unitsPerEm == 2048)
    #expect(abs(BuiltInWidths.ascent - 0.905) < 0.001)
    #expect(abs(BuiltInWidths.descent - 0.212) < 0.001)
    #expect(abs(BuiltInWidths.lineGap - 0.033) < 0.001)
  }

  @Test(arguments: [
    0x00, 0x09, 0x0A, 0x0D, 0x1F, 0x7F, 0x85, 0x9F,  // controls
    0xAD,  // soft hyphen
    0x300, 0x301, 0x323, 0x36F, 0x483, 0x5B0, 0x64B, 0x670, 0x93C, 0xE31, 0xE4D, 0x1AB0, 0x1DC0, 0x1DFF, 0x20D0,
    0x20E3, 0x302A, 0x3099, 0xFE20, 0xFE2F, 0x1D167,  // combining marks
    0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF,  // zero-width spaces and joiners
    0x61C, 0x200E, 0x200F, 0x202A, 0x202E, 0x2066, 0x2069,  // bidirectional controls
    0x2028, 0x2029, 0x206A,  // separators and old controls
    0x180B, 0xFE00, 0xFE0E, 0xFE0F, 0xE0001, 0xE007F, 0xE0100, 0xE01EF, 0xE0FFF,  // variation selectors and tags
    0x1160, 0x11A8, 0x11FF, 0xD7B0, 0xD7FB,  // vowels and finals of Hangul
  ])
  func someScalarsTakeNoRoom(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    #expect(BuiltInWidths.advance(of: scalar, weight: .regular) == 0)
    #expect(BuiltInWidths.advance(of: scalar, weight: .bold) == 0)
  }

  @Test(arguments: [
    0x1100, 0x115F, 0xA960, 0xAC00, 0xD7A3,  // Hangul
    0x3042, 0x30A2, 0x31F0, 0x1B000,  // Kana
    0x2E80, 0x3000, 0x3001, 0x3105, 0x3400, 0x4E00, 0x9FFF, 0xA000, 0xF900, 0xFA6D, 0x17000, 0x20000, 0x2A6DF,
    0x3FFFD,  // Han, Bopomofo, Yi, Tangut
    0xFE10, 0xFE30, 0xFF01, 0xFF21, 0xFF60, 0xFFE0, 0xFFE6,  // fullwidth and vertical forms
    0x21E7, 0x2318, 0x231B, 0x23F0, 0x24B6, 0x2605, 0x2714, 0x27F6, 0x2B50,  // symbols, keys, arrows
    0x1F004, 0x1F1E5, 0x1F200, 0x1F300, 0x1F3FB, 0x1F600, 0x1F680, 0x1F9D1, 0x1FAE0,  // emoji
  ])
  func wideScalarsTakeOneEm(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    #expect(BuiltInWidths.advance(of: scalar, weight: .regular) == 1)
    #expect(BuiltInWidths.advance(of: scalar, weight: .bold) == 1)
  }

  @Test(arguments: [
    0x378, 0x531, 0x600, 0x627, 0x6DD, 0x905, 0xE01, 0x10D0, 0x1FFF, 0x2308, 0x2800, 0xA984, 0xE000, 0xF8FF, 0xFF61,
    0xFFFF, 0x10000, 0x1D400, 0xDFFFF, 0xE1000, 0x10FFFF,
  ])
  func otherScalarsTakeTheAverageOfTheLowerCase(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    for weight in [FontWeight.regular, .bold] {
      let letters = "abcdefghijklmnopqrstuvwxyz".unicodeScalars
      let average = letters.reduce(0) { $0 + BuiltInWidths.advance(of: $1, weight: weight) } / 26
      #expect(abs(BuiltInWidths.advance(of: scalar, weight: weight) - average) < 0.001)
    }
  }

  @Test func signsBorrowTheWidthOfTheirTwins() {
    for weight in [FontWeight.regular, .bold] {
      #expect(
        BuiltInWidths.advance(of: "\u{2011}" as Unicode.Scalar, weight: weight)
          == BuiltInWidths.advance(of: "-" as Unicode.Scalar, weight: weight))
      for sign in ["₹", "₺", "₽"] as [Unicode.Scalar] {
        #expect(
          BuiltInWidths.advance(of: sign, weight: weight)
            == BuiltInWidths.advance(of: "0" as Unicode.Scalar, weight: weight))
      }
    }
  }

  @Test(
    arguments: [
      ("👨‍👩‍👧‍👦", 1), ("👍🏽", 1), ("🇧🇬", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1), ("❤️", 1), ("1️⃣", 1), ("☺️", 1), ("한", 1), ("が", 1),
      ("\u{1112}\u{1161}\u{11AB}", 1), ("\r\n", 0), ("\t", 0), ("e\u{301}", 0.556), ("é", 0.556),
      ("i\u{301}", 0.278), ("o\u{31B}\u{323}", 0.656), ("o\u{323}\u{31B}", 0.656), ("x\u{31B}", 0.5),
    ] as [(Character, Double)])
  func graphemesAreMeasuredAsOne(character: Character, width: Double) {
    #expect(abs(BuiltInWidths.advance(of: character, weight: .regular) - width) < 0.001)
  }

  @Test func scalarsHaveAWidthFromNothingToTwoEms() {
    for code in [UInt32](0..<0x20000) + [UInt32](0xE0000..<0xE1100) {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let regular = BuiltInWidths.advance(of: scalar, weight: .regular)
      let bold = BuiltInWidths.advance(of: scalar, weight: .bold)
      guard regular >= 0, regular <= 2, bold >= 0, bold <= 2, (regular == 0) == (bold == 0) else {
        Issue.record("U+\(String(code, radix: 16)): \(regular), \(bold)")
        return
      }
    }
  }

  @Test func itsTablesFitTogether() throws {
    let first = BuiltInWidthsData.rangeFirst
    let last = BuiltInWidthsData.rangeLast
    let offset = BuiltInWidthsData.rangeOffset
    try #require(first.count == last.count && first.count == offset.count)
    var total = 0
    for index in first.indices {
      try #require(first[index] <= last[index] && (index == 0 || last[index - 1] < first[index]))
      try #require(Int(offset[index]) == total)
      total += Int(last[index] - first[index]) + 1
    }
    #expect(BuiltInWidthsData.advances.count == 2 * total)
    let decomposed = BuiltInWidthsData.decomposed
    #expect(BuiltInWidthsData.composed.count == decomposed.count)
    #expect(zip(decomposed, decomposed.dropFirst()).allSatisfy(<))
    let zero = BuiltInWidthsData.zeroWidth
    for (range, next) in zip(zero, zero.dropFirst()) {
      #expect((range >> 8) + (range & 0xFF) < next >> 8)
    }
  }
}
