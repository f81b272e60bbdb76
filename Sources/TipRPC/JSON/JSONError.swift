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
    case endOfText
    case textAfterValue
    case textTooLong
    case nesting(limit: Int)
    case trailingComma
    case missingComma
    case missingColon
    case keyNotString
    case comment
    case word
    case unexpected(UInt8)
    case leadingZero
    case missingDigit
    case controlCharacter
    case notUTF8
    case badEscape
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
