import Testing
import TipCore

@Suite("Of 20,000 random layouts")
struct PlacePropertyTests {
  @Test("every number is finite and no extent negative")
  func finite() {
    for (_, layout) in RandomLayouts.all {
      for rect in [layout.frame, layout.bubble, layout.content, layout.cutouts.first?.rect ?? Rect()] {
        #expect(rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite)
        #expect(rect.width >= 0 && rect.height >= 0)
      }
      #expect(layout.cornerRadius.topLeft.isFinite && layout.cornerRadius.topLeft >= 0)
    }
  }

  @Test("every bubble that fits in the clip lies inside it")
  func inside() {
    var count = 0
    for (input, layout) in RandomLayouts.all {
      let clip = input.clipEdges
      let bubble = layout.bubble
      if bubble.width <= clip.right - clip.left {
        count += 1
        #expect(bubble.x >= clip.left - closeness && bubble.maxX <= clip.right + closeness, "\(input)")
      }
      if bubble.height <= clip.bottom - clip.top {
        #expect(bubble.y >= clip.top - closeness && bubble.maxY <= clip.bottom + closeness, "\(input)")
      }
    }
    #expect(count > 10_000)
  }

  @Test("none covers its target unless it says so")
  func overlap() {
    var covered = 0
    for (input, layout) in RandomLayouts.all {
      let (one, other) = (layout.bubble, input.targetRect)
      let meets =
        one.x < other.maxX && other.x < one.maxX && one.y < other.maxY && other.y < one.maxY
      #expect(layout.why.overlap == meets, "\(input)")
      if meets { covered += 1 }
      // What fits covers nothing, as long as no gap is negative.
      let side = input.side(layout)
      if layout.why.lastResort == nil, input.gap(side) >= 0 { #expect(!meets, "\(input)") }
    }
    #expect(covered > 100)
  }

  @Test("each bubble stands at the place of its placement, moved by the slide it names")
  func slide() throws {
    for (input, layout) in RandomLayouts.all {
      let size = layout.bubble.size
      let placement = try #require(layout.placement)
      let x = input.start(.x, placement, size) + layout.why.slide.x
      let y = input.start(.y, placement, size) + layout.why.slide.y
      #expect(close(layout.bubble.origin, Point(x: x, y: y)), "\(input)")
    }
  }

  @Test("frame, content and bubble agree")
  func boxes() {
    for (input, layout) in RandomLayouts.all {
      let padding = input.options.bubble.padding
      #expect(close(layout.content.x, layout.bubble.x + padding.left))
      #expect(close(layout.content.y, layout.bubble.y + padding.top))
      #expect(close(layout.content.maxX, layout.bubble.maxX - padding.right))
      #expect(close(layout.content.maxY, layout.bubble.maxY - padding.bottom))
      var corners = layout.bubble
      if let tip = layout.arrow?.tip { corners = corners.union(Rect(tip, Size())) }
      #expect(close(layout.frame, corners), "\(input)")
    }
  }
}
