import Testing
import TipCore

@Suite("Easings")
struct EasingTests {
  @Test("CSS's curves have their known values")
  func curves() {
    // x, y of the curve `ease` at parameters 1/4, 1/2 and 3/4, worked out by hand from its control points.
    let ease = CubicBezier(0.25, 0.1, 0.25, 1)
    for (x, y) in [(0.15625, 0.19843750), (0.3125, 0.5375), (0.5625, 0.85781250)] {
      #expect(abs(ease.y(at: x) - y) < 1e-12)
    }
    #expect(abs(CubicBezier(0.42, 0, 0.58, 1).y(at: 0.5) - 0.5) < 1e-12)
  }

  @Test("a curve is on itself and begins and ends where it must", arguments: 1...100)
  func onItself(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let curve = CubicBezier(
      random.pick([0, 1, Double.random(in: 0...1, using: &random)]), Double.random(in: -2...3, using: &random),
      random.pick([0, 1, Double.random(in: 0...1, using: &random)]), Double.random(in: -2...3, using: &random))
    #expect(curve.y(at: 0) == 0 && curve.y(at: 1) == 1)
    for _ in 0..<20 {
      let t = Double.random(in: 0.05...0.95, using: &random)
      let x = 3 * (1 - t) * (1 - t) * t * curve.x1 + 3 * (1 - t) * t * t * curve.x2 + t * t * t
      let y = 3 * (1 - t) * (1 - t) * t * curve.y1 + 3 * (1 - t) * t * t * curve.y2 + t * t * t
      let run = 3 * (1 - t) * (1 - t) * curve.x1 + 6 * (1 - t) * t * (curve.x2 - curve.x1) + 3 * t * t * (1 - curve.x2)
      // Where the curve is all but upright the y of an x cannot be told any better.
      guard run > 1e-3 else { continue }
      #expect(abs(curve.y(at: x) - y) < 1e-9)
    }
  }

  @Test("curves with control points within the square stay within it and never go back", arguments: 1...50)
  func monotone(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func unit() -> Double { Double.random(in: 0...1, using: &random) }
    let curve = CubicBezier(unit(), unit(), unit(), unit())
    var last = 0.0
    for step in 1...200 {
      let y = curve.y(at: Double(step) / 200)
      #expect(y >= last - 1e-12 && y <= 1 + 1e-12)
      last = y
    }
  }

  @Test("a curve's slope is its own")
  func slope() {
    let curve = CubicBezier(0.42, 0, 0.58, 1)
    for x in [0.1, 0.3, 0.5, 0.9] {
      #expect(abs(curve.slope(at: x) - (curve.y(at: x + 1e-6) - curve.y(at: x - 1e-6)) / 2e-6) < 1e-4)
    }
  }

  @Test("steps jump where CSS's do")
  func steps() {
    func values(_ count: Int, _ jump: StepJump) -> [Double] {
      [0, 0.24, 0.25, 0.5, 0.75, 0.99].map { Easing.steps(Steps(count, jump: jump)).progress($0, of: 1) }
    }
    #expect(values(4, .end) == [0, 0, 0.25, 0.5, 0.75, 0.75])
    #expect(values(4, .start) == [0.25, 0.25, 0.5, 0.75, 1, 1])
    #expect(values(4, .none) == [0, 0, 1 / 3.0, 2 / 3.0, 1, 1])
    #expect(values(4, .both) == [0.2, 0.2, 0.4, 0.6, 0.8, 0.8])
    for jump in StepJump.allCases { #expect(Easing.steps(Steps(4, jump: jump)).progress(1, of: 1) == 1) }
  }

  static let all: [Easing] = [
    .linear, .cubicBezier(CubicBezier(0.25, 0.1, 0.25, 1)), .steps(Steps(3)),
    .spring(Spring(damping: 0.7, velocity: 0.7, duration: 0.7)),
  ]

  @Test("all are 0 before the start and 1 from the end on", arguments: all)
  func ends(easing: Easing) {
    #expect(easing.progress(-0.001, of: 0.7) == 0)
    #expect(easing.progress(1, of: 0.7) == 1 && easing.progress(7, of: 0.7) == 1)
    #expect(easing.velocity(-0.001, of: 0.7) == 0 && easing.velocity(1, of: 0.7) == 0)
  }
}
