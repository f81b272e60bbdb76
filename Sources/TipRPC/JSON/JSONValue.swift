/// A value in a parsed text: the bytes, the tokens, and which token.
///
/// It shares both arrays, so a buffer or token array that is appended to while a value of it lives is copied first.
package struct JSONValue {
  /// The bytes that were parsed.
  package let bytes: [UInt8]
  /// The tokens that the parser made of them.
  package let tokens: [JSONToken]
  /// Which token the value is.
  package let index: Int

  /// Creates the value of one token, by default that of the whole text.
  package init(bytes: [UInt8], tokens: [JSONToken], index: Int = 0) {
    self.bytes = bytes
    self.tokens = tokens
    self.index = index
  }

  /// The kind of the value.
  package var kind: JSONKind { tokens[index].kind }

  /// The number of members of an object or elements of an array, 0 for others.
  package var count: Int { Int(tokens[index].count) }

  /// The source text of the value, byte for byte, quotes and brackets included.
  package var raw: ArraySlice<UInt8> {
    let token = tokens[index]
    return bytes[Int(token.start)..<Int(token.end)]
  }

  /// The value as a Boolean, nil if it is neither `true` nor `false`.
  package func bool() -> Bool? {
    switch kind {
    case .true: true
    case .false: false
    case .null, .number, .string, .object, .array: nil
    }
  }

  /// The value as a number, nil if it is none.
  ///
  /// What is too large is an infinity, which the caller refuses; never negative zero.
  package func number() -> Double? {
    let token = tokens[index]
    guard token.kind == .number else { return nil }
    return JSONNumberText.number(bytes, Int(token.start)..<Int(token.end))
  }

  /// The value as a text, nil if it is no string; lone surrogates become U+FFFD.
  package func string() -> String? {
    let token = tokens[index]
    guard token.kind == .string else { return nil }
    let inside = Int(token.start) + 1..<Int(token.end) - 1
    guard token.isEscaped else { return String(decoding: bytes[inside], as: UTF8.self) }
    return String(decoding: JSONStringText.unescaped(bytes, inside), as: UTF8.self)
  }

  /// Whether the value is a string with exactly this text, scalar by scalar.
  package func equals(_ literal: String) -> Bool {
    let token = tokens[index]
    guard token.kind == .string else { return false }
    let inside = Int(token.start) + 1..<Int(token.end) - 1
    guard token.isEscaped else { return JSONStringText.equal(bytes, inside, literal) }
    return JSONStringText.unescaped(bytes, inside).elementsEqual(literal.utf8)
  }
}
