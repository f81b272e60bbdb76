/// The header fields of one message, read line by line.
struct FrameHeader {
  /// The bytes of the lines so far, their ends included.
  var size = 0
  /// The Content-Length, once it was read.
  private(set) var length: Int64?
  /// A charset that is not UTF-8.
  private(set) var refusedCharset: String?

  /// Reads the line of `text` in `range`, its newline left out; true if it is the blank one that ends the header.
  mutating func read(_ text: Span<UInt8>, _ range: Range<Int>) throws(FrameLoss) -> Bool {
    // Also a second carriage return goes, which a peer's text mode on Windows puts in.
    let line = Self.trimmed(text, range)
    if line.isEmpty { return true }
    guard let colon = Self.index(of: UInt8(ascii: ":"), text, line) else {
      throw .lineWithoutColon(Self.excerpt(text, line))
    }
    let name = Self.trimmed(text, line.lowerBound..<colon)
    let value = Self.trimmed(text, colon + 1..<line.upperBound)
    if Self.equal(text, name, "content-length") {
      try readLength(text, value)
    } else if Self.equal(text, name, "content-type") {
      readType(text, value)
    }
    return false
  }

  private mutating func readLength(_ text: Span<UInt8>, _ value: Range<Int>) throws(FrameLoss) {
    guard let length = Self.number(text, value) else { throw .lengthInvalid(Self.excerpt(text, value)) }
    if let earlier = self.length, earlier != length { throw .lengthsDiffer(earlier, length) }
    self.length = length
  }

  private static func number(_ text: Span<UInt8>, _ digits: Range<Int>) -> Int64? {
    guard !digits.isEmpty else { return nil }
    var number: Int64 = 0
    for at in digits {
      let digit = text[at] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      guard !isTooLarge else { return nil }
      let (sum, isTooLargeNow) = tens.addingReportingOverflow(Int64(digit))
      guard !isTooLargeNow else { return nil }
      number = sum
    }
    return number
  }

  private mutating func readType(_ text: Span<UInt8>, _ value: Range<Int>) {
    var start = value.lowerBound
    while start < value.upperBound {
      let end = Self.endOfParameter(text, start..<value.upperBound)
      readParameter(text, start..<end)
      start = end + 1
    }
  }

  private mutating func readParameter(_ text: Span<UInt8>, _ range: Range<Int>) {
    guard let sign = Self.index(of: UInt8(ascii: "="), text, range) else { return }
    guard Self.equal(text, Self.trimmed(text, range.lowerBound..<sign), "charset") else { return }
    let name = Self.unquoted(text, Self.trimmed(text, sign + 1..<range.upperBound))
    if name.isEmpty || Self.equal(text, name, "utf-8") || Self.equal(text, name, "utf8") { return }
    refusedCharset = Self.excerpt(text, name)
  }

  private static func endOfParameter(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var isQuoted = false
    for at in range {
      if text[at] == UInt8(ascii: "\"") { isQuoted.toggle() }
      // A semicolon inside quotes ends no parameter.
      if text[at] == UInt8(ascii: ";"), !isQuoted { return at }
    }
    return range.upperBound
  }
}

extension FrameHeader {
  /// The length that a usual header states, and where its body begins.
  ///
  /// Usual is what nearly all clients write: `Content-Length: 123\r\n\r\n`. Nil for any other, which is read line by
  /// line, and for one that has not all come.
  static func usual(_ text: Span<UInt8>, from start: Int) -> (length: Int, bodyStart: Int)? {
    guard text.count &- start >= 28 else { return nil }
    guard ByteWord.load(text, at: start) == content, ByteWord.load(text, at: start &+ 8) == length else { return nil }
    var at = start &+ 16
    var length = 0
    // Seven digits at most, so that the line ends are within what was looked for.
    while at &- start < 23, text[at] &- 0x30 < 10 {
      length = length &* 10 &+ Int(text[at] &- 0x30)
      at &+= 1
    }
    guard at > start &+ 16, ByteWord.load(text, at: at &- 4) >> 32 == ends else { return nil }
    return (length, at &+ 4)
  }

  private static let content: UInt64 = 0x2D74_6E65_746E_6F43  // "Content-"
  private static let length: UInt64 = 0x203A_6874_676E_654C  // "Length: "
  private static let ends: UInt64 = 0x0A0D_0A0D  // "\r\n\r\n"

  @inline(__always)
  static func isWhite(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func trimmed(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isWhite(text[start]) { start += 1 }
    while start < end, isWhite(text[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func unquoted(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let quote = UInt8(ascii: "\"")
    guard range.count >= 2, text[range.lowerBound] == quote, text[range.upperBound - 1] == quote else { return range }
    return trimmed(text, range.lowerBound + 1..<range.upperBound - 1)
  }

  private static func index(of byte: UInt8, _ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    for at in range where text[at] == byte { return at }
    return nil
  }

  /// Whether the text in `range` is this one in lower case, the case of ASCII letters aside.
  private static func equal(_ text: Span<UInt8>, _ range: Range<Int>, _ lowercase: String) -> Bool {
    let wanted = lowercase.utf8.span
    guard range.count == wanted.count else { return false }
    for index in 0..<wanted.count {
      let byte = text[range.lowerBound + index]
      let isUppercase = byte &- UInt8(ascii: "A") < 26
      guard (isUppercase ? byte | 0x20 : byte) == wanted[index] else { return false }
    }
    return true
  }

  /// The beginning of a text from outside, short enough for a message about it.
  private static func excerpt(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
    var start: [UInt8] = []
    for at in range.prefix(40) { start.append(text[at]) }
    let excerpt = String(decoding: start, as: UTF8.self)
    return range.count > 40 ? excerpt + "…" : excerpt
  }
}
