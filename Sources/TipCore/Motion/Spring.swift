/// A spring as UIKit means it: from its damping ratio, initial velocity and duration follows how fast it swings.
///
/// The distance to go is 1 and the mass is 1.
public struct Spring: Equatable, Sendable {
  /// The damping ratio: 1 does not swing over, towards 0 swings more.
  public var damping: Double
  /// The velocity at the start, in whole distances a second; negative away from the end.
  public var velocity: Double
  /// The frequency it would have without damping, in radians a second; its square is the stiffness.
  public var frequency: Double

  /// Creates a spring of a known frequency.
  public init(damping: Double, velocity: Double, frequency: Double) {
    self.damping = damping
    self.velocity = velocity
    self.frequency = frequency
  }

  /// Creates the spring that has all but come to rest after a duration in seconds.
  ///
  /// Dampings count as within 1.19e-7 and 1, durations as within 0.01 and 10.
  public init(damping: Double, velocity: Double, duration: Double) {
    let damping = min(max(damping, 1.19e-7), 1)
    let duration = min(max(duration, 0.01), 10)
    self.init(damping: damping, velocity: velocity, frequency: 5 / duration)
    // UIKit's search: 12 steps of Newton's method to where the envelope of the swing has shrunk to a thousandth.
    for _ in 0..<12 { frequency -= newtonStep(duration) }
    let isUsable = frequency > 0 && frequency <= Self.fastest
    if !isUsable { frequency = 5 / duration }
  }

  /// What goes beyond this many radians a second is no frequency that a screen could show.
  private static let fastest = 1e4

  /// The correction that Newton's method makes to the frequency.
  private func newtonStep(_ duration: Double) -> Double {
    let decay = exponential(-damping * frequency * duration)
    let (envelope, slope) = envelope(duration)
    let sign = envelope < 0 ? -1.0 : 1
    return (envelope.magnitude * decay - 0.001) / (decay * (sign * slope - damping * duration * envelope.magnitude))
  }

  /// The height of the swing before its decay, and how it changes with the frequency.
  private func envelope(_ duration: Double) -> (value: Double, slope: Double) {
    guard damping < 1 else { return ((frequency - velocity) * duration + 1, duration) }
    let share = (1 - damping * damping).squareRoot()
    return (
      (damping * frequency - velocity) / (frequency * share), velocity / (frequency * frequency * share)
    )
  }

  /// Where the spring is after some seconds: from 0 over and around 1.
  public func progress(at time: Double) -> Double {
    let decay = exponential(-damping * frequency * time)
    guard damping < 1 else { return 1 - decay * (1 + (frequency - velocity) * time) }
    let (swing, turn) = swing(time)
    return 1 - decay * (turn.cosine + swing * turn.sine)
  }

  /// How fast it goes after some seconds, in whole distances a second.
  public func velocity(at time: Double) -> Double {
    let decay = exponential(-damping * frequency * time)
    guard damping < 1 else { return decay * (velocity + frequency * (frequency - velocity) * time) }
    let (swing, turn) = swing(time)
    return decay * (velocity * turn.cosine + (damping * frequency * swing + swingFrequency) * turn.sine)
  }

  /// The frequency with its damping, in radians a second.
  private var swingFrequency: Double { frequency * (1 - damping * damping).squareRoot() }

  /// The weight of the sine in the swing, and how far the swing has turned.
  private func swing(_ time: Double) -> (weight: Double, turn: (sine: Double, cosine: Double)) {
    ((damping * frequency - velocity) / swingFrequency, sineAndCosine(swingFrequency * time))
  }
}
