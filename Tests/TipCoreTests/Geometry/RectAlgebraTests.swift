import Testing
import TipCore

@Suite("Random rects")
struct RectAlgebraTests {
  private static func rect(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: random.whole(-40...40), y: random.whole(-40...40), width: random.whole(0...40), height: random.whole(0...40))
  }

  @Test("obey the algebra of sets of points")
  func sets() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let (one, other) = (Self.rect(&random), Self.rect(&random))
      let (both, either) = (one.intersection(other), one.union(other))
      #expect(one.overlaps(other) == other.overlaps(one))
      let hasCommonPart = one.overlaps(other) && one.width * one.height > 0 && other.width * other.height > 0
      if one.width * one.height > 0, other.width * other.height > 0 {
        #expect((both.width > 0 && both.height > 0) == hasCommonPart)
      }
      #expect(either == other.union(one))
      #expect(either.intersection(one) == one)
      let point = Point(x: random.whole(-50...90), y: random.whole(-50...90))
      #expect(both.contains(point) == (one.contains(point) && other.contains(point)))
      if one.contains(point) { #expect(either.contains(point)) }
    }
  }

  @Test("lose and gain what insets say")
  func insets() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let rect = Self.rect(&random)
      let insets = Insets(
        top: random.whole(-20...20), right: random.whole(-20...20), bottom: random.whole(-20...20),
        left: random.whole(-20...20))
      let inner = rect.inset(by: insets)
      for axis in [Axis.x, .y] {
        #expect(inner.length(axis) == max(0, rect.length(axis) - insets.sum(on: axis)))
      }
      guard inner.width > 0, inner.height > 0 else { continue }
      for side in Side.allCases {
        #expect(abs(inner.edge(side) - rect.edge(side)) == abs(insets[side]))
        #expect((inner.edge(side) > rect.edge(side)) == (side.isFar ? insets[side] < 0 : insets[side] > 0))
      }
    }
  }
}
