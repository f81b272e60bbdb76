/// Bytes read eight at a time, the first one lowest.
enum ByteWord {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// The eight bytes of `text` at any index; the caller has made sure that there are so many.
  @inline(__always)
  static func load(_ text: Span<UInt8>, at index: Int) -> UInt64 {
    // Unsafe only in that any eight bytes are taken for a number; the span checks that they are its own.
    unsafe UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The first index in `range` whose byte is `byte`; the upper bound of the range if there is none.
  static func index(of byte: UInt8, _ text: Span<UInt8>, in range: Range<Int>) -> Int {
    var at = range.lowerBound
    while range.upperBound &- at >= 8 {
      let rest = load(text, at: at) ^ ones &* UInt64(byte)
      // The top bits of the bytes that are zero now; above the first of them a borrow may set others.
      let found = (rest &- ones) & ~rest & tops
      if found != 0 { return at &+ found.trailingZeroBitCount >> 3 }
      at &+= 8
    }
    while at < range.upperBound, text[at] != byte { at &+= 1 }
    return at
  }
}
