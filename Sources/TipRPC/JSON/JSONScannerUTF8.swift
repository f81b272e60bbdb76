extension JSONScanner {
  /// The bytes of the UTF-8 character that begins at `start` with a byte from 0x80 up.
  static func lengthOfCharacter(_ text: Span<UInt8>, _ start: Int) throws(JSONError) -> Int {
    // The second byte's range keeps out overlong forms, surrogates and what lies beyond U+10FFFF.
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch text[start] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0, text.count &- start >= length, second.contains(text[start &+ 1]) else {
      throw JSONError(offset: start, reason: .notUTF8)
    }
    for index in start &+ 2..<start &+ max(length, 2) where text[index] & 0xC0 != 0x80 {
      throw JSONError(offset: start, reason: .notUTF8)
    }
    return length
  }
}
