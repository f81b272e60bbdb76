/// Texts out of JSON strings; the parser has checked their grammar.
enum JSONStringText {
  /// Whether the bytes in `range` are the UTF-8 of a text.
  static func equal(_ bytes: [UInt8], _ range: Range<Int>, _ text: String) -> Bool {
    // The length first: it tells most texts apart, and is at hand.
    guard text.utf8.count == range.count else { return false }
    let utf8 = text.utf8.span
    for index in 0..<utf8.count where bytes[range.lowerBound &+ index] != utf8[index] { return false }
    return true
  }

  /// The UTF-8 that the escaped text in `range` means; U+0000, and a surrogate without its other half, become U+FFFD.
  static func unescaped(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let run = at
      while at < range.upperBound, bytes[at] != UInt8(ascii: "\\") { at += 1 }
      result.append(contentsOf: bytes[run..<at])
      guard at + 1 < range.upperBound else { break }
      at = appendEscape(bytes, at + 1, range.upperBound, to: &result)
    }
    return result
  }

  /// Appends what the escape whose letter is at `letter` means; the index after it.
  private static func appendEscape(_ bytes: [UInt8], _ letter: Int, _ end: Int, to result: inout [UInt8]) -> Int {
    switch bytes[letter] {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): return appendHex(bytes, letter + 1, end, to: &result)
    case let byte: result.append(byte)
    }
    return letter + 1
  }

  private static func appendHex(_ bytes: [UInt8], _ digits: Int, _ end: Int, to result: inout [UInt8]) -> Int {
    guard let unit = codeUnit(bytes, digits, end) else { return end }
    let next = digits + 4
    // U+0000 never leaves, so it does not come in either: two ids must not look alike.
    guard unit > 0 else { return appendReplacement(next, to: &result) }
    // An initializer of Unicode.Scalar is nil for surrogates, and for nothing else below U+10000.
    if let scalar = Unicode.Scalar(unit) {
      result.append(contentsOf: String(Character(scalar)).utf8)
      return next
    }
    if unit < 0xDC00, let low = lowSurrogate(bytes, next, end),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      result.append(contentsOf: String(Character(scalar)).utf8)
      return next + 6
    }
    return appendReplacement(next, to: &result)
  }

  /// Appends U+FFFD; the index that it is given.
  private static func appendReplacement(_ next: Int, to result: inout [UInt8]) -> Int {
    result.append(contentsOf: [0xEF, 0xBF, 0xBD])
    return next
  }

  private static func lowSurrogate(_ bytes: [UInt8], _ at: Int, _ end: Int) -> UInt32? {
    guard at + 6 <= end, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else { return nil }
    guard let unit = codeUnit(bytes, at + 2, end), (0xDC00...0xDFFF).contains(unit) else { return nil }
    return unit
  }

  private static func codeUnit(_ bytes: [UInt8], _ at: Int, _ end: Int) -> UInt32? {
    guard at + 4 <= end else { return nil }
    var unit: UInt32 = 0
    for index in at..<at + 4 {
      let byte = bytes[index]
      let digit = byte <= UInt8(ascii: "9") ? byte &- UInt8(ascii: "0") : (byte | 0x20) &- UInt8(ascii: "a") &+ 10
      unit = unit << 4 | UInt32(digit & 15)
    }
    return unit
  }
}
