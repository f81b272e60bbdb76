/// Strict JSON (RFC 8259) to a flat array of tokens.
package enum JSONParser {
  /// Parses one text in `bytes[range]` into `tokens`, whose storage is reused.
  ///
  /// One leading byte order mark is skipped. Tokens hold indexes of `bytes`; an error's offset counts from
  /// `range.lowerBound`, and leaves no tokens. `limit` arrays and objects may nest, one more is refused.
  /// A range outside the array is cut to it.
  package static func parse(
    _ bytes: [UInt8], in range: Range<Int>, into tokens: inout [JSONToken], depth limit: Int = 128
  ) throws(JSONError) {
    tokens.removeAll(keepingCapacity: true)
    let range = range.clamped(to: 0..<bytes.count)
    guard range.upperBound < Int(Int32.max) else { throw JSONError(offset: 0, reason: .textTooLong) }
    var machine = JSONMachine(at: range.lowerBound, depthLimit: limit)
    // The machine owns the tokens while it runs, so that appending never finds them shared.
    swap(&tokens, &machine.tokens)
    defer { swap(&tokens, &machine.tokens) }
    do throws(JSONError) {
      try machine.run(bytes.span.extracting(0..<range.upperBound))
    } catch {
      machine.tokens.removeAll(keepingCapacity: true)
      throw JSONError(offset: error.offset - range.lowerBound, reason: error.reason)
    }
  }
}
