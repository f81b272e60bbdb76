/// Strict JSON (RFC 8259) to a flat array of tokens.
package enum JSONParser {
  /// How many arrays and objects may nest in a message.
  package static let depth = 128

  /// Parses one text in `bytes[range]` into `tokens`, whose storage is reused.
  ///
  /// One leading byte order mark is skipped. Tokens hold indexes of `bytes`; an error's offset counts from
  /// `range.lowerBound`, and leaves no tokens. `limit` arrays and objects may nest, one more is refused.
  /// A range outside the array is cut to it.
  package static func parse(
    _ bytes: [UInt8], in range: Range<Int>, into tokens: inout [JSONToken], depth limit: Int = JSONParser.depth
  ) throws(JSONError) {
    tokens.removeAll(keepingCapacity: true)
    let range = range.clamped(to: 0..<bytes.count)
    guard range.upperBound < Int(Int32.max) else { throw JSONError(offset: 0, reason: .textTooLong) }
    let text = bytes.span.extracting(0..<range.upperBound)
    do throws(JSONError) {
      let most = mostTokens(range.count, depth: limit)
      let usual = min(most, 4096 + range.count / 3)
      if try parse(text, from: range.lowerBound, into: &tokens, room: usual, limit) { return }
      tokens.removeAll(keepingCapacity: true)
      _ = try parse(text, from: range.lowerBound, into: &tokens, room: most, limit)
    } catch {
      tokens.removeAll(keepingCapacity: true)
      throw JSONError(offset: error.offset - range.lowerBound, reason: error.reason)
    }
  }

  /// How many tokens a text can have: each is followed by another byte, a comma say, but for brackets left open.
  private static func mostTokens(_ count: Int, depth: Int) -> Int { (count + depth) / 2 + 2 }

  /// Parses a text into an empty array; false if it has more tokens than there was room for.
  private static func parse(
    _ text: Span<UInt8>, from start: Int, into tokens: inout [JSONToken], room: Int, _ limit: Int
  ) throws(JSONError) -> Bool {
    var isWhole = false
    try tokens.append(addingCapacity: room) { (out: inout OutputSpan<JSONToken>) throws(JSONError) in
      try unsafe out.withUnsafeMutableBufferPointer {
        (buffer: UnsafeMutableBufferPointer<JSONToken>, count: inout Int) throws(JSONError) in
        isWhole = unsafe try JSONMachine.run(text, from: start, depthLimit: limit, into: buffer, &count)
      }
    }
    return isWhole
  }
}
