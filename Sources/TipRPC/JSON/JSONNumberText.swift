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
    let text = bytes.span.extracting(range)
    // Sign, 15 digits and a point.
    guard text.count <= 17 else { return nil }
    let isNegative = text[0] == UInt8(ascii: "-")
    var digits: Int64 = 0
    var decimals = -1
    for at in (isNegative ? 1 : 0)..<text.count {
      let digit = text[at] &- 0x30
      if digit < 10 {
        digits = digits &* 10 &+ Int64(digit)
        if decimals >= 0 { decimals &+= 1 }
      } else {
        guard text[at] == UInt8(ascii: ".") else { return nil }
        decimals = 0
      }
    }
    guard digits < 1_000_000_000_000_000 else { return nil }
    let whole = Double(isNegative ? -digits : digits)
    return decimals > 0 ? whole / exactPowers[decimals] + 0 : whole
  }
}
