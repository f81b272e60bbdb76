import TipCore

extension JSONValue {
  /// Whether a string or a key of the value, or within it, has the character U+0000, which some clients cannot read.
  var hasNullCharacter: Bool {
    for token in text.tokens[index..<Int(text.tokens[index].next)] where token.kind == .string && token.isEscaped {
      if Self.hasNullEscape(text.bytes[Int(token.start)..<Int(token.end)]) { return true }
    }
    return false
  }

  /// Whether the source of a string has the escape of U+0000; JSON allows the character in no other form.
  private static func hasNullEscape(_ source: ArraySlice<UInt8>) -> Bool {
    var at = source.startIndex
    while at < source.endIndex {
      guard source[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      if source[at...].begins(with: "\\u0000") { return true }
      // What the backslash escapes may be a backslash itself.
      at += 2
    }
    return false
  }
}
