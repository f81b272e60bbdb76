import Testing
import TipCore

@Suite("The arrows of 20,000 random layouts")
struct ArrowPropertyTests {
  private static let arrows: [(input: LayoutInput, layout: Layout, arrow: Arrow)] =
    RandomLayouts.all.compactMap { input, layout in layout.arrow.map { (input, layout, $0) } }

  @Test("are many, on every edge")
  func many() {
    for side in Side.allCases {
      #expect(Self.arrows.filter { $0.arrow.edge == side }.count > 400, "\(side)")
    }
  }

  @Test("stand on the straight part of the edge that faces the target")
  func straight() {
    for (input, layout, arrow) in Self.arrows {
      let along = arrow.edge.alongAxis
      #expect(arrow.edge == input.side(layout).opposite)
      #expect(close(arrow.base[arrow.edge.axis], layout.bubble.edge(arrow.edge)))
      let first = layout.bubble.start(along) + layout.cornerRadius.topLeft
      let last = layout.bubble.end(along) - layout.cornerRadius.topLeft
      #expect(arrow.base[along] - arrow.width / 2 >= first - closeness, "\(input)")
      #expect(arrow.base[along] + arrow.width / 2 <= last + closeness, "\(input)")
    }
  }

  @Test("reach from the bubble to the offset before the target")
  func length() {
    for (input, layout, arrow) in Self.arrows {
      let side = input.side(layout)
      #expect(arrow.tip[side.alongAxis] == arrow.base[side.alongAxis])
      #expect(close(abs(arrow.tip[side.axis] - arrow.base[side.axis]), arrow.length))
      let distance = arrow.tip[side.axis] - input.targetRect.edge(side)
      #expect(close(side.isFar ? distance : -distance, input.options.offset[side]), "\(input)")
    }
  }

  @Test("point at the target exactly when they say so")
  func pointing() {
    var missed = 0
    for (input, _, arrow) in Self.arrows {
      let along = arrow.edge.alongAxis
      let target = input.targetRect
      let place = arrow.tip[along]
      let isLevel = place >= target.start(along) - closeness && place <= target.end(along) + closeness
      #expect(arrow.pointsAtTarget == isLevel)
      if !arrow.pointsAtTarget { missed += 1 }
    }
    #expect(missed > 100)
  }

  @Test("miss a target they aim at only when the corners keep them from it")
  func clamped() {
    for (input, layout, arrow) in Self.arrows where input.options.arrow.aim == .overlap && !arrow.pointsAtTarget {
      let along = arrow.edge.alongAxis
      let reach = input.options.bubble.cornerRadius.topLeft + input.options.arrow.inset[along] + arrow.width / 2
      let place = arrow.base[along]
      let toStart = place - layout.bubble.start(along)
      let toEnd = layout.bubble.end(along) - place
      // At the nearest legal place to one of the ends, or in the middle of an edge that has none.
      #expect(min(toStart, toEnd) <= reach + closeness, "\(input)")
    }
  }

  @Test("leave the corners as round as asked unless there is no room")
  func radius() {
    for (input, layout) in RandomLayouts.all {
      let most = min(input.options.bubble.cornerRadius.topLeft, layout.bubble.width / 2, layout.bubble.height / 2)
      #expect(layout.cornerRadius.isUniform && layout.cornerRadius.topLeft <= most + closeness)
      if layout.arrow == nil { #expect(close(layout.cornerRadius.topLeft, most)) }
    }
  }
}
