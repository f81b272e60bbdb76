import Testing
import TipCore

@Suite("The outlines of 5,000 random layouts")
struct OutlinePropertyTests {
  private static let layouts = RandomLayouts.all.prefix(5_000).map(\.layout).filter {
    $0.bubble.width > 0 && $0.bubble.height > 0
  }

  @Test("are one closed line")
  func closed() {
    for layout in Self.layouts {
      let steps = layout.outline.steps
      #expect(steps.last == .close)
      #expect(steps.filter { $0 == .close }.count == 1)
      for (index, step) in steps.enumerated() {
        if case .move = step { #expect(index == 0) } else { #expect(index > 0) }
      }
      #expect(steps.count <= 14)
    }
  }

  @Test("reach exactly as far as the frame")
  func frame() {
    for layout in Self.layouts {
      #expect(close(bounds(layout.outline.polygon()), layout.frame), "\(layout)")
      #expect(close(bounds(layout.outline.steps.compactMap(\.end)), layout.frame), "\(layout)")
    }
  }

  @Test("go clockwise around bubble and arrow, less the corners")
  func clockwise() {
    for layout in Self.layouts {
      let radius = layout.cornerRadius.topLeft
      let arrow = layout.arrow.map { $0.width * $0.length / 2 } ?? 0
      let expected = layout.bubble.width * layout.bubble.height - (4 - Double.pi) * radius * radius + arrow
      let found = area(layout.outline.polygon(flatness: 0.001))
      // The cubic leaves the circle by 0.03 % of the radius; the lines leave the cubic by the flatness.
      #expect(abs(found - expected) <= 0.002 * radius * radius + 0.02 * radius + closeness, "\(layout)")
      #expect(found > 0)
    }
  }

  @Test("have no point outside bubble and arrow")
  func inside() {
    for layout in Self.layouts {
      for point in layout.outline.polygon() {
        let isInBubble =
          point.x >= layout.bubble.x - closeness && point.x <= layout.bubble.maxX + closeness
          && point.y >= layout.bubble.y - closeness && point.y <= layout.bubble.maxY + closeness
        let isTip = layout.arrow.map { close($0.tip, point) } ?? false
        #expect(isInBubble || isTip, "\(layout)")
      }
    }
  }
}
