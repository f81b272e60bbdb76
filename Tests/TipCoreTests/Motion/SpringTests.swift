import Testing
import TipCore

/// UIKit's spring against numbers of its solver.
@Suite("A spring")
struct SpringTests {
  struct Known: Sendable {
    var (duration, damping, velocity, frequency): (Double, Double, Double, Double)
    var (reaches, greatest, greatestAt, last): (Double, Double, Double, Double)
  }

  static let known = [
    Known(
      duration: 0.7, damping: 0.7, velocity: 0.7, frequency: 13.904317, reaches: 0.2328, greatest: 1.04605,
      greatestAt: 0.3125, last: 0.998518),
    Known(
      duration: 1.5, damping: 0.7, velocity: 0.7, frequency: 6.397898, reaches: 0.4958, greatest: 1.04629,
      greatestAt: 0.669, last: 0.998442),
    Known(
      duration: 0.5, damping: 0.6, velocity: 1, frequency: 21.801823, reaches: 0.1250, greatest: 1.09488,
      greatestAt: 0.178, last: 1.000453),
    Known(
      duration: 0.4, damping: 0.6, velocity: 1.5, frequency: 27.181629, reaches: 0.0998, greatest: 1.09493,
      greatestAt: 0.1424, last: 1.000433),
  ]

  private func spring(_ known: Known) -> Spring {
    Spring(damping: known.damping, velocity: known.velocity, duration: known.duration)
  }

  @Test("has UIKit's frequency", arguments: known)
  func frequency(known: Known) {
    #expect(abs(spring(known).frequency - known.frequency) < 1e-5)
  }

  @Test("reaches its end, swings over and stands where UIKit's does", arguments: known)
  func shape(known: Known) {
    let spring = spring(known)
    #expect(abs(spring.progress(at: known.duration) - known.last) < 1e-5)
    #expect(abs(spring.progress(at: known.greatestAt) - known.greatest) < 1e-5)
    #expect(spring.velocity(at: known.greatestAt - 0.001) > 0 && spring.velocity(at: known.greatestAt + 0.001) < 0)
    let reached = (0...20_000).first { spring.progress(at: Double($0) * 1e-4) >= 1 }
    // The time is known to a thousandth of the duration.
    #expect(abs(Double(reached ?? 0) * 1e-4 - known.reaches) < known.duration / 1000)
  }

  struct Samples: Sendable {
    var (damping, velocity, duration): (Double, Double, Double)
    var values: [Double]
  }

  static let samples = [
    Samples(
      damping: 0.7, velocity: 0.7, duration: 0.7,
      values: [0, 0.31665, 0.72493, 0.96116, 1.04023, 1.04121, 1.02173, 1.00634, 0.99936, 0.99788, 0.99852]),
    Samples(
      damping: 0.6, velocity: 1, duration: 0.5,
      values: [0, 0.38981, 0.86219, 1.07277, 1.08593, 1.03781, 1.00206, 0.99116, 0.99353, 0.99806, 1.00045]),
    Samples(
      damping: 1, velocity: 0, duration: 0.5,
      values: [0, 0.23607, 0.55091, 0.76377, 0.88319, 0.94448, 0.97432, 0.98836, 0.99481, 0.99771, 0.99900]),
  ]

  @Test("has UIKit's values at every tenth of its time", arguments: samples)
  func tenths(samples: Samples) {
    let spring = Spring(damping: samples.damping, velocity: samples.velocity, duration: samples.duration)
    for (tenth, value) in samples.values.enumerated() {
      #expect(abs(spring.progress(at: samples.duration * Double(tenth) / 10) - value) < 1e-5)
    }
  }

  @Test("without swing has UIKit's frequency")
  func critical() {
    #expect(abs(Spring(damping: 1, velocity: 0, duration: 0.5).frequency - 18.466827) < 1e-5)
  }

  @Test("begins at 0 with its velocity, which is the slope of its progress", arguments: 1...50)
  func velocity(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spring = Spring(
      damping: random.one(in: 4) ? 1 : Double.random(in: 0.1...1, using: &random),
      velocity: Double.random(in: -5...5, using: &random), duration: Double.random(in: 0.1...3, using: &random))
    #expect(spring.progress(at: 0) == 0)
    #expect(abs(spring.velocity(at: 0) - spring.velocity) < 1e-12)
    for _ in 0..<20 {
      let time = Double.random(in: 0.001...3, using: &random)
      let slope = (spring.progress(at: time + 1e-6) - spring.progress(at: time - 1e-6)) / 2e-6
      #expect(abs(spring.velocity(at: time) - slope) < 1e-4 * max(1, abs(slope)))
    }
  }

  @Test("is finite whatever its numbers are", arguments: 1...200)
  func total(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spring = Spring(
      damping: random.pick([0, 1e-7, 1e-6, 1e-3, 0.5, 0.999_999_999, 1, 2]),
      velocity: random.pick([-1e9, -1000, -1, 0, 3, 13.9, 1000, 1e9]),
      duration: random.pick([0, 1e-3, 0.2, 1, 10, 86_400]))
    #expect(spring.frequency > 0 && spring.frequency.isFinite)
    for time in [0, 0.01, 1, 10, 86_400] {
      #expect(spring.progress(at: time).isFinite && spring.velocity(at: time).isFinite)
    }
  }
}
