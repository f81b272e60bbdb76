/// A value in a parsed text: the text and which token of it.
///
/// It shares the arrays, so a buffer or token array that is appended to while a value of it lives is copied first.
package struct JSONValue {
  let text: JSONText
  /// Which token the value is.
  package let index: Int

  /// Creates the value of the whole text.
  package init(bytes: [UInt8], tokens: [JSONToken]) {
    self.init(JSONText(bytes: bytes, tokens: tokens), 0)
  }

  /// Creates the value of one token.
  init(_ text: JSONText, _ index: Int) {
    self.text = text
    self.index = index
  }

  /// The bytes that were parsed.
  package var bytes: [UInt8] { text.bytes }

  /// The tokens that the parser made of them.
  package var tokens: [JSONToken] { text.tokens }

  /// The kind of the value.
  package var kind: JSONKind { text.tokens[index].kind }

  /// The number of members of an object or elements of an array, 0 for others.
  package var count: Int {
    let token = text.tokens[index]
    return token.kind == .number ? 0 : Int(token.count)
  }

  /// The source text of the value, byte for byte, quotes and brackets included.
  package var raw: ArraySlice<UInt8> {
    let token = text.tokens[index]
    return text.bytes[Int(token.start)..<Int(token.end)]
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
    let token = text.tokens[index]
    guard token.kind == .number else { return nil }
    if token.isShort { return Double(token.count) }
    return JSONNumberText.number(text.bytes, Int(token.start)..<Int(token.end))
  }

  /// The value as a text, nil if it is no string; lone surrogates become U+FFFD.
  package func string() -> String? {
    let token = text.tokens[index]
    guard token.kind == .string else { return nil }
    let inside = Int(token.start) + 1..<Int(token.end) - 1
    guard token.isEscaped else { return String(decoding: text.bytes[inside], as: UTF8.self) }
    return String(decoding: JSONStringText.unescaped(text.bytes, inside), as: UTF8.self)
  }

  /// Whether the value is a string with exactly this text, scalar by scalar.
  package func equals(_ literal: String) -> Bool {
    let token = text.tokens[index]
    guard token.kind == .string else { return false }
    let inside = Int(token.start) + 1..<Int(token.end) - 1
    guard token.isEscaped else { return JSONStringText.equal(text.bytes, inside, literal) }
    return JSONStringText.unescaped(text.bytes, inside).elementsEqual(literal.utf8)
  }
}
