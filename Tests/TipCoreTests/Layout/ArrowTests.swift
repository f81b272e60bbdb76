import Testing
import TipCore

@Suite("An arrow")
struct ArrowTests {
  /// A bubble that fills a window from 100 to 400, below a target.
  private func arrow(_ start: Double, _ end: Double, _ change: (inout Trial) -> Void = { _ in }) -> Arrow? {
    Trial {
      $0.surroundings.bounds = Rect(x: 100, y: 0, width: 300, height: 300)
      $0.options.margin = Insets()
      $0.options.bubble.padding = Insets()
      $0.options.bubble.cornerRadius = 0
      $0.options.arrow.inset = Lengths(15)
      $0.options.arrow.width = Lengths(10)
      $0.content = .size(Size(width: 300, height: 40))
      $0.target = Rect(x: start, y: 100, width: end - start, height: 20)
      change(&$0)
    }.layout.arrow
  }

  /// driver.js's own numbers: the middle of what bubble and target share, kept 15 + 5 from the ends.
  @Test(
    "aims at the middle of what target and bubble share",
    arguments: [
      (200.0, 260.0, 130.0), (300, 500, 250), (100, 400, 150), (0, 600, 150), (80, 120, 20), (390, 420, 280),
    ])
  func overlap(start: Double, end: Double, local: Double) {
    let arrow = arrow(start, end)
    #expect(arrow?.base == Point(x: 100 + local, y: 130))
    #expect(arrow?.tip == Point(x: 100 + local, y: 124))
    #expect(arrow?.edge == .top)
  }

  @Test("is not there when target and bubble share nothing along the edge")
  func nothing() {
    #expect(arrow(500, 600) == nil)
    #expect(arrow(0, 99) == nil)
    #expect(arrow(500, 600) { $0.options.arrow.aim = .target } == nil)
  }

  @Test("stands in the middle of an edge too short for its inset")
  func short() {
    let arrow = arrow(240, 260) { $0.content = .size(Size(width: 30, height: 40)) }
    #expect(arrow?.base.x == 250)
    let slack = self.arrow(102, 104) {
      $0.content = .size(Size(width: 30, height: 40))
      $0.options.arrow.slack = Lengths(4)
    }
    // The bubble stands at 100…130, so its middle is 115; the slack lets the arrow come 4 nearer.
    #expect(slack?.base.x == 111)
  }

  @Test("says whether it points at its target")
  func pointing() {
    #expect(arrow(200, 260)?.pointsAtTarget == true)
    // Kept 20 from the end, it stands at 120, which the target's edge just reaches.
    #expect(arrow(90, 120)?.pointsAtTarget == true)
    #expect(arrow(90, 119)?.pointsAtTarget == false)
  }

  @Test("aims at the target's middle, the bubble's middle, or a distance from that")
  func aims() {
    #expect(arrow(300, 450) { $0.options.arrow.aim = .target }?.base.x == 375)
    #expect(arrow(300, 450) { $0.options.arrow.aim = .bubble }?.base.x == 250)
    #expect(arrow(300, 450) { $0.options.arrow.aim = .bubble }?.pointsAtTarget == false)
    let offsets = [(0.0, 250.0), (-60, 190), (75.5, 325.5), (1_000, 380), (-1_000, 120)]
    for (offset, x) in offsets {
      let arrow = arrow(300, 450) {
        $0.options.arrow.aim = .offset
        $0.options.arrow.offset = offset
      }
      #expect(arrow?.base.x == x)
    }
  }

  @Test("keeps clear of the corner's rounding")
  func corners() {
    let arrow = arrow(100, 101) {
      $0.options.bubble.cornerRadius = 12
      $0.options.arrow.inset = Lengths(0)
    }
    #expect(arrow?.base.x == 117)
  }

  @Test("is no wider than its edge")
  func wide() {
    #expect(arrow(200, 260) { $0.options.arrow.width = Lengths(1_000) }?.width == 300)
    let beside = Trial {
      $0.options.placement = .physical(Placement(.right))
      $0.options.arrow.width = Lengths(60)
    }.layout
    #expect(beside.bubble.height == 40)
    #expect(beside.arrow?.width == 40)
    #expect(beside.cornerRadius == 0)
  }

  @Test("moves an aligned tip whose target is too small for it")
  func correction() {
    // Bubble 160…280, radius 6, half base 6: the arrow cannot come nearer than 172, but the target ends at 164.
    let layout = Trial {
      $0.target = Rect(x: 160, y: 120, width: 4, height: 30)
      $0.options.placement = .physical(Placement(.bottom, .start))
    }.layout
    #expect(layout.arrow?.base.x == 162)
    #expect(layout.bubble.x == 150)
    #expect(layout.why.slide == Point(x: -10, y: 0))
    #expect(layout.arrow?.pointsAtTarget == true)
  }

  @Test("stays on the straight edge when the moved tip meets the window's edge")
  func correctionAtEdge() {
    let layout = Trial {
      $0.target = Rect(x: 10, y: 120, width: 4, height: 30)
      $0.options.placement = .physical(Placement(.bottom, .start))
    }.layout
    #expect(layout.bubble.x == 8)
    #expect(layout.arrow?.base.x == 20)
    #expect(layout.arrow?.pointsAtTarget == false)
  }
}
