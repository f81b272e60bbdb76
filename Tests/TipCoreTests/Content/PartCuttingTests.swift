import Testing
import TipCore

/// Cases by hand are in Tests/Fixtures/layouts/cut.json.
@Suite("Parts in a bubble without their height")
struct PartCuttingTests {
  private static func parts(_ random: inout SeededGenerator) -> ContentParts {
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in random.pick(["one", "three", "seventeen", "語語"]) }
        .joined(separator: random.pick([" ", "\n"]))
    }
    return ContentParts(
      title: random.pick([nil, text(4)]), text: random.pick([nil, text(20)]),
      image: random.pick([nil, Size(width: 6, height: random.whole(1...4))]),
      buttons: random.pick([[], buttons("Back", "Next")]), progress: random.pick([nil, .text(text(3))]),
      hasClose: random.pick([true, false]))
  }

  @Test("stay inside, but for buttons and the close box, and it is said that some went")
  func inside() {
    var random = SeededGenerator(seed: 14)
    var cut = 0
    for _ in 0..<3_000 {
      let parts = Self.parts(&random)
      guard !parts.isEmpty else { continue }
      let gap = random.pick([0.0, 1, 2.5])
      let whole = partLayout(parts, width: 20) { $0.options.content.gap = gap }
      let most = random.whole(1...30)
      let layout = partLayout(parts, width: 20) {
        $0.options.content.gap = gap
        $0.options.bubble.maxHeight = most
      }
      #expect(layout.isCut == (whole.content.height > most))
      #expect(!whole.isCut)
      cut += layout.isCut ? 1 : 0
      #expect(
        layout.kinds.filter { $0 == .button || $0 == .close } == whole.kinds.filter { $0 == .button || $0 == .close })
      let mayStickOut = layout.kinds.allSatisfy { $0 == .button || $0 == .close }
      for part in layout.parts ?? [] {
        #expect(mayStickOut || part.rect.maxY <= layout.content.maxY + closeness, "\(parts) in \(most)")
      }
      for part in layout.parts ?? [] where part.kind != .button && part.kind != .image {
        guard let before = (whole.parts ?? []).first(where: { $0.kind == part.kind }),
          layout.kinds.first == whole.kinds.first
        else { continue }
        let shown = part.lines.map(\.text)
        #expect(shown.dropLast() == before.lines.map(\.text).prefix(max(0, shown.count - 1)))
        #expect(shown.count == before.lines.count || shown.last?.hasSuffix("…") == true)
      }
    }
    #expect(cut > 500)
  }

  @Test("are no fewer lines in more height")
  func monotone() {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 1...20, using: &random)).map { _ in random.pick(["one", "three"]) }
        .joined(separator: " ")
      var before = 0
      for most in stride(from: 1.0, through: 12, by: 1) {
        let layout = Trial {
          $0.content = .text(text)
          $0.surroundings.bounds = Rect(width: 1_000, height: 1_000)
          $0.options = Preset.cells.options
          $0.options.text.maxWidth = 8
          $0.options.bubble.maxHeight = most
        }.layout
        #expect(Double(layout.lines.count) <= most)
        #expect(layout.lines.count == Int(most) || !layout.isCut)
        #expect(layout.lines.count >= before)
        before = layout.lines.count
      }
    }
  }
}
