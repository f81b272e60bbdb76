import Testing
import TipCore

@Suite("An outline")
struct OutlineTests {
  @Test("is bubble and arrow in one line, clockwise from the top left")
  func steps() {
    let layout = Trial {
      $0.options.bubble.cornerRadius = 0
      $0.options.placement = .physical(Placement(.top))
    }.layout
    // Bubble 140…260 × 70…110; arrow 12 wide, 6 long, below.
    let points = [(140.0, 70.0), (260, 70), (260, 110), (206, 110), (200, 116), (194, 110), (140, 110), (140, 70)]
    #expect(layout.outline.steps.compactMap(\.end) == points.map { Point(x: $0.0, y: $0.1) })
    #expect(layout.outline.steps.last == .close)
  }

  @Test("turns corners in quarters of a circle")
  func corners() {
    let outline = Trial { $0.options.bubble.cornerRadius = 10 }.layout.outline
    // Bubble 140…260 × 160…200. The best cubic for a quarter circle has its controls at 0.5523 of the radius.
    let corner = outline.steps.compactMap { step -> [Point]? in
      guard case .cubic(let first, let second, let end) = step else { return nil }
      return [first, second, end]
    }
    #expect(corner.count == 4)
    let expected = [(255.5228, 160.0), (260, 164.4772), (260, 170)]
    for (point, (x, y)) in zip(corner[0], expected) {
      #expect(distance(point, Point(x: x, y: y)) < 1e-4)
    }
  }

  @Test("has corners no rounder than half the bubble")
  func clamped() {
    let layout = Trial {
      $0.options.bubble.cornerRadius = 1_000
      $0.options.arrow.style = .none
    }.layout
    #expect(layout.cornerRadius == 20)
    // A stadium: a rectangle of 80 × 40 and a circle of 20.
    #expect(abs(area(layout.outline.polygon(flatness: 1e-4)) - (3_200 + 1_256.637)) < 0.5)
  }

  @Test("gives up rounding for an arrow that needs the room")
  func arrowRoom() {
    let layout = Trial {
      $0.content = .size(Size(width: 4, height: 4))
      $0.options.bubble.cornerRadius = 10
      $0.options.arrow.width = Lengths(16)
    }.layout
    // The bubble is 20 wide: 2 are left on either side of the arrow's base.
    #expect(layout.bubble.width == 20)
    #expect(layout.cornerRadius == 2)
  }

  @Test("is the same on all four sides but for the turn", arguments: [Alignment.center, .start, .end])
  func mirrored(alignment: Alignment) {
    // A square target in a square window, and a square bubble: one picture, turned.
    func outline(_ side: Side) -> [Point] {
      Trial {
        $0.surroundings.bounds = Rect(x: -200, y: -200, width: 400, height: 400)
        $0.target = Rect(x: -20, y: -20, width: 40, height: 40)
        $0.content = .size(Size(width: 50, height: 50))
        $0.options.placement = .physical(Placement(side, alignment))
      }.layout.outline.polygon()
    }
    let below = outline(.bottom)
    expectSame(outline(.top), below.map { Point(x: $0.x, y: -$0.y) })
    expectSame(outline(.right), below.map { Point(x: $0.y, y: $0.x) })
    expectSame(outline(.left), below.map { Point(x: -$0.y, y: $0.x) })
  }

  /// Two polygons with the same corners, whatever their order.
  private func expectSame(_ one: [Point], _ other: [Point]) {
    #expect(one.count == other.count)
    for point in one {
      #expect(other.contains { distance($0, point) < closeness }, "\(point)")
    }
  }
}
