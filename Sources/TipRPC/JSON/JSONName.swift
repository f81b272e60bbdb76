/// Known names of members, or of methods, prepared so that most are told apart by one comparison.
package struct JSONNames: Sendable {
  /// The names in order.
  package let texts: [String]
  /// The head of each name.
  private let heads: [UInt64]

  /// Prepares names.
  package init(_ texts: [String]) {
    self.texts = texts
    heads = texts.map { (text: String) -> UInt64 in
      let bytes = Array(text.utf8)
      return Self.head(bytes, 0, bytes.count)
    }
  }

  /// The position of a string among the names, looked for at the place `near` first; nil if it is none of them.
  package func index(of value: JSONValue, near expected: Int = 0) -> Int? {
    guard let head = value.head else { return search(value) }
    // A name of fewer than eight bytes is its head.
    let isWhole = head >> 56 == 0
    if isWhole, expected < heads.count, heads[expected] == head { return expected }
    for index in heads.indices where heads[index] == head {
      if isWhole || value.equals(texts[index]) { return index }
    }
    return nil
  }

  /// The same without the heads; kept apart, so that the usual way is short.
  @inline(never)
  private func search(_ value: JSONValue) -> Int? {
    for index in texts.indices where value.equals(texts[index]) { return index }
    return nil
  }
}

extension JSONValue {
  /// The head of a string without escapes, nil for other values.
  @inline(__always)
  fileprivate var head: UInt64? {
    let token = text.tokens[index]
    guard token.kind == .string, !token.isEscaped else { return nil }
    let start = Int(token.start) &+ 1
    return JSONNames.head(text.bytes, start, Int(token.end) &- 1 &- start)
  }
}

extension JSONNames {
  /// The first eight of `count` bytes in one number, zeros in place of missing ones: no name holds a zero byte.
  @inline(__always)
  fileprivate static func head(_ text: [UInt8], _ start: Int, _ count: Int) -> UInt64 {
    if text.count &- start >= 8 {
      let word = ByteWord.load(text.span, at: start)
      return count < 8 ? word & (1 &<< UInt64(truncatingIfNeeded: 8 &* count) &- 1) : word
    }
    var head: UInt64 = 0
    for index in 0..<min(count, 8) { head |= UInt64(text[start + index]) << UInt64(8 * index) }
    return head
  }
}
