/// Numbers out of JSON text.
enum JSONNumberText {
  /// The powers of ten that a Double holds exactly.
  private static let exactPowers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The number that the text in `range` means; the parser has checked its grammar.
  static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    if let number = shortNumber(bytes, range) { return number }
    guard let number = Double(String(decoding: bytes[range], as: UTF8.self)) else { return nil }
    // Adding zero turns negative zero into zero and leaves the rest.
    return number + 0
  }

  /// A number of up to 15 digits without an exponent: one exact division, so it is rounded once as it should be.
  private static func shortNumber(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    // Sign, 15 digits and a point.
    guard range.count <= 17 else { return nil }
    let text = bytes.span
    let isNegative = text[range.lowerBound] == UInt8(ascii: "-")
    var at = isNegative ? range.lowerBound &+ 1 : range.lowerBound
    var digits: Int64 = 0
    readDigits(text, &at, range.upperBound, &digits)
    var decimals = 0
    if at < range.upperBound, text[at] == UInt8(ascii: ".") {
      at &+= 1
      let first = at
      readDigits(text, &at, range.upperBound, &digits)
      decimals = at &- first
    }
    guard at == range.upperBound, digits < 1_000_000_000_000_000 else { return nil }
    let whole = Double(isNegative ? -digits : digits)
    return decimals > 0 ? whole / exactPowers[decimals] + 0 : whole
  }

  @inline(__always)
  private static func readDigits(_ text: Span<UInt8>, _ at: inout Int, _ end: Int, _ digits: inout Int64) {
    while at < end {
      let digit = text[at] &- 0x30
      guard digit < 10 else { return }
      digits = digits &* 10 &+ Int64(digit)
      at &+= 1
    }
  }
}
