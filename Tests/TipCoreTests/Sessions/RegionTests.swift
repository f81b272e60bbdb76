import Testing
import TipCore

@Suite("The shape of a region")
struct RegionTests {
  @Test("of a rect is half-open")
  func rect() {
    let shape = RegionShape.rect(Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(shape.contains(Point(x: 10, y: 20)))
    #expect(shape.contains(Point(x: 39.5, y: 59.5)))
    #expect(!shape.contains(Point(x: 40, y: 30)))
    #expect(!shape.contains(Point(x: 20, y: 60)))
  }

  @Test("of an arrow holds its edges, whichever way round it is given")
  func triangle() {
    let (a, b, c) = (Point(x: 0, y: 0), Point(x: 12, y: 0), Point(x: 6, y: 6))
    for shape in [RegionShape.triangle(a, b, c), .triangle(c, b, a), .triangle(b, a, c)] {
      for inside in [a, b, c, Point(x: 6, y: 0), Point(x: 3, y: 3), Point(x: 6, y: 5), Point(x: 9, y: 3)] {
        #expect(shape.contains(inside), "\(inside)")
      }
      for outside in [Point(x: 2.9, y: 3), Point(x: 6, y: 6.1), Point(x: 6, y: -0.1), Point(x: 13, y: 0)] {
        #expect(!shape.contains(outside), "\(outside)")
      }
    }
  }

  @Test("of an arrow without width or length is no more than its line or point")
  func flat() {
    let needle = RegionShape.triangle(Point(x: 6, y: 0), Point(x: 6, y: 6), Point(x: 6, y: 0))
    #expect(needle.contains(Point(x: 6, y: 3)))
    #expect(!needle.contains(Point(x: 6, y: 7)))
    #expect(!needle.contains(Point(x: 5, y: 3)))
    let stub = RegionShape.triangle(Point(x: 0, y: 0), Point(x: 6, y: 0), Point(x: 12, y: 0))
    #expect(!stub.contains(Point(x: 100, y: 0)))
    let nothing = RegionShape.triangle(Point(), Point(), Point())
    #expect(!nothing.contains(Point(x: 1, y: 1)))
  }

  @Test("agrees with its area for random triangles")
  func random() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2_000 {
      let corners = (0..<3).map { _ in Point(x: random.whole(-20...20), y: random.whole(-20...20)) }
      let point = Point(x: random.whole(-20...20), y: random.whole(-20...20))
      let whole = abs(area(corners))
      guard whole > 0 else { continue }
      // A point lies inside exactly when the three triangles it makes with the edges fill the whole.
      let parts = (0..<3).map { abs(area([corners[$0], corners[($0 + 1) % 3], point])) }.reduce(0, +)
      let shape = RegionShape.triangle(corners[0], corners[1], corners[2])
      #expect(shape.contains(point) == close(parts, whole))
    }
  }
}
