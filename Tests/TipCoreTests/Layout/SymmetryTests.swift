import Testing
import TipCore

@Suite("Every layout")
struct SymmetryTests {
  @Test("moves with its window and target")
  func translation() {
    let offset = Point(x: 512, y: -1_024)
    for (input, expected) in RandomLayouts.all {
      var moved = input
      moved.surroundings.bounds = input.surroundings.bounds.moved(by: offset)
      moved.target = input.target?.mapped { $0.moved(by: offset) }
      let found = layout(moved)
      #expect(found.placement == expected.placement)
      #expect(close(found.bubble, expected.bubble.moved(by: offset)), "\(input)")
      #expect((found.arrow == nil) == (expected.arrow == nil))
      if let one = found.arrow, let other = expected.arrow {
        #expect(close(one.tip, Point(x: other.tip.x + offset.x, y: other.tip.y + offset.y)))
      }
      #expect(found.why.choice == expected.why.choice)
      #expect(found.why.overlap == expected.why.overlap)
    }
  }

  @Test("stays where it is when its placement is remembered")
  func idempotence() {
    for (input, expected) in RandomLayouts.all {
      var again = input
      again.previous = expected.placement
      let found = layout(again)
      #expect(found.placement == expected.placement, "\(input)")
      #expect(found.bubble == expected.bubble)
      #expect(found.arrow == expected.arrow)
      #expect(found.cutouts == expected.cutouts)
    }
  }

  @Test("is the mirror image in the other reading direction")
  func mirror() {
    for (input, expected) in RandomLayouts.all where input.options.arrow.aim != .offset {
      let found = layout(input.mirrored)
      #expect(found.placement == expected.placement?.mirrored, "\(input)")
      #expect(close(found.bubble, expected.bubble.mirrored), "\(input)")
      #expect((found.arrow?.pointsAtTarget) == (expected.arrow?.pointsAtTarget))
      if let one = found.arrow, let other = expected.arrow {
        #expect(close(one.tip, Point(x: -other.tip.x, y: other.tip.y)), "\(input)")
      }
      #expect(found.why.rejected.map(\.placement) == expected.why.rejected.map(\.placement.mirrored))
    }
  }
}

extension Target {
  /// The target with its rect or point changed.
  fileprivate func mapped(_ change: (Rect) -> Rect) -> Target {
    var target = self
    switch shape {
    case .rect(let rect): target.shape = .rect(change(rect))
    case .point(let point): target.shape = .point(change(Rect(point, Size())).origin)
    case .lines(let rects, let pointer): target.shape = .lines(rects.map(change), pointer: pointer)
    }
    return target
  }
}

extension Placement {
  fileprivate var mirrored: Placement { side.axis == .x ? opposite : self }
}

extension PlacementRequest {
  fileprivate var mirrored: PlacementRequest {
    // Leading and trailing mirror themselves.
    if case .physical(let placement) = self { .physical(placement.mirrored) } else { self }
  }
}

extension Rect {
  fileprivate var mirrored: Rect { Rect(x: -x - width, y: y, width: width, height: height) }
}

extension Insets {
  fileprivate var mirrored: Insets { Insets(top: top, right: left, bottom: bottom, left: right) }
}

extension LayoutInput {
  fileprivate var mirrored: LayoutInput {
    var input = self
    input.target = target?.mapped { $0.mirrored }
    input.surroundings.bounds = surroundings.bounds.mirrored
    input.surroundings.safeArea = surroundings.safeArea.mirrored
    input.surroundings.direction = surroundings.direction == .ltr ? .rtl : .ltr
    input.options.placement = options.placement.mirrored
    input.options.order = PlacementList((0..<options.order.count).map { options.order[$0].mirrored })
    input.options.offset = options.offset.mirrored
    input.options.margin = options.margin.mirrored
    input.options.bubble.padding = options.bubble.padding.mirrored
    input.previous = previous?.mirrored
    return input
  }
}
