import Foundation
import Testing
import TipCore

@Suite("Easings as points and as CSS")
struct SamplingTests {
  private func track(_ easing: Easing, _ duration: Double = 0.7) -> Track {
    Track(property: .opacity, from: .number(0), to: .number(1), delay: 0, duration: duration, easing: easing)
  }

  private let spring = Easing.spring(Spring(damping: 0.7, velocity: 0.7, duration: 0.7))

  /// Where straight lines between the points lie.
  private func line(_ points: [Keyframe], at offset: Double) -> Double {
    for (start, end) in zip(points, points.dropFirst()) where offset <= end.offset && end.offset > start.offset {
      return start.progress + (end.progress - start.progress) * (offset - start.offset) / (end.offset - start.offset)
    }
    return 1
  }

  @Test("by number lie at equal distances, from 0 to 1")
  func number() {
    let points = track(spring).keyframes(Sampling(keyframes: 10))
    #expect(points.map(\.offset) == (0...10).map { Double($0) / 10 })
    #expect(points.first?.progress == 0 && points.last?.progress == 1)
    #expect(abs(points[3].progress - 0.96116) < 1e-5)
  }

  @Test("by tolerance are few, and lines between them close", arguments: [0.1, 0.01, 0.001])
  func tolerance(tolerance: Double) {
    let points = track(spring).keyframes(Sampling(tolerance: tolerance))
    #expect(points.count < 80)
    for step in 0..<1000 {
      let offset = Double(step) / 1000
      // The end is met, where the spring is stopped short of it.
      #expect(abs(line(points, at: offset) - spring.progress(offset, of: 0.7)) <= tolerance + 0.002)
    }
    let fewer = track(spring).keyframes(Sampling(tolerance: tolerance * 4))
    #expect(fewer.count < points.count)
  }

  @Test("by tolerance are close to a spring that swings often, too", arguments: [0.01, 0.001, 0.0001])
  func oftenSwinging(tolerance: Double) {
    let spring = Spring(damping: 0.1, velocity: 0, frequency: 65.86)
    let points = track(.spring(spring)).keyframes(Sampling(tolerance: tolerance))
    for step in 0..<5000 {
      let time = 0.7 * Double(step) / 5000
      // The curve as the page gives it, without velocity.
      let turn = spring.frequency * 0.99.squareRoot() * time
      let curve = 1 - exp(-0.1 * spring.frequency * time) * (cos(turn) + 0.1 / 0.99.squareRoot() * sin(turn))
      let isBeforeTheEnd = step < 4990
      #expect(!isBeforeTheEnd || abs(line(points, at: time / 0.7) - curve) <= tolerance * 1.2, "\(time)")
    }
  }

  @Test("of what is straight are its ends, and of stairs both sides of each jump")
  func plain() {
    #expect(track(.linear).keyframes(Sampling(tolerance: 0.01)).map(\.progress) == [0, 1])
    let stairs = track(.steps(Steps(2))).keyframes(Sampling(keyframes: 10))
    #expect(stairs.map(\.offset) == [0, 0.5, 0.5, 1, 1] && stairs.map(\.progress) == [0, 0, 0.5, 0.5, 1])
  }

  @Test("are CSS that a browser reads")
  func css() {
    #expect(track(.linear).css(Sampling()) == "linear")
    #expect(
      track(.cubicBezier(CubicBezier(0.25, -0.1, 0.25, 1))).css(Sampling()) == "cubic-bezier(0.25, -0.1, 0.25, 1)")
    #expect(track(.steps(Steps(3, jump: .both))).css(Sampling()) == "steps(3, jump-both)")
    #expect(
      track(spring).css(Sampling(keyframes: 4))
        == "linear(0 0%, 0.86691 25%, 1.04121 50%, 1.00192 75%, 1 100%)")
    #expect(track(spring).css(Sampling()).hasPrefix("linear(0 0%, "))
  }
}
