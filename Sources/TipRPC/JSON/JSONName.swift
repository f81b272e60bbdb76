/// Known names of members, or of methods, prepared so that most others are told apart by one comparison.
package struct JSONNames: Sendable {
  /// The names in order.
  package let texts: [String]
  private let signatures: [UInt32]

  /// Prepares names.
  package init(_ texts: [String]) {
    self.texts = texts
    signatures = texts.map { (text: String) -> UInt32 in
      let bytes = Array(text.utf8)
      return Self.signature(bytes, 0..<bytes.count)
    }
  }

  /// The position of a string among the names; nil if it is none of them.
  package func index(of value: JSONValue) -> Int? {
    guard value.kind == .string else { return nil }
    let token = value.tokens[value.index]
    guard !token.isEscaped else {
      for index in texts.indices where value.equals(texts[index]) { return index }
      return nil
    }
    let signature = Self.signature(value.bytes, Int(token.start) + 1..<Int(token.end) - 1)
    for index in signatures.indices where signatures[index] == signature && value.equals(texts[index]) {
      return index
    }
    return nil
  }

  /// The length, the first and the last byte and one from the middle, in one number.
  private static func signature(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    guard let first = range.first, let last = range.last else { return 0 }
    let middle = bytes[first + range.count / 2]
    let ends = UInt32(bytes[first]) << 8 | UInt32(bytes[last])
    return UInt32(truncatingIfNeeded: range.count) << 24 | UInt32(middle) << 16 | ends
  }
}
