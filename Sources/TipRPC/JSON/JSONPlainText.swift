/// Finds the bytes of a string that do not stand for themselves, eight at a time.
///
/// Most strings are shorter than eight bytes: their end is found without a loop, whose end the processor would have to
/// guess.
enum JSONPlainText {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// The index of the first quote, backslash, control character or, if asked for, byte beyond ASCII from `start` on.
  @inline(__always)
  static func end(_ text: Span<UInt8>, from start: Int, stopsAtNonASCII: Bool) -> Int {
    var at = start
    while text.count &- at >= 8 {
      let word = ByteWord.load(text, at: at)
      let found = marks(word) | (stopsAtNonASCII ? word & tops : 0)
      if found != 0 { return at &+ found.trailingZeroBitCount >> 3 }
      at &+= 8
    }
    while at < text.count, !isSpecial(text[at]), !stopsAtNonASCII || text[at] < 0x80 { at &+= 1 }
    return at
  }

  /// How many of the lowest bytes of a word are ASCII that stands for itself, at most seven.
  @inline(__always)
  static func lengthOfPlain(_ word: UInt64) -> Int {
    ((marks(word) | word & tops) | 1 &<< 63).trailingZeroBitCount &>> 3
  }

  /// Whether every byte of a text stands for itself.
  static func isPlain(_ text: Span<UInt8>) -> Bool { end(text, from: 0, stopsAtNonASCII: false) == text.count }

  @inline(__always)
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// The top bits of the special bytes; above the first of them a borrow may set others.
  @inline(__always)
  private static func marks(_ word: UInt64) -> UInt64 {
    let control = (word &- ones &* 0x20) & ~word
    let quote = word ^ ones &* UInt64(UInt8(ascii: "\""))
    let backslash = word ^ ones &* UInt64(UInt8(ascii: "\\"))
    return (control | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash) & tops
  }
}
