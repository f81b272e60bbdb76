import Testing
import TipCore

@Suite("A side")
struct SideTests {
  @Test("has its axis, its opposite and its neighbours")
  func table() {
    #expect(Side.allCases == [.top, .right, .bottom, .left])
    #expect(Side.allCases.map(\.rawValue) == ["top", "right", "bottom", "left"])
    #expect(Side.allCases.map(\.opposite) == [.bottom, .left, .top, .right])
    #expect(Side.allCases.map(\.axis) == [.y, .x, .y, .x])
    #expect(Side.allCases.map(\.isFar) == [false, true, true, false])
    #expect(Side.allCases.map(\.perpendicular.0) == [.left, .top, .left, .top])
    #expect(Side.allCases.map(\.perpendicular.1) == [.right, .bottom, .right, .bottom])
  }

  @Test("obeys the algebra of sides", arguments: Side.allCases)
  func algebra(side: Side) {
    #expect(side.opposite.opposite == side)
    #expect(side.opposite != side)
    #expect(side.opposite.axis == side.axis)
    #expect(side.opposite.isFar == !side.isFar)
    #expect(side.alongAxis == side.axis.other)
    #expect(side.perpendicular.0.axis == side.alongAxis)
    #expect(side.perpendicular.0.opposite == side.perpendicular.1)
    #expect(!side.perpendicular.0.isFar)
  }

  @Test("lies on one of two axes")
  func axes() {
    #expect(Axis.x.other == .y)
    #expect(Axis.y.other == .x)
  }
}
