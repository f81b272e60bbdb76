import Testing

@testable import TipCore

/// Where a line may start, and the text's end, in scalars.
private func breaks(_ text: String) -> [Int] {
  let scanned = ScannedText(text)
  var breaker = LineBreaker(scanned)
  var found: [Int] = []
  var (place, number) = (0, 0)
  while let scalar = scanned.scalar(at: place) {
    if breaker.place(before: scalar) != .closed { found.append(number) }
    (place, number) = (scalar.end, number + 1)
  }
  return text.isEmpty ? [] : found + [number]
}

/// Against Unicode's own cases and against ICU; the files are written by scripts/generate-text-fixtures.
@Suite("Places where a line may break")
struct LineBreakTests {
  /// `[text, breaks]`.
  struct Case: Decodable {
    let text: String
    let breaks: [Int]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      text = try list.decode(String.self)
      breaks = try list.decode([Int].self)
    }
  }

  /// `[number of the case, breaks]`.
  struct Change: Decodable {
    let number: Int
    let breaks: [Int]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      number = try list.decode(Int.self)
      breaks = try list.decode([Int].self)
    }
  }

  struct Standard: Decodable {
    let cases: [Case]
    let changed: [Change]
  }

  struct Paragraphs: Decodable {
    struct Paragraph: Decodable {
      let language: String
      let text: String
      let breaks: [Int]
    }

    let paragraphs: [Paragraph]
  }

  @Test("are those of the Unicode Standard, or of its later rules where these are others")
  func standard() throws {
    let fixture = try textFixture("line-breaks-standard.json", as: Standard.self)
    try #require(fixture.cases.count > 7_000 && fixture.changed.count < 50)
    var expected = fixture.cases.map(\.breaks)
    for change in fixture.changed { expected[change.number] = change.breaks }
    for (item, expected) in zip(fixture.cases, expected) {
      #expect(breaks(item.text) == expected, "\(item.text.debugDescription)")
    }
  }

  @Test("are those of ICU in paragraphs of many scripts")
  func paragraphs() throws {
    let fixture = try textFixture("line-breaks-paragraphs.json", as: Paragraphs.self)
    let languages = Set(fixture.paragraphs.map(\.language))
    try #require(languages.isSuperset(of: ["en", "el", "ru", "he", "ar", "hi", "zh", "ja", "ko", "hy"]))
    for paragraph in fixture.paragraphs {
      #expect(breaks(paragraph.text) == paragraph.breaks, "\(paragraph.language): \(paragraph.text)")
    }
  }

  @Test("are the spaces alone in South-East Asian scripts")
  func southEastAsia() {
    #expect(breaks("มนุษย์ทั้งหลาย เกิดมา") == [15, 21])
    #expect(breaks("ภาษา\u{200B}ไทย") == [5, 8])
    #expect(breaks("ខ្មែរ ភាសា") == [6, 10])
  }

  @Test("cut a text into the same words, but for tabs, and never inside a grapheme")
  func words() throws {
    let fixture = try textFixture("line-breaks-paragraphs.json", as: Paragraphs.self)
    for paragraph in fixture.paragraphs where !paragraph.text.contains("\t") {
      let words = Words(paragraph.text, style: TextStyle(size: 10, weight: .regular))
      let scalars = Array(paragraph.text.unicodeScalars)
      let starts = Set(words.list.map(\.start))
      var expected: Set<Int> = [0]
      for place in paragraph.breaks.dropLast() {
        expected.insert(scalars.prefix(place).reduce(0) { $0 + String($1).utf8.count })
      }
      var boundaries: Set<Int> = []
      for index in paragraph.text.indices {
        boundaries.insert(paragraph.text.utf8.distance(from: paragraph.text.startIndex, to: index))
      }
      #expect(starts == expected.intersection(boundaries), "\(paragraph.text)")
    }
  }
}
