import Testing
import TipCore

@Suite("A cutout")
struct CutoutTests {
  private func cutout(radius: Double, _ change: (inout Trial) -> Void = { _ in }) -> Cutout? {
    Trial {
      $0.target = Rect(x: 150, y: 100, width: 100, height: 100)
      $0.targetRadius = radius
      change(&$0)
    }.layout.cutouts.first
  }

  @Test("is the target grown by the padding of each side")
  func padding() {
    #expect(cutout(radius: 0)?.rect == Rect(x: 146, y: 96, width: 108, height: 108))
    let uneven = cutout(radius: 0) { $0.options.cutout.padding = Insets(top: 1, right: 2, bottom: 3, left: 4) }
    #expect(uneven?.rect == Rect(x: 146, y: 99, width: 106, height: 104))
    let smaller = cutout(radius: 0) { $0.options.cutout.padding = Insets(all: -10) }
    #expect(smaller?.rect == Rect(x: 160, y: 110, width: 80, height: 80))
  }

  /// The target's radius, `cutout.radius`, the padding, and what each of TipSee's four rules makes of them.
  @Test(
    "is rounded by one of four rules",
    arguments: [
      (0.0, 8.0, 8.0, 0.0, 8.0, 8.0), (4, 8, 8, 12, 8, 12), (1, 20, 4, 5, 20, 20), (50, 8, 8, 58, 8, 58),
      (0, 0, 8, 0, 0, 0), (6, 8, 0, 6, 8, 8),
    ])
  func rules(
    own: Double, radius: Double, padding: Double, target: Double, constant: Double, atLeast: Double
  ) {
    for (rule, expected) in [(RadiusRule.target, target), (.constant, constant), (.atLeast, atLeast), (.none, 0)] {
      let cutout = cutout(radius: own) {
        $0.options.cutout.padding = Insets(all: padding)
        $0.options.cutout.radius = CornerRadii(all: radius)
        $0.options.cutout.radiusRule = rule
      }
      #expect(cutout?.cornerRadius == CornerRadii(all: expected), "\(rule)")
    }
  }

  @Test("keeps a circle a circle")
  func circle() {
    // TipSee left 50 at a hole of 116 × 116.
    let cutout = cutout(radius: 50) { $0.options.cutout.padding = Insets(all: 8) }
    #expect(cutout?.rect.width == 116)
    #expect(cutout?.cornerRadius == 58)
  }

  @Test("is rounded by no more than half its lesser extent")
  func most() {
    let cutout = cutout(radius: 0) {
      $0.target.height = 10
      $0.options.cutout.padding = Insets()
      $0.options.cutout.radius = 1_000
      $0.options.cutout.radiusRule = .constant
    }
    #expect(cutout?.cornerRadius == 5)
  }

  @Test("ends at the window, and is not there for a target outside it")
  func bounds() {
    let cut = Trial { $0.target = Rect(x: -20, y: 290, width: 30, height: 30) }.layout.cutouts.first
    #expect(cut?.rect == Rect(x: 0, y: 286, width: 14, height: 14))
    #expect(Trial { $0.target = Rect(x: 500, y: 100, width: 30, height: 30) }.layout.cutouts.isEmpty)
    // Flush outside: the padding alone would reach in, and show something else.
    #expect(Trial { $0.target = Rect(x: 400, y: 100, width: 30, height: 30) }.layout.cutouts.isEmpty)
  }

  @Test("of a point is as large as its padding, and nothing without one")
  func point() {
    var input = Trial().input
    input.target = .point(Point(x: 200, y: 100))
    #expect(layout(input).cutouts.first?.rect == Rect(x: 196, y: 96, width: 8, height: 8))
    input.options.cutout.padding = Insets()
    #expect(layout(input).cutouts.isEmpty)
  }

  @Test("of 20,000 random layouts lies in the window and holds what of the target does")
  func random() {
    for (input, layout) in RandomLayouts.all where Side.allCases.allSatisfy({ input.options.cutout.padding[$0] >= 0 }) {
      let seen = input.targetRect.intersection(input.surroundings.bounds)
      guard let cutout = layout.cutouts.first else {
        #expect(seen.width == 0 || seen.height == 0)
        continue
      }
      #expect(cutout.rect.intersection(input.surroundings.bounds) == cutout.rect)
      if seen.width > 0, seen.height > 0 { #expect(close(cutout.rect.union(seen), cutout.rect)) }
      #expect(cutout.cornerRadius.topLeft >= 0)
      #expect(cutout.cornerRadius.topLeft <= min(cutout.rect.width, cutout.rect.height) / 2)
    }
  }
}
