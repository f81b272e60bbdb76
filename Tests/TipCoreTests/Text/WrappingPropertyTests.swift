import Testing
import TipCore

@Suite("Random texts")
struct WrappingPropertyTests {
  private static let letters = ["i", "m", "A", "é", "ß", "ш", "ω", "7"]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      let word = (0..<Int.random(in: 1...7, using: &random)).map { _ in random.pick(letters) }.joined()
      return word + random.pick([" ", " ", " ", "  ", "\n", " \n", "\n\n"])
    }.joined()
  }

  /// Breaks a text as a reader would by hand: as many words as have room, a word without room by its letters.
  private static func broken(_ text: String, _ room: Double) -> [String] {
    var lines: [String] = []
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: String?
      var gap = ""
      for piece in part.split(separator: " ", omittingEmptySubsequences: false) {
        guard !piece.isEmpty else {
          gap += " "
          continue
        }
        if let open = line, width(open + gap + piece) <= room + closeness {
          line = open + gap + piece
        } else {
          if let open = line { lines.append(open) }
          line = ""
          for letter in piece {
            if let open = line, !open.isEmpty, width(open + String(letter)) > room + closeness {
              lines.append(open)
              line = ""
            }
            line?.append(letter)
          }
        }
        gap = " "
      }
      lines.append(line ?? "")
    }
    return lines
  }

  @Test("are broken where a reader would")
  func broken() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<2_000 {
      let text = Self.text(&random)
      let room = random.whole(1...150)
      #expect(lines(text, width: room) == Self.broken(text, room), "\(room): \(text.debugDescription)")
    }
  }

  @Test("have lines as wide as their graphemes, and a bubble as large as the lines")
  func sizes() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let room = random.whole(20...150)
      let layout = textLayout(Self.text(&random), width: room) { $0.options.bubble.padding = Insets() }
      #expect(layout.measure == .builtIn)
      for line in layout.lines {
        #expect(close(line.width, width(line.text)))
        #expect(line.width <= room + closeness || line.text.count == 1)
      }
      let widest = layout.lines.map(\.width).max() ?? 0
      // Both extents are rounded up to whole units; the arrow's base is the least of both.
      #expect(layout.content.width == max(12, (widest - closeness).rounded(.up)))
      let height = Double(layout.lines.count) * Options().text.leading
      #expect(layout.content.height == max(12, height.rounded(.up)))
    }
  }

  @Test("are never narrower in more room")
  func monotone() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let text = Self.text(&random)
      let counts = stride(from: 10.0, through: 160, by: 30).map { lines(text, width: $0).count }
      #expect(counts == counts.sorted(by: >))
    }
  }
}
