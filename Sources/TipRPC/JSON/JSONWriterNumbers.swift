extension JSONWriter {
  /// Writes a whole number.
  package mutating func value(_ integer: Int) {
    value(Int64(integer))
  }

  /// Writes a whole number.
  package mutating func value(_ integer: Int64) {
    appendNumber(needsComma: needsComma) { out in
      if integer < 0 { out.append(UInt8(ascii: "-")) }
      Self.appendDigits(integer.magnitude, to: &out)
    }
  }

  /// Writes the shortest text that reads back as the same number: no fraction for whole numbers, never `-0`.
  ///
  /// What JSON cannot say, NaN and the infinities, is written as `null`.
  package mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    let size = number.magnitude
    if size < 1e12 {
      // Up to 15 digits no two decimals are the same Double, so the one that reads back is the shortest.
      let thousandths = Int64(size * 1000 + 0.5)
      if Double(thousandths) / 1000 == size {
        return decimal(UInt64(thousandths), isNegative: number < 0, needsComma: needsComma)
      }
    } else if size < 0x1p53, Double(UInt64(size)) == size {
      return value(Int64(number))
    }
    separate()
    bytes.append(contentsOf: number.description.utf8)
  }

  /// Writes a number with at most three decimals, halves rounded away from zero; fewer decimals if asked for.
  ///
  /// Numbers from 1e12 up and what is not finite are written as `value(_:)` does.
  package mutating func rounded(_ number: Double, decimals: Int = 3) {
    guard number.magnitude < 1e12 else { return value(number) }
    let unit: UInt64 =
      switch decimals {
      case ...0: 1000
      case 1: 100
      case 2: 10
      default: 1
      }
    decimal(Self.rounded(number.magnitude, to: unit), isNegative: number < 0, needsComma: needsComma)
  }

  /// Writes the digits of a number, rounded to three decimals, as part of a string that is open.
  ///
  /// A number from 1e12 up, which no coordinate within the bounds of params can be, is written as that limit.
  package mutating func coordinate(_ number: Double) {
    let size = number.magnitude < 1e12 ? number.magnitude : 1e12
    decimal(Self.rounded(size, to: 1), isNegative: number < 0, needsComma: false)
  }

  /// A size of at most 1e12 in thousandths, rounded to so many of them.
  private static func rounded(_ size: Double, to unit: UInt64) -> UInt64 {
    let scaled = size * Double(1000 / unit)
    var whole = UInt64(scaled)
    // Comparing the exact rest, not adding one half, which would round 0.49999999999999994 up.
    if scaled - Double(whole) >= 0.5 { whole += 1 }
    return whole * unit
  }

  /// Writes a number of thousandths without needless zeros.
  private mutating func decimal(_ thousandths: UInt64, isNegative: Bool, needsComma: Bool) {
    appendNumber(needsComma: needsComma) { out in
      if isNegative, thousandths > 0 { out.append(UInt8(ascii: "-")) }
      let whole = thousandths / 1000
      Self.appendDigits(whole, to: &out)
      let rest = thousandths &- whole &* 1000
      if rest > 0 { Self.appendFraction(rest, to: &out) }
    }
  }

  /// Appends what `body` writes after a comma if one is due: at most 20 bytes, a sign and the longest integer.
  @inline(__always)
  private mutating func appendNumber(needsComma: Bool, _ body: (inout OutputSpan<UInt8>) -> Void) {
    bytes.append(addingCapacity: 24) { (out: inout OutputSpan<UInt8>) -> Void in
      if needsComma { out.append(UInt8(ascii: ",")) }
      body(&out)
    }
  }

  private static func appendFraction(_ thousandths: UInt64, to out: inout OutputSpan<UInt8>) {
    out.append(UInt8(ascii: "."))
    appendDigit(thousandths / 100, to: &out)
    guard thousandths % 100 > 0 else { return }
    appendDigit(thousandths / 10 % 10, to: &out)
    guard thousandths % 10 > 0 else { return }
    appendDigit(thousandths % 10, to: &out)
  }

  private static func appendDigits(_ number: UInt64, to out: inout OutputSpan<UInt8>) {
    if number >= 10_000 { appendDigits(number / 10_000, to: &out) }
    if number >= 1000 { appendDigit(number / 1000 % 10, to: &out) }
    if number >= 100 { appendDigit(number / 100 % 10, to: &out) }
    if number >= 10 { appendDigit(number / 10 % 10, to: &out) }
    appendDigit(number % 10, to: &out)
  }

  @inline(__always)
  private static func appendDigit(_ value: UInt64, to out: inout OutputSpan<UInt8>) {
    out.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value))
  }
}
