import Testing
import TipCore

@Suite("The radii of four corners")
struct CornerRadiiTests {
  private func radii(_ radii: CornerRadii, _ change: (inout Trial) -> Void = { _ in }) -> CornerRadii {
    Trial {
      $0.options.bubble.cornerRadius = radii
      $0.options.arrow.style = .none
      change(&$0)
    }.layout.cornerRadius
  }

  @Test("are one number for all, or each its own and 0 without one")
  func creation() {
    #expect(CornerRadii(all: 3) == 3 && CornerRadii(all: 3).isUniform)
    #expect(CornerRadii(topLeft: 3, topRight: 3, bottomRight: 3, bottomLeft: 3) == 3.0)
    #expect(CornerRadii(bottomLeft: 1) == CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 1))
    #expect(!CornerRadii(bottomLeft: 1).isUniform)
  }

  @Test("stay as they are where there is room")
  func room() {
    // The bubble is 120 × 40.
    let uneven = CornerRadii(topLeft: 40, topRight: 10, bottomRight: 30, bottomLeft: 0)
    #expect(radii(uneven) == uneven)
    #expect(radii(20) == 20)
  }

  @Test("shrink by one share, that of the edge with the least room")
  func shrinking() {
    // 40 + 60 on the left edge of 40, 80 + 40 on the bottom edge of 120: the left edge decides.
    let found = radii(CornerRadii(topLeft: 40, topRight: 0, bottomRight: 40, bottomLeft: 60))
    #expect(found == CornerRadii(topLeft: 16, topRight: 0, bottomRight: 16, bottomLeft: 24))
  }

  @Test("give way to an arrow by one share, and a sharp corner to none")
  func arrow() {
    let found = radii(CornerRadii(topRight: 10, bottomRight: 20)) {
      $0.content = .size(Size(width: 4, height: 24))
      $0.options.arrow.style = .triangle
      $0.options.arrow.width = Lengths(15)
    }
    // The bubble is 20 × 40 and the arrow at its top wants 7.5 + 17.5: it stands at 0.3 of the edge, 13.5 to 1.5 from its ends
    // at most; its base of 12 leaves 8 at the far end.
    #expect(found == CornerRadii(topRight: 8, bottomRight: 16))
  }
}
