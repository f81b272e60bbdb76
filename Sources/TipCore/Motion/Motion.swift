/// How a change comes about, as data in closed form.
public enum Motion: Equatable, Sendable {
  /// At once.
  case none
  /// The opacity goes from one value to another: linear, after a delay, both in seconds.
  case fade(from: Double, to: Double, delay: Double, duration: Double)
}

extension MotionRule {
  /// The motion of something that comes.
  var coming: Motion { kind == .none ? .none : .fade(from: 0, to: 1, delay: delay, duration: duration) }

  /// The motion of something that goes.
  var going: Motion { kind == .none ? .none : .fade(from: 1, to: 0, delay: delay, duration: duration) }
}
