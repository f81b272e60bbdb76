/// Bytes that have arrived and are not used up, with a memory of how far a newline was looked for.
struct FrameBuffer {
  /// All bytes held, the used ones at the front included.
  private(set) var bytes: [UInt8] = []
  /// The first byte that is not used up.
  private(set) var head = 0
  /// The first byte that was not searched for a newline, at or after `head`.
  private var searched = 0

  /// How many bytes are not used up.
  var count: Int { bytes.count - head }

  /// Puts bytes at the end; ranges given out before are no longer valid.
  mutating func append(_ more: ArraySlice<UInt8>) {
    compact()
    bytes.append(contentsOf: more)
  }

  /// Uses up at most `length` bytes, all that are left without one; their range.
  @discardableResult
  mutating func take(_ length: Int? = nil) -> Range<Int> {
    let start = head
    head += min(length ?? count, count)
    searched = max(searched, head)
    return start..<head
  }

  /// Uses up the white space at the front.
  mutating func skipWhite() {
    while head < bytes.count, FrameHeader.isWhite(bytes[head]) { head += 1 }
    searched = max(searched, head)
  }

  /// Uses up a line whose newline is among the first `limit` bytes; its range without the newline.
  mutating func takeLine(within limit: Int) -> Range<Int>? {
    let end = head + min(count, limit)
    guard searched < end else { return nil }
    searched = ByteWord.index(of: UInt8(ascii: "\n"), bytes.span, in: searched..<end)
    guard searched < end else { return nil }
    let line = take(searched - head)
    take(1)
    return line
  }

  /// Drops the bytes that are used up, when moving the others costs less than these did.
  private mutating func compact() {
    guard head > 0, count <= head else { return }
    if count == 0, bytes.capacity > 1 << 20 {
      // One large message must not keep its memory for the rest of a long life.
      bytes = []
    } else {
      bytes.removeSubrange(..<head)
    }
    searched -= head
    head = 0
  }
}
