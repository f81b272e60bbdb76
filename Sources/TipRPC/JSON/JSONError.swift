/// Why a text is not JSON, and where.
package struct JSONError: Error, Equatable {
  /// The byte offset in the text, from its first byte.
  package var offset: Int
  /// What was found there.
  package var reason: Reason

  /// Creates an error at a byte offset in the text.
  package init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// What a text has in place of JSON.
  package enum Reason: Equatable {
    /// The text ends too early.
    case endOfText
    /// Something other than white space follows the value.
    case textAfterValue
    /// The text is longer than tokens can number.
    case textTooLong
    /// An array or object lies in more of them than the limit.
    case nesting(limit: Int)
    /// A comma stands before a closing bracket.
    case trailingComma
    /// A value stands where a comma or a bracket should.
    case missingComma
    /// No colon follows a key.
    case missingColon
    /// Something other than a string stands where a key should.
    case keyNotString
    /// A slash stands where only comments of other languages begin.
    case comment
    /// Letters stand where a value should, `NaN` for instance.
    case word
    /// A byte stands where it cannot.
    case unexpected(UInt8)
    /// A digit follows the zero that a number begins with.
    case leadingZero
    /// A number has no digit after its sign, point or exponent.
    case missingDigit
    /// A string holds a character below U+0020 that is not escaped.
    case controlCharacter
    /// A string holds bytes that are no character.
    case notUTF8
    /// A backslash stands before a character that makes no escape.
    case badEscape
    /// An escape `\u` has fewer than four hexadecimal digits.
    case badHexEscape
  }
}

extension JSONError.Reason {
  /// The reason in English, to stand after "found" or "because of".
  package var text: String {
    switch self {
    case .endOfText: "the end of the text"
    case .textAfterValue: "more text after the value"
    case .textTooLong: "a text of 2 GiB or more"
    case .nesting(let limit): "nesting deeper than \(limit)"
    case .trailingComma: "a trailing comma"
    case .missingComma: "a value without a comma before it"
    case .missingColon: "a key without a colon after it"
    case .keyNotString: "a key that is not a string"
    case .comment: "a comment"
    case .word: "a word other than true, false and null"
    case .unexpected(let byte): Self.name(of: byte)
    case .leadingZero: "a number with a leading zero"
    case .missingDigit: "a number without a digit where one must be"
    case .controlCharacter: "a control character in a string"
    case .notUTF8: "a byte that is not UTF-8"
    case .badEscape: "an escape that JSON does not have"
    case .badHexEscape: "an escape \\u without four hexadecimal digits"
    }
  }

  private static func name(of byte: UInt8) -> String {
    guard byte > 0x20, byte < 0x7F else { return "the byte 0x\(hex(byte >> 4))\(hex(byte & 15))" }
    return "the character \(Character(UnicodeScalar(byte)))"
  }

  private static func hex(_ digit: UInt8) -> Character {
    Character(UnicodeScalar(digit < 10 ? 0x30 + digit : 0x37 + digit))
  }
}
