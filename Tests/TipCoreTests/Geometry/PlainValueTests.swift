import Testing
import TipCore

@Suite("Points, sizes, insets and lengths")
struct PlainValueTests {
  @Test("are read and set by axis")
  func axes() {
    var point = Point(x: 1, y: 2)
    #expect([point[.x], point[.y]] == [1, 2])
    point[.x] = 3
    point[.y] = 4
    #expect(point == Point(x: 3, y: 4))
    #expect(Point(.x, 5, 6) == Point(x: 5, y: 6))
    #expect(Point(.y, 5, 6) == Point(x: 6, y: 5))
    var size = Size(width: 1, height: 2)
    #expect([size[.x], size[.y]] == [1, 2])
    size[.x] = 3
    size[.y] = 4
    #expect(size == Size(width: 3, height: 4))
  }

  @Test("have a distance for each side")
  func insets() {
    let insets = Insets(top: 1, right: 2, bottom: 3, left: 4)
    #expect(Side.allCases.map { insets[$0] } == [1, 2, 3, 4])
    #expect(insets.sum(on: .x) == 6)
    #expect(insets.sum(on: .y) == 4)
    #expect(Insets(all: 7) == Insets(top: 7, right: 7, bottom: 7, left: 7))
    #expect(insets + Insets(all: 1) == Insets(top: 2, right: 3, bottom: 4, left: 5))
    #expect(Insets() == Insets(all: 0))
  }

  @Test("differ by axis where a host's units are not square")
  func lengths() {
    var length = Lengths(8)
    #expect([length[.x], length[.y], length.least] == [8, 8, 8])
    length.x = 1
    #expect([length[.x], length[.y], length.least] == [1, 8, 1])
    length.y = 0.5
    #expect(length.least == 0.5)
  }
}
