import Testing
import TipCore

@Suite("A rect")
struct RectTests {
  let rect = Rect(x: -10, y: 20, width: 30, height: 40)

  @Test("has edges, middles and lengths")
  func edges() {
    #expect(rect.maxX == 20)
    #expect(rect.maxY == 60)
    #expect(rect.center == Point(x: 5, y: 40))
    #expect(rect.origin == Point(x: -10, y: 20))
    #expect(rect.size == Size(width: 30, height: 40))
    #expect(Side.allCases.map { rect.edge($0) } == [20, 20, 60, -10])
    #expect([rect.start(.x), rect.start(.y)] == [-10, 20])
    #expect([rect.end(.x), rect.end(.y)] == [20, 60])
    #expect([rect.length(.x), rect.length(.y)] == [30, 40])
    #expect([rect.middle(.x), rect.middle(.y)] == [5, 40])
    #expect(Rect() == Rect(Point(), Size()))
    #expect(Rect(Point(x: -10, y: 20), Size(width: 30, height: 40)) == rect)
  }

  @Test("is half-open")
  func contains() {
    #expect(rect.contains(Point(x: -10, y: 20)))
    #expect(rect.contains(Point(x: 19.999, y: 59.999)))
    #expect(!rect.contains(Point(x: 20, y: 30)))
    #expect(!rect.contains(Point(x: 0, y: 60)))
    #expect(!rect.contains(Point(x: -10.001, y: 30)))
    #expect(!Rect(x: 1, y: 1).contains(Point(x: 1, y: 1)))
  }

  @Test("does not overlap what it touches")
  func overlaps() {
    #expect(rect.overlaps(rect))
    #expect(rect.overlaps(Rect(x: 19, y: 59, width: 5, height: 5)))
    #expect(!rect.overlaps(Rect(x: 20, y: 20, width: 5, height: 5)))
    #expect(!rect.overlaps(Rect(x: -10, y: 60, width: 5, height: 5)))
    #expect(!rect.overlaps(Rect(x: -50, y: 30, width: 40, height: 5)))
    #expect(!rect.overlaps(Rect(x: 0, y: 0, width: 5, height: 20)))
  }

  @Test("has a common part and a union with another")
  func combined() {
    let other = Rect(x: 0, y: 0, width: 100, height: 30)
    #expect(rect.intersection(other) == Rect(x: 0, y: 20, width: 20, height: 10))
    #expect(rect.union(other) == Rect(x: -10, y: 0, width: 110, height: 60))
    let apart = rect.intersection(Rect(x: 50, y: 30, width: 5, height: 5))
    #expect(apart == Rect(x: 50, y: 30, width: 0, height: 5))
  }

  @Test("becomes empty at its middle when insets leave no room")
  func insets() {
    #expect(
      rect.inset(by: Insets(top: 1, right: 2, bottom: 3, left: 4)) == Rect(x: -6, y: 21, width: 24, height: 36))
    #expect(rect.grown(by: 5) == Rect(x: -15, y: 15, width: 40, height: 50))
    #expect(rect.grown(by: -5) == Rect(x: -5, y: 25, width: 20, height: 30))
    // 20 at the left and 30 at the right of a width of 30 meet halfway between 10 and -10.
    #expect(rect.inset(by: Insets(right: 30, left: 20)) == Rect(x: 0, y: 20, width: 0, height: 40))
    #expect(rect.inset(by: Insets(top: 50, bottom: 10)) == Rect(x: -10, y: 60, width: 30, height: 0))
  }

  @Test("moves")
  func moved() {
    #expect(rect.moved(by: Point(x: 1, y: -2)) == Rect(x: -9, y: 18, width: 30, height: 40))
    var rect = rect
    rect.origin = Point(x: 7, y: 8)
    #expect(rect == Rect(x: 7, y: 8, width: 30, height: 40))
  }
}
