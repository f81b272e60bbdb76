import Testing
import TipCore

@Suite("A bubble with room on all sides")
struct BasePlaceTests {
  /// Target 160…240 × 120…150, bubble 120 × 40, gap 4 + 6: by hand.
  @Test(
    "stands where its placement says",
    arguments: [
      ("top", 140.0, 70.0), ("top-start", 160, 70), ("top-end", 120, 70),
      ("bottom", 140, 160), ("bottom-start", 160, 160), ("bottom-end", 120, 160),
      ("right", 250, 115), ("right-start", 250, 120), ("right-end", 250, 110),
      ("left", 30, 115), ("left-start", 30, 120), ("left-end", 30, 110),
      ("leading", 30, 115), ("leading-start", 30, 120), ("trailing-end", 250, 110), ("auto", 140, 160),
    ])
  func places(name: String, x: Double, y: Double) {
    let layout = Trial { $0.options.placement = PlacementRequest(named: name) }.layout
    #expect(layout.bubble == Rect(x: x, y: y, width: 120, height: 40))
    #expect(layout.why.choice == .preferred)
    #expect(layout.why.slide == Point())
    #expect(layout.why.rejected.isEmpty)
    #expect(layout.why.lastResort == nil)
    #expect(!layout.why.overlap)
  }

  @Test(
    "is mirrored from right to left above and below",
    arguments: [
      ("top-start", 120.0, 70.0), ("top-end", 160, 70), ("bottom-start", 120, 160), ("right-start", 250, 120),
      ("left-end", 30, 110), ("leading", 250, 115), ("trailing-start", 30, 120),
    ])
  func mirrored(name: String, x: Double, y: Double) {
    let layout = Trial {
      $0.options.placement = PlacementRequest(named: name)
      $0.surroundings.direction = .rtl
    }.layout
    #expect(layout.bubble.origin == Point(x: x, y: y))
  }

  @Test(
    "moves along by the option, in the reading direction above and below",
    arguments: [
      ("top", Direction.ltr, 147.0, 70.0), ("top", .rtl, 133, 70), ("bottom-start", .ltr, 167, 160),
      ("bottom-end", .rtl, 153, 160), ("left", .ltr, 30, 122), ("right", .rtl, 250, 122),
    ])
  func along(name: String, direction: Direction, x: Double, y: Double) {
    let layout = Trial {
      $0.options.placement = PlacementRequest(named: name)
      $0.options.along = 7
      $0.surroundings.direction = direction
    }.layout
    #expect(layout.bubble.origin == Point(x: x, y: y))
  }

  @Test("keeps the gap of its side, and the arrow in it")
  func gaps() {
    let offset = Insets(top: 1, right: 2, bottom: 3, left: -4)
    for (side, gap) in [(Side.top, 7.0), (.right, 8), (.bottom, 9), (.left, 2)] {
      let layout = Trial {
        $0.options.placement = .physical(Placement(side))
        $0.options.offset = offset
      }.layout
      #expect(abs(layout.bubble.edge(side.opposite) - Trial().target.edge(side)) == gap)
      #expect(layout.arrow?.edge == side.opposite)
    }
    let bare = Trial {
      $0.options.offset = offset
      $0.options.arrow.style = .none
    }.layout
    #expect(bare.bubble.y == 153)
    #expect(bare.arrow == nil)
    #expect(bare.frame == bare.bubble)
  }

  @Test("holds its content less the padding")
  func content() {
    let layout = Trial { $0.options.bubble.padding = Insets(top: 1, right: 2, bottom: 3, left: 4) }.layout
    #expect(layout.bubble.size == Size(width: 110, height: 28))
    #expect(layout.content == Rect(x: layout.bubble.x + 4, y: layout.bubble.y + 1, width: 104, height: 24))
    #expect(layout.measure == .host)
    #expect(layout.lines.isEmpty)
  }

  @Test("is at least as wide as asked, and as long as the arrow's base")
  func least() {
    let wide = Trial { $0.options.bubble.minWidth = 200 }.layout
    #expect(wide.bubble == Rect(x: 100, y: 160, width: 200, height: 40))
    let empty = Trial {
      $0.content = .text("")
      $0.options.bubble.padding = Insets()
      $0.options.text.size = 1
    }.layout
    #expect(empty.bubble.size == Size(width: 12, height: 12))
    #expect(empty.arrow?.width == 12)
  }
}
