import Testing

@testable import TipCore

@Suite("A registered font")
struct FontTests {
  private static func face(
    _ advances: [(Character, Double)], lineGap: Double = 2, fallback: Double? = nil
  ) -> FontFace {
    FontFace(
      unitsPerEm: 10, ascent: 8, descent: 2, lineGap: lineGap, fallbackAdvance: fallback,
      advances: advances.map { FontAdvance(code: $0.0.unicodeScalars.first?.value ?? 0, advance: $0.1) })
  }

  /// Lays a text out at 10 units with a face as the regular one of the family "Own".
  private func layout(_ text: String, _ face: FontFace, _ change: (inout Trial) -> Void = { _ in }) -> Layout {
    textLayout(text, width: nil) {
      $0.options.text.fonts.register(face, "Own", .regular)
      $0.options.text.family = "Own"
      $0.options.text.size = 10
      change(&$0)
    }
  }

  @Test("finds the advance of every code point that has one, in any order")
  func advances() {
    var random = SeededGenerator(seed: 3)
    var codes = Set([UInt32(0), 0x10FFFF])
    while codes.count < 500 { codes.insert(UInt32.random(in: 0...900, using: &random)) }
    let list = codes.shuffled(using: &random).map { FontAdvance(code: $0, advance: Double($0) + 0.5) }
    let face = FontFace(unitsPerEm: 1, ascent: 1, descent: 0, lineGap: 0, advances: list + list)
    #expect(face.count == 500)
    for code in UInt32(0)...1_000 {
      #expect(face.advance(of: code) == (codes.contains(code) ? Double(code) + 0.5 : nil))
    }
    #expect(face.advance(of: 0x10FFFF) == 0x10FFFF + 0.5)
    #expect(FontFace(unitsPerEm: 1, ascent: 1, descent: 0, lineGap: 0, advances: []).advance(of: 0) == nil)
  }

  @Test("measures the texts of its family and weight alone")
  func measures() {
    let face = Self.face([("a", 5), ("b", 6), (" ", 3)])
    let found = layout("ab ba", face)
    #expect(found.measure == .font)
    #expect(found.lines.map(\.width) == [25])
    #expect(found.content.height == 12)
    #expect(found.missing.isEmpty)
    #expect(layout("ab", face) { $0.options.text.weight = .bold }.measure == .builtIn)
    #expect(layout("ab", face) { $0.options.text.family = "own" }.measure == .builtIn)
    #expect(layout("ab", face) { $0.options.text.measure = .builtIn }.measure == .builtIn)
    #expect(layout("ab", face) { $0.options.text.measure = .cells }.measure == .cells)
  }

  @Test("stands on its own baseline")
  func baseline() {
    let face = Self.face([("a", 5)], lineGap: 4)
    let found = layout("a\na", face)
    #expect(found.lines.map { $0.baseline - found.content.y } == [10, 24])
    let spread = layout("a", face) { $0.options.text.lineHeight = 20 }
    #expect(spread.lines[0].baseline - spread.content.y == 13)
  }

  @Test("names what it lacks, each once and no more than 32, and measures it otherwise")
  func missing() {
    let face = Self.face([("a", 5)])
    let found = layout("aéaéx", face)
    #expect(found.missing == "éx")
    let builtIn =
      BuiltInWidths.advance(of: "é" as Character, weight: .regular) * 20
      + BuiltInWidths.advance(of: "x" as Character, weight: .regular) * 10
    #expect(close(found.lines[0].width, 10 + builtIn))
    #expect(layout("aéaéx", Self.face([("a", 5)], fallback: 4)).lines[0].width == 22)
    #expect(
      layout(String(String.UnicodeScalarView((0x400..<0x450).compactMap(Unicode.Scalar.init))), face).missing.count
        == 32)
    // The ellipsis and the hyphen count only where they are shown.
    #expect(layout("a\u{AD}a", face).missing.isEmpty)
    #expect(layout("a\u{AD}a", face) { $0.options.text.maxWidth = 9 }.missing == "-")
    #expect(layout("a\na", face) { $0.options.text.maxLines = 1 }.missing == "…")
  }

  @Test("needs no advance for what takes no room")
  func invisible() {
    let face = Self.face([("a", 5), ("👩", 10), ("🚀", 10)])
    let found = layout("a\u{301}\u{200B}\ta👩\u{200D}🚀", Self.face([("a", 5), (" ", 1), ("👩", 10), ("🚀", 10)]))
    #expect(found.missing.isEmpty)
    // The tab is written as the spaces from 5 to 8.
    #expect(found.lines[0].width == 5 + 3 + 5 + 10)
    #expect(layout("a", face).lines[0].width == 5)
  }

  @Test("is kept by the store for sessions that are open and those to come, up to a limit")
  func store() throws {
    var store = SessionStore()
    store.limits.fonts = 2
    let bounds = Surroundings(bounds: Rect(width: 100, height: 100))
    let first = try store.open("one", surroundings: bounds, overrides: OptionOverrides(), targets: [], now: 0)
    _ = try store.register(Self.face([]), "A", .regular)
    _ = try store.register(Self.face([]), "A", .bold)
    #expect(throws: SessionError.limit(name: "fonts", value: 2)) { try store.register(Self.face([]), "B", .regular) }
    let other = Self.face([("a", 1)])
    _ = try store.register(other, "A", .bold)
    let second = try store.open("two", surroundings: bounds, overrides: OptionOverrides(), targets: [], now: 0)
    for index in [first, second] {
      let fonts = store.sessions[index].surroundings.fonts
      #expect(fonts.count == 2)
      #expect(fonts.face("A", .bold) === other)
      #expect(fonts == store.fonts)
    }
    #expect(store.fonts != Fonts())
  }
}
