/// What the writer writes once it has made room: one check of the array for a whole value, not for each part of it.
extension JSONRoom {
  /// How many bytes a number takes at most, 24 for `-1.2345678901234567e-100`, and what its pieces ask for beyond.
  static let longestNumber = 32

  /// Appends a text that needs no escape, in quotes.
  @inline(__always)
  mutating func append(quoted text: Span<UInt8>) {
    append(UInt8(ascii: "\""))
    append(text)
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
    let size = number.magnitude
    guard size < 1e12 else { return append(large: number) }
    // Up to 15 digits no two decimals are the same Double, so the one that reads back is the shortest.
    let thousandths = Int64(size * 1000 + 0.5)
    guard Double(thousandths) / 1000 == size else { return append(described: number) }
    append(thousandths: UInt64(bitPattern: thousandths), isNegative: number < 0)
  }

  private mutating func append(large number: Double) {
    guard number.isFinite else { return append("null") }
    guard number.magnitude < 0x1p53, Double(UInt64(number.magnitude)) == number.magnitude else {
      return append(described: number)
    }
    append(integer: Int64(number))
  }

  private mutating func append(described number: Double) {
    for byte in number.description.utf8 { append(byte) }
  }

  /// Appends a letter and two numbers rounded to three decimals, as SVG has a point.
  mutating func append(_ letter: UInt8, coordinates x: Double, _ y: Double) {
    let (left, top) = (Self.thousandths(x), Self.thousandths(y))
    guard max(left, top) < 10_000_000 else {
      append(letter)
      append(thousandths: left, isNegative: x < 0)
      append(UInt8(ascii: " "))
      return append(thousandths: top, isNegative: y < 0)
    }
    append(
      letter, UInt32(truncatingIfNeeded: left), isNegative: x < 0, UInt32(truncatingIfNeeded: top), isBelow: y < 0)
  }

  /// A size in thousandths; one from 1e12 up, which no coordinate can have, as that limit.
  @inline(__always)
  private static func thousandths(_ coordinate: Double) -> UInt64 {
    (coordinate.magnitude < 1e12 ? coordinate.magnitude : 1e12).scaled(by: 1000)
  }

  /// Appends a number of thousandths without needless zeros.
  mutating func append(thousandths: UInt64, isNegative: Bool) {
    if isNegative, thousandths > 0 { append(UInt8(ascii: "-")) }
    guard thousandths < 10_000_000 else { return append(long: thousandths) }
    append(short: UInt32(truncatingIfNeeded: thousandths))
  }

  private mutating func append(long thousandths: UInt64) {
    append(digits: thousandths / 1000)
    let rest = UInt32(truncatingIfNeeded: thousandths % 1000)
    if rest > 0 { append(fraction: rest) }
  }

  private mutating func append(digits number: UInt64) {
    guard number >= 10_000 else { return append(short: UInt32(truncatingIfNeeded: number) &* 1000) }
    append(digits: number / 10_000)
    let four = UInt32(truncatingIfNeeded: number % 10_000)
    append(pair: four / 100)
    append(pair: four % 100)
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
    return UInt64(bitPattern: scaled - Double(whole) >= 0.5 ? whole &+ 1 : whole)
  }
}
