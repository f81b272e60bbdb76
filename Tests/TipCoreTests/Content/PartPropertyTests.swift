import Testing
import TipCore

/// Random contents in every preset and direction: the same ones in every run.
@Suite("Random parts")
struct PartPropertyTests {
  private struct Sample: CustomStringConvertible {
    var parts: ContentParts
    var preset: Preset
    var direction: Direction
    var alignment: TextAlignment

    var description: String { "\(parts), \(preset), \(direction), \(alignment)" }

    func layout(width: Double) -> Layout {
      Trial {
        $0.content = .parts(parts)
        $0.surroundings.bounds = Rect(width: 100_000, height: 100_000)
        $0.surroundings.direction = direction
        $0.target = Rect(x: 50_000, y: 50_000, width: 10, height: 10)
        $0.options = preset.options
        $0.options.placement = .physical(Placement(.bottom))
        $0.options.text.alignment = alignment
        $0.options.text.maxWidth = width
      }.layout
    }
  }

  private static let texts = [
    "", "a", "Save", "Keep what you wrote", "naïve 日本語 text, with 12 words\nand two lines", "\n",
  ]

  private static let samples: [Sample] = {
    var random = SeededGenerator(seed: 7)
    return (0..<300).map { _ in
      let count = random.pick([0, 0, 1, 2, 5])
      let parts = ContentParts(
        title: random.one(in: 2) ? random.pick(texts) : nil, text: random.one(in: 2) ? random.pick(texts) : nil,
        image: random.one(in: 3) ? Size(width: random.pick([0, 10, 300]), height: random.pick([0, 4, 100])) : nil,
        buttons: (0..<count).map { ContentButton(id: "\($0)", label: random.pick(texts)) },
        progress: random.one(in: 3) ? .count(current: 1, total: 20) : nil, hasClose: random.one(in: 2))
      return Sample(
        parts: parts, preset: random.pick(Preset.allCases), direction: random.pick(Direction.allCases),
        alignment: random.pick([.start, .center, .end, .left, .right]))
    }
  }()

  private static let widths = [0, 3, 10, 25.5, 40, 77, 120, 200.25, 400]

  @Test("lie in the content and do not overlap")
  func inside() throws {
    for sample in Self.samples {
      for width in Self.widths {
        let layout = sample.layout(width: width)
        let parts = try #require(layout.parts)
        let room = layout.content.grown(by: 1e-6)
        for (index, part) in parts.enumerated() {
          #expect(part.rect.width >= 0 && part.rect.height >= 0)
          let isInside =
            part.rect.x >= room.x && part.rect.maxX <= room.maxX && part.rect.y >= room.y && part.rect.maxY <= room.maxY
          #expect(isInside, "\(part.kind) of \(sample) in \(width)")
          for other in parts[..<index] {
            #expect(
              !other.rect.grown(by: -1e-6).overlaps(part.rect), "\(other.kind), \(part.kind) of \(sample) in \(width)")
          }
        }
      }
    }
  }

  @Test("come in the order in which they are drawn, each as often as it was given")
  func order() throws {
    for sample in Self.samples {
      let parts = sample.parts
      var expected: [PartKind] = []
      if parts.image != nil { expected.append(.image) }
      if parts.title != nil { expected.append(.title) }
      if parts.text != nil { expected.append(.text) }
      expected += parts.buttons.map { _ in .button }
      if parts.progress != nil { expected.append(.progress) }
      if parts.hasClose { expected.append(.close) }
      #expect(sample.layout(width: 40).kinds == expected)
    }
  }

  @Test("become no narrower in a wider room, and no higher but for an image")
  func monotone() {
    for sample in Self.samples {
      var last: Layout?
      for width in stride(from: 0.0, through: 400, by: 7) {
        let layout = sample.layout(width: width)
        defer { last = layout }
        guard let last else { continue }
        #expect(layout.content.width >= last.content.width, "\(sample) at \(width)")
        guard sample.parts.image == nil else { continue }
        #expect(layout.content.height <= last.content.height, "\(sample) at \(width)")
      }
    }
  }

  @Test("are written in lines no wider than their column")
  func lines() throws {
    for sample in Self.samples {
      for part in try #require(sample.layout(width: 120).parts) {
        for line in part.lines {
          #expect(line.x >= part.rect.x - 1e-6, "\(sample)")
          #expect(line.x + line.width <= part.rect.maxX + 1e-6, "\(sample)")
          #expect(line.baseline <= part.rect.maxY + 1e-6, "\(sample)")
        }
      }
    }
  }
}
