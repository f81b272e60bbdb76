/// The coefficients of (sin x - x) / x³ in powers of x², exact to 1e-16 of x for |x| up to π/4.
private let sineSeries = reciprocalFactorials(stride(from: 17, through: 3, by: -2), alternating: true)

/// The coefficients of (cos x - 1 + x²/2) / x⁴ in powers of x², exact to 1e-17 for |x| up to π/4.
private let cosineSeries = reciprocalFactorials(stride(from: 18, through: 4, by: -2), alternating: true)

/// Returns the sine and the cosine of an angle in radians, each within 2 units in the last place up to ±1e6.
///
/// Beyond that the angle counts as 0: no motion turns so far. Every platform gives the same bits.
package func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  guard angle.magnitude <= 1e6 else { return (0, 1) }
  // π/2 in three parts, the first two so short that their products with a whole number are exact.
  let quarters = (angle * 0.6366197723675814).rounded()
  let first = angle - quarters * 0x1.921fb544p+0
  let second = quarters * 0x1.0b4611a6p-34
  let rough = first - second
  let lost = ((first - rough) - second) - quarters * 0x1.3198a2e037073p-69
  let rest = rough + lost
  let (sine, cosine) = nearZero(rest, (rough - rest) + lost)
  switch Int64(quarters) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}

/// The sine and cosine of an angle of at most π/4 and a tail that the angle is too coarse to hold.
private func nearZero(_ angle: Double, _ tail: Double) -> (sine: Double, cosine: Double) {
  let square = angle * angle
  let half = square * 0.5
  let sine = angle + (square * angle * polynomial(sineSeries, at: square) + tail * (1 - half))
  let cosine = 1 - (half - (square * square * polynomial(cosineSeries, at: square) - angle * tail))
  return (sine, cosine)
}

/// Returns the angle of a vector in radians, from -π to π, within 4 units in the last place of π; 0 for no vector.
package func angle(y: Double, x: Double) -> Double {
  let length = (x * x + y * y).squareRoot()
  guard length > 0, length.isFinite else { return 0 }
  let (sine, cosine) = (y / length, x / length)
  // Newton's method on the turn that is left, from an angle of the right eighth.
  var angle = startAngle(sine, cosine)
  for _ in 0..<4 {
    let now = sineAndCosine(angle)
    angle += sine * now.cosine - cosine * now.sine
  }
  return angle
}

/// A first guess of the angle with this sine and cosine.
private func startAngle(_ sine: Double, _ cosine: Double) -> Double {
  let quarter = 1.5707963267948966
  guard cosine.magnitude > sine.magnitude else { return sine > 0 ? quarter - cosine : -quarter + cosine }
  guard cosine < 0 else { return sine }
  return sine < 0 ? -2 * quarter - sine : 2 * quarter - sine
}
