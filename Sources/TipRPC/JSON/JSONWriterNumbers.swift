extension JSONWriter {
  /// Writes a whole number.
  package mutating func value(_ integer: Int) {
    value(Int64(integer))
  }

  /// Writes a whole number.
  package mutating func value(_ integer: Int64) {
    separate()
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(integer.magnitude)
  }

  /// Writes the shortest text that reads back as the same number: no fraction for whole numbers, never `-0`.
  ///
  /// What JSON cannot say, NaN and the infinities, is written as `null`.
  package mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    separate()
    // Up to 15 digits no two decimals are the same Double, so the one that reads back is the shortest.
    let size = number.magnitude
    if size < 1e12 {
      let thousandths = UInt64(size * 1000 + 0.5)
      if Double(thousandths) / 1000 == size { return decimal(thousandths, isNegative: number < 0) }
    } else if size < 0x1p53, Double(UInt64(size)) == size {
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      return digits(UInt64(size))
    }
    bytes.append(contentsOf: number.description.utf8)
  }

  /// Writes a number with at most three decimals, halves rounded away from zero; fewer decimals if asked for.
  ///
  /// Numbers from 1e12 up and what is not finite are written as `value(_:)` does.
  package mutating func rounded(_ number: Double, decimals: Int = 3) {
    guard number.magnitude < 1e12 else { return value(number) }
    separate()
    text(of: number, decimals: decimals)
  }

  /// Writes the digits of a number below 1e12 as part of a string that is open: with at most three decimals.
  package mutating func coordinate(_ number: Double) {
    guard number.magnitude < 1e12 else {
      // No host's coordinate, and none that the bounds of params let in; still finite text.
      bytes.append(contentsOf: (number.isFinite ? number : 0).description.utf8)
      return
    }
    text(of: number, decimals: 3)
  }

  private mutating func text(of number: Double, decimals: Int) {
    let size = number.magnitude
    let unit: UInt64 =
      switch decimals {
      case ...0: 1000
      case 1: 100
      case 2: 10
      default: 1
      }
    let scaled = size * (1000 / Double(unit))
    var whole = UInt64(scaled)
    // Comparing the exact rest, not adding one half, which would round 0.49999999999999994 up.
    if scaled - Double(whole) >= 0.5 { whole += 1 }
    decimal(whole * unit, isNegative: number < 0)
  }

  /// Writes a number of thousandths without needless zeros.
  private mutating func decimal(_ thousandths: UInt64, isNegative: Bool) {
    if isNegative, thousandths > 0 { bytes.append(UInt8(ascii: "-")) }
    digits(thousandths / 1000)
    let rest = thousandths % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    digit(rest / 100)
    guard rest % 100 > 0 else { return }
    digit(rest / 10 % 10)
    if rest % 10 > 0 { digit(rest % 10) }
  }

  private mutating func digits(_ number: UInt64) {
    if number >= 10_000 { digits(number / 10_000) }
    if number >= 1000 { digit(number / 1000 % 10) }
    if number >= 100 { digit(number / 100 % 10) }
    if number >= 10 { digit(number / 10 % 10) }
    digit(number % 10)
  }

  @inline(__always)
  private mutating func digit(_ value: UInt64) {
    bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value))
  }
}
