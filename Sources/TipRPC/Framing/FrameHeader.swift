/// The header fields of one message, read line by line.
struct FrameHeader {
  /// The bytes of the lines so far, their ends included.
  var size = 0
  /// The Content-Length, once it was read.
  private(set) var length: Int64?
  /// A charset that is not UTF-8.
  private(set) var refusedCharset: String?

  /// Reads a line without its newline; true if it is the blank one that ends the header.
  mutating func read(_ line: ArraySlice<UInt8>) throws(FrameLoss) -> Bool {
    // Also a second carriage return goes, which a peer's text mode on Windows puts in.
    let line = Self.trimmed(line)
    if line.isEmpty { return true }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .lineWithoutColon(Self.excerpt(line)) }
    let name = Self.trimmed(line[..<colon])
    let value = Self.trimmed(line[(colon + 1)...])
    if Self.equal(name, "content-length") {
      try readLength(value)
    } else if Self.equal(name, "content-type"), let charset = Self.charset(value) {
      if !Self.equal(charset, "utf-8"), !Self.equal(charset, "utf8") { refusedCharset = Self.excerpt(charset) }
    }
    return false
  }

  private mutating func readLength(_ value: ArraySlice<UInt8>) throws(FrameLoss) {
    guard let length = Self.number(value) else { throw .lengthInvalid(Self.excerpt(value)) }
    if let earlier = self.length, earlier != length { throw .lengthsDiffer(earlier, length) }
    self.length = length
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
    guard !digits.isEmpty else { return nil }
    var number: Int64 = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      guard !isTooLarge else { return nil }
      let (sum, isTooLargeNow) = tens.addingReportingOverflow(Int64(digit))
      guard !isTooLargeNow else { return nil }
      number = sum
    }
    return number
  }

  /// The charset parameter of a Content-Type, nil if it names none.
  private static func charset(_ type: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var isQuoted = false
    // A semicolon inside quotes ends no parameter.
    let parameters = type.split { (byte: UInt8) -> Bool in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ";") && !isQuoted
    }
    for parameter in parameters {
      guard let sign = parameter.firstIndex(of: UInt8(ascii: "=")) else { continue }
      guard equal(trimmed(parameter[..<sign]), "charset") else { continue }
      let value = unquoted(trimmed(parameter[(sign + 1)...]))
      if !value.isEmpty { return value }
    }
    return nil
  }

  private static func unquoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let quote = UInt8(ascii: "\"")
    guard text.count >= 2, text.first == quote, text.last == quote else { return text }
    return trimmed(text.dropFirst().dropLast())
  }
}

extension FrameHeader {
  static func isWhite(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, isWhite(first) { text.removeFirst() }
    while let last = text.last, isWhite(last) { text.removeLast() }
    return text
  }

  /// Whether a text is this one in lower case, the case of ASCII letters aside.
  private static func equal(_ text: ArraySlice<UInt8>, _ lowercase: String) -> Bool {
    let wanted = lowercase.utf8
    guard text.count == wanted.count else { return false }
    for (byte, letter) in zip(text, wanted) {
      let isUppercase = byte &- UInt8(ascii: "A") < 26
      guard (isUppercase ? byte | 0x20 : byte) == letter else { return false }
    }
    return true
  }

  /// The beginning of a text from outside, short enough for a message about it.
  private static func excerpt(_ text: ArraySlice<UInt8>) -> String {
    let start = String(decoding: text.prefix(40), as: UTF8.self)
    return text.count > 40 ? start + "…" : start
  }
}
