/// A parsed text, shared by all values in it: a value costs one reference.
final class JSONText: Sendable {
  /// The bytes that were parsed.
  let bytes: [UInt8]
  /// The tokens that the parser made of them.
  let tokens: [JSONToken]

  init(bytes: [UInt8], tokens: [JSONToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }
}
