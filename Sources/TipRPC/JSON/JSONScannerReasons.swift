extension JSONScanner {
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// Names what stands where a value should begin.
  static func reasonForNoValue(_ byte: UInt8) -> JSONError.Reason {
    if byte == UInt8(ascii: "/") { return .comment }
    return isLetter(byte) ? .word : .unexpected(byte)
  }

  /// Names what stands where a key should begin.
  static func reasonForNoKey(_ byte: UInt8) -> JSONError.Reason {
    switch byte {
    case UInt8(ascii: "/"): .comment
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"): .unexpected(byte)
    default: .keyNotString
    }
  }

  /// Names what stands where a comma or the closing bracket should be.
  static func reasonForNoComma(_ byte: UInt8) -> JSONError.Reason {
    switch byte {
    case UInt8(ascii: "/"): .comment
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      .missingComma
    default: isLetter(byte) ? .missingComma : .unexpected(byte)
    }
  }
}
