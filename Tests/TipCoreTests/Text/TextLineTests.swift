import Testing
import TipCore

@Suite("The place of a line of text")
struct TextLineTests {
  @Test("is by the alignment, in the reading direction for start and end")
  func alignment() {
    let spare = width("mmmm") - width("mm")
    for direction in Direction.allCases {
      let isLTR = direction == .ltr
      let shares: [(TextAlignment, Double)] = [
        (.left, 0), (.right, 1), (.center, 0.5), (.start, isLTR ? 0 : 1), (.end, isLTR ? 1 : 0),
      ]
      for (alignment, share) in shares {
        let layout = textLayout("mmmm\nmm", width: nil) {
          $0.options.text.alignment = alignment
          $0.surroundings.direction = direction
        }
        // The box is rounded up to whole units: what that adds goes the same way.
        let rounding = layout.content.width - width("mmmm")
        #expect(close(layout.lines[0].x, layout.content.x + rounding * share))
        #expect(close(layout.lines[1].x, layout.content.x + (spare + rounding) * share))
      }
    }
  }

  @Test("is one line height below the one before, and the letters stand in its middle")
  func baselines() {
    let layout = textLayout("a\nb\nc", width: nil) {
      $0.options.text.size = 10
      $0.options.text.lineHeight = 20
    }
    #expect(layout.content.height == 60)
    // Of 20 units the font's 9.053 above and 2.119 below the baseline leave 8.828, half of it above.
    for (index, line) in layout.lines.enumerated() {
      #expect(abs(line.baseline - (layout.content.y + Double(index) * 20 + 13.467)) < 0.01)
    }
  }

  @Test("is by the font's own line height without one")
  func ownHeight() {
    let layout = textLayout("a\nb", width: nil) { $0.options.text.size = 100 }
    #expect(layout.content.height == 230)
    #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - 114.99) < 0.01)
  }

  @Test("follows the weight and the size of the font")
  func style() {
    let regular = textLayout("A", width: nil) { $0.options.text.size = 1_000 }
    let bold = textLayout("A", width: nil) {
      $0.options.text.size = 1_000
      $0.options.text.weight = .bold
    }
    // Helvetica's and Helvetica-Bold's own advances.
    #expect(abs(regular.lines[0].width - 667) < 1)
    #expect(abs(bold.lines[0].width - 722) < 1)
  }
}

@Suite("The width of lines")
struct TextWidthTests {
  private let text = String(repeating: "word ", count: 60)

  private func widest(_ change: (inout Trial) -> Void) -> Double {
    Trial {
      $0.content = .text(text)
      $0.surroundings.bounds.height = 2_000
      change(&$0)
    }.layout.content.width
  }

  @Test("is bounded by the text's and the bubble's greatest width, and by the window")
  func bounds() {
    let word = width("word ")
    func expected(_ room: Double) -> ClosedRange<Double> { (room - word - 1)...room }
    #expect(expected(280).contains(widest { _ in }))
    #expect(expected(200).contains(widest { $0.options.text.maxWidth = 200 }))
    #expect(expected(134).contains(widest { $0.options.bubble.maxWidth = 150 }))
    #expect(expected(368).contains(widest { $0.options.text.maxWidth = nil }))
    #expect(
      expected(336).contains(
        widest {
          $0.options.text.maxWidth = nil
          $0.options.text.widthInset = 64
        }))
  }

  @Test("is bounded by the room beside a target, but not below the least")
  func beside() {
    // Right of 160…240: 400 − 8 − 240 − 10 − 16 = 126 are left.
    let right = Trial {
      $0.content = .text(text)
      $0.options.placement = .physical(Placement(.right))
      $0.surroundings.bounds.height = 1_000
    }.layout
    #expect(right.placement == Placement(.right))
    #expect((90...126).contains(right.content.width))
    #expect(right.bubble.maxX <= 392)
    let narrow = Trial {
      $0.content = .text("word word word")
      $0.target = Rect(x: 300, y: 120, width: 80, height: 30)
      $0.options.placement = .physical(Placement(.right))
      $0.options.policy = .ordered
      $0.options.order = PlacementList(sides: [.right])
    }.layout
    #expect(narrow.content.width > 60)
    #expect(narrow.why.lastResort == .cover)
  }
}
