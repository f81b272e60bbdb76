/// The coefficients of (eˣ - 1 - x) / x² as a series, exact to 1e-17 for |x| up to half of ln 2.
private let series = reciprocalFactorials(stride(from: 13, through: 2, by: -1))

/// Returns e to a power, within 1 unit in the last place; 0 below -746, infinite from 710, NaN for NaN.
///
/// Made of sums, products and exact scalings alone, so that every platform gives the same bits.
package func exponential(_ power: Double) -> Double {
  guard power < 710 else { return power.isNaN ? power : .infinity }
  guard power > -746 else { return 0 }
  // ln 2 in two parts, the first so short that its product with a whole number is exact.
  let doublings = (power * 1.4426950408889634).rounded()
  let rest = (power - doublings * 0x1.62e42feep-1) - doublings * 0x1.a39ef35793c76p-33
  let value = 1 + (rest + rest * rest * polynomial(series, at: rest))
  // In two steps, since the power of two alone may be too small to be written where the product is not.
  let exponent = Int64(doublings)
  return value * powerOfTwo(exponent / 2) * powerOfTwo(exponent - exponent / 2)
}

/// Returns two to a whole power from -1022 to 1023.
private func powerOfTwo(_ exponent: Int64) -> Double {
  Double(bitPattern: UInt64(exponent + 1023) << 52)
}
