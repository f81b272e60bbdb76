import Testing
import TipCore

@Suite("A placement")
struct PlacementTests {
  @Test("has twelve names")
  func names() {
    #expect(
      Placement.allCases.map(\.name) == [
        "top", "top-start", "top-end", "right", "right-start", "right-end",
        "bottom", "bottom-start", "bottom-end", "left", "left-start", "left-end",
      ])
    #expect(Set(Placement.allCases).count == 12)
    #expect(Placement(.bottom) == Placement(.bottom, .center))
  }

  @Test("keeps its alignment on the opposite side", arguments: Placement.allCases)
  func opposite(placement: Placement) {
    #expect(placement.opposite == Placement(placement.side.opposite, placement.alignment))
    #expect(placement.opposite.opposite == placement)
    #expect(placement.alignment.opposite.opposite == placement.alignment)
    #expect((placement.alignment.opposite == placement.alignment) == (placement.alignment == .center))
  }

  @Test("mirrors start and end by the reading direction above and below, not beside")
  func signs() {
    for side in Side.allCases {
      let mirrored = side == .top || side == .bottom
      for direction in Direction.allCases {
        let start = mirrored && direction == .rtl ? 1.0 : -1.0
        #expect(Placement(side).sign(direction) == 0)
        #expect(Placement(side, .start).sign(direction) == start)
        #expect(Placement(side, .end).sign(direction) == -start)
      }
    }
  }
}

@Suite("A placement as it is asked for")
struct PlacementRequestTests {
  @Test("has nineteen names")
  func names() {
    #expect(
      PlacementRequest.names == [
        "auto", "top", "top-start", "top-end", "right", "right-start", "right-end",
        "bottom", "bottom-start", "bottom-end", "left", "left-start", "left-end",
        "leading", "leading-start", "leading-end", "trailing", "trailing-start", "trailing-end",
      ])
    #expect(Set(PlacementRequest.allCases).count == 19)
    #expect(PlacementRequest.allCases.map(\.name) == PlacementRequest.names)
  }

  @Test("follows the reading direction")
  func directions() {
    for alignment in Alignment.allCases {
      #expect(PlacementRequest.leading(alignment).placement(.ltr) == Placement(.left, alignment))
      #expect(PlacementRequest.leading(alignment).placement(.rtl) == Placement(.right, alignment))
      #expect(PlacementRequest.trailing(alignment).placement(.ltr) == Placement(.right, alignment))
      #expect(PlacementRequest.trailing(alignment).placement(.rtl) == Placement(.left, alignment))
    }
    for direction in Direction.allCases {
      #expect(PlacementRequest.auto.placement(direction) == nil)
      for placement in Placement.allCases {
        #expect(PlacementRequest.physical(placement).placement(direction) == placement)
      }
    }
  }
}
