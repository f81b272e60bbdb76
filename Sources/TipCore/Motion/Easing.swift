/// How a motion's progress goes with time.
public enum Easing: Equatable, Sendable {
  /// Evenly.
  case linear
  /// Along a curve of CSS.
  case cubicBezier(CubicBezier)
  /// In jumps.
  case steps(Steps)
  /// As a spring, which takes its own time and is stopped at the end of the duration.
  case spring(Spring)

  /// The progress from 0 to 1 at a share of a duration in seconds: 0 before the start, 1 from the end on.
  public func progress(_ share: Double, of duration: Double) -> Double {
    guard share >= 0 else { return 0 }
    guard share < 1 else { return 1 }
    switch self {
    case .linear: return share
    case .cubicBezier(let curve): return curve.y(at: share)
    case .steps(let steps): return steps.y(at: share)
    case .spring(let spring): return spring.progress(at: share * duration)
    }
  }

  /// How fast the progress goes at a share of a duration, in whole distances a second; 0 outside.
  public func velocity(_ share: Double, of duration: Double) -> Double {
    guard share >= 0, share < 1, duration > 0 else { return 0 }
    switch self {
    case .linear: return 1 / duration
    case .cubicBezier(let curve): return curve.slope(at: share) / duration
    case .steps: return 0
    case .spring(let spring): return spring.velocity(at: share * duration)
    }
  }
}

/// An easing as an option names it; a spring's numbers are options of their own.
public enum EasingChoice: Equatable, Sendable {
  /// One of the names.
  case named(EasingName)
  /// A curve of CSS.
  case cubicBezier(CubicBezier)
  /// In jumps.
  case steps(Steps)
}

/// The easings that have a name, the curves with CSS's numbers.
public enum EasingName: String, CaseIterable, Sendable {
  /// Evenly.
  case linear
  /// Fast at first, and gently at the end.
  case ease
  /// Gently at the start.
  case easeIn = "ease-in"
  /// Gently at the end.
  case easeOut = "ease-out"
  /// Gently at both ends.
  case easeInOut = "ease-in-out"
  /// As a spring of the options `damping` and `velocity`.
  case spring
}

extension EasingChoice {
  /// The easing, with what a spring has to know.
  func easing(_ spring: @autoclosure () -> Spring) -> Easing {
    switch self {
    case .cubicBezier(let curve): .cubicBezier(curve)
    case .steps(let steps): .steps(steps)
    case .named(.linear): .linear
    case .named(.ease): .cubicBezier(CubicBezier(0.25, 0.1, 0.25, 1))
    case .named(.easeIn): .cubicBezier(CubicBezier(0.42, 0, 1, 1))
    case .named(.easeOut): .cubicBezier(CubicBezier(0, 0, 0.58, 1))
    case .named(.easeInOut): .cubicBezier(CubicBezier(0.42, 0, 0.58, 1))
    case .named(.spring): .spring(spring())
    }
  }
}
