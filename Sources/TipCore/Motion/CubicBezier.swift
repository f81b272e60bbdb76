/// The curve of CSS's `cubic-bezier`: from 0, 0 to 1, 1 with two control points whose x lie within 0 and 1.
public struct CubicBezier: Equatable, Sendable {
  /// The x of the first control point.
  public var x1: Double
  /// Its y.
  public var y1: Double
  /// The x of the second control point.
  public var x2: Double
  /// Its y.
  public var y2: Double

  /// Creates the curve with these control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The curve's y at an x within 0 and 1.
  public func y(at x: Double) -> Double {
    guard x > 0, x < 1 else { return x <= 0 ? 0 : 1 }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// The curve's steepness at an x within 0 and 1; 0 where it is a jump.
  public func slope(at x: Double) -> Double {
    let parameter = parameter(at: min(max(x, 0), 1))
    let run = Self.derivative(x1, x2, at: parameter)
    return run > 1e-9 ? Self.derivative(y1, y2, at: parameter) / run : 0
  }

  /// The parameter at which the curve has an x: by Newton's method, kept within a bracket that is halved otherwise.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = x
    for _ in 0..<60 {
      let miss = Self.coordinate(x1, x2, at: parameter) - x
      guard miss.magnitude > 1e-15 else { break }
      if miss > 0 { high = parameter } else { low = parameter }
      let next = parameter - miss / Self.derivative(x1, x2, at: parameter)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func derivative(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
