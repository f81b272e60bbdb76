/// What the writer writes once it has made room: one check of the array for a whole value, not for each part of it.
extension OutputSpan<UInt8> {
  /// How many bytes a number takes at most: `-1.2345678901234567e-100` and one to spare.
  static let longestNumber = 25

  /// Appends a constant text.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    // Unsafe only in that a constant is read through its address; the index is below its length.
    let start = unsafe text.utf8Start
    for index in 0..<text.utf8CodeUnitCount { unsafe append(start[index]) }
  }

  /// Appends a text that needs no escape, in quotes.
  @inline(__always)
  mutating func append(quoted text: Span<UInt8>) {
    append(UInt8(ascii: "\""))
    for index in 0..<text.count { append(text[index]) }
    append(UInt8(ascii: "\""))
  }

  /// Appends a member's name, which must be ASCII that needs no escape, and its colon.
  @inline(__always)
  mutating func append(key: StaticString) {
    append(UInt8(ascii: "\""))
    append(key)
    append("\":")
  }

  /// Appends a whole number.
  mutating func append(integer: Int64) {
    if integer < 0 { append(UInt8(ascii: "-")) }
    append(digits: integer.magnitude)
  }

  /// Appends the shortest text that reads back as the same number: no fraction for whole numbers, never `-0`.
  ///
  /// What JSON cannot say, NaN and the infinities, becomes `null`.
  mutating func append(number: Double) {
    guard number.isFinite else { return append("null") }
    let size = number.magnitude
    if size < 1e12 {
      // Up to 15 digits no two decimals are the same Double, so the one that reads back is the shortest.
      let thousandths = Int64(size * 1000 + 0.5)
      if Double(thousandths) / 1000 == size { return append(thousandths: UInt64(thousandths), isNegative: number < 0) }
    } else if size < 0x1p53, Double(UInt64(size)) == size {
      return append(integer: Int64(number))
    }
    for byte in number.description.utf8 { append(byte) }
  }

  /// Appends a number rounded to three decimals; one from 1e12 up, which no coordinate can be, as that limit.
  mutating func append(coordinate: Double) {
    let size = coordinate.magnitude < 1e12 ? coordinate.magnitude : 1e12
    append(thousandths: size.scaled(by: 1000), isNegative: coordinate < 0)
  }

  /// Appends a number of thousandths without needless zeros.
  @inline(__always)
  mutating func append(thousandths: UInt64, isNegative: Bool) {
    if isNegative, thousandths > 0 { append(UInt8(ascii: "-")) }
    let whole = thousandths / 1000
    append(digits: whole)
    let rest = thousandths &- whole &* 1000
    if rest > 0 { append(fraction: rest) }
  }

  private mutating func append(fraction thousandths: UInt64) {
    append(UInt8(ascii: "."))
    let tenths = thousandths / 100
    append(digit: tenths)
    let rest = thousandths &- tenths &* 100
    guard rest > 0 else { return }
    let hundredths = rest / 10
    append(digit: hundredths)
    let last = rest &- hundredths &* 10
    if last > 0 { append(digit: last) }
  }

  @inline(__always)
  private mutating func append(digits number: UInt64) {
    if number >= 1000 { return append(manyDigits: number) }
    if number >= 100 { return append(three: number) }
    let tens = number / 10
    if tens > 0 { append(digit: tens) }
    append(digit: number &- tens &* 10)
  }

  private mutating func append(manyDigits number: UInt64) {
    let thousands = number / 1000
    if thousands >= 1000 {
      append(manyDigits: thousands)
    } else {
      append(digits: thousands)
    }
    append(three: number &- thousands &* 1000)
  }

  @inline(__always)
  private mutating func append(three number: UInt64) {
    let hundreds = number / 100
    let rest = number &- hundreds &* 100
    let tens = rest / 10
    append(digit: hundreds)
    append(digit: tens)
    append(digit: rest &- tens &* 10)
  }

  @inline(__always)
  private mutating func append(digit: UInt64) {
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit))
  }
}

extension Double {
  /// The product of a size of at most 1e12, rounded to a whole number.
  @inline(__always)
  func scaled(by factor: Double) -> UInt64 {
    let scaled = self * factor
    // By way of a signed number, which the processor converts in one step.
    let whole = Int64(scaled)
    // Comparing the exact rest, not adding one half, which would round 0.49999999999999994 up.
    return UInt64(scaled - Double(whole) >= 0.5 ? whole + 1 : whole)
  }
}
