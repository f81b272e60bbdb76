/// The lexical rules of JSON: where white space, words, numbers and strings end.
enum JSONScanner {
  static func skipMark(_ text: Span<UInt8>, _ start: Int) -> Int {
    guard text.count - start >= 3 else { return start }
    guard text[start] == 0xEF, text[start + 1] == 0xBB, text[start + 2] == 0xBF else { return start }
    return start + 3
  }

  @inline(__always)
  static func skipWhite(_ text: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    while at < text.count {
      let byte = text[at]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return at }
      at &+= 1
    }
    return at
  }

  static func endOfWord(_ word: StaticString, _ text: Span<UInt8>, _ start: Int) throws(JSONError) -> Int {
    var at = start
    for index in 0..<word.utf8CodeUnitCount {
      guard at < text.count else { throw JSONError(offset: at, reason: .endOfText) }
      guard unsafe text[at] == word.utf8Start[index] else { throw JSONError(offset: start, reason: .word) }
      at &+= 1
    }
    // "nullx" is one word to a reader, so it is named as one.
    guard at < text.count, isLetter(text[at]) else { return at }
    throw JSONError(offset: start, reason: .word)
  }

  /// The end of one to nine digits that are a whole number, and their value; nil if the number is another one.
  @inline(__always)
  static func endOfShortNumber(_ text: Span<UInt8>, _ start: Int, _ value: inout Int32) -> Int? {
    var at = start
    while at < text.count, text[at] &- 0x30 < 10, at &- start < 9 {
      value = value &* 10 &+ Int32(text[at] &- 0x30)
      at &+= 1
    }
    // At the end of the text, as behind a zero, the long way finds out what is right.
    guard at > start, at < text.count, text[start] != UInt8(ascii: "0") || at == start &+ 1 else { return nil }
    switch text[at] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x0A, 0x0D, 0x09: return at
    default: return nil
    }
  }

  static func endOfNumber(_ text: Span<UInt8>, _ start: Int) throws(JSONError) -> Int {
    var at = start
    if text[at] == UInt8(ascii: "-") { at &+= 1 }
    let first = at
    at = try endOfDigits(text, at)
    if text[first] == UInt8(ascii: "0"), at > first &+ 1 { throw JSONError(offset: first, reason: .leadingZero) }
    if at < text.count, text[at] == UInt8(ascii: ".") { at = try endOfDigits(text, at &+ 1) }
    guard at < text.count, text[at] | 0x20 == UInt8(ascii: "e") else { return at }
    at &+= 1
    if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at &+= 1 }
    return try endOfDigits(text, at)
  }

  @inline(__always)
  private static func endOfDigits(_ text: Span<UInt8>, _ start: Int) throws(JSONError) -> Int {
    var at = start
    while at < text.count, text[at] &- 0x30 < 10 { at &+= 1 }
    if at > start { return at }
    throw JSONError(offset: at, reason: at < text.count ? .missingDigit : .endOfText)
  }

  /// The index after the closing quote; `text[start]` is the opening one.
  @inline(__always)
  static func endOfString(
    _ text: Span<UInt8>, _ start: Int, _ isEscaped: inout Bool
  ) throws(JSONError) -> Int {
    // Most strings are names of fewer than eight letters.
    if text.count &- start > 8 {
      let at = start &+ 1 &+ JSONPlainText.lengthOfPlain(ByteWord.load(text, at: start &+ 1))
      if text[at] == UInt8(ascii: "\"") { return at &+ 1 }
    }
    return try endOfLongString(text, start, &isEscaped)
  }

  private static func endOfLongString(
    _ text: Span<UInt8>, _ start: Int, _ isEscaped: inout Bool
  ) throws(JSONError) -> Int {
    var at = start &+ 1
    while true {
      at = JSONPlainText.end(text, from: at, stopsAtNonASCII: true)
      guard at < text.count else { break }
      switch text[at] {
      case UInt8(ascii: "\""): return at &+ 1
      case UInt8(ascii: "\\"):
        isEscaped = true
        at = try endOfEscape(text, at)
      case 0x80...: at &+= try lengthOfCharacter(text, at)
      default: throw JSONError(offset: at, reason: .controlCharacter)
      }
    }
    throw JSONError(offset: at, reason: .endOfText)
  }

  private static func endOfEscape(_ text: Span<UInt8>, _ start: Int) throws(JSONError) -> Int {
    let at = start &+ 1
    guard at < text.count else { throw JSONError(offset: at, reason: .endOfText) }
    switch text[at] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return at &+ 1
    case UInt8(ascii: "u"):
      for digit in at &+ 1..<at &+ 5 {
        guard digit < text.count else { throw JSONError(offset: digit, reason: .endOfText) }
        guard isHex(text[digit]) else { throw JSONError(offset: start, reason: .badHexEscape) }
      }
      return at &+ 5
    default: throw JSONError(offset: start, reason: .badEscape)
    }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
