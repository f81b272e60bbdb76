/// A text as its bytes, to be walked over by scalars.
struct ScannedText {
  private let text: String
  private let bytes: [UInt8]
  private let table = TextPropertyTable.current

  /// A scalar with its place in the text.
  struct Scalar {
    /// Where it starts, in bytes of UTF-8.
    var start: Int
    /// Where it ends.
    var end: Int
    /// The code point.
    var code: UInt32
    /// What is known of it.
    var properties: TextProperties
  }

  /// Reads a text.
  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The length of the text in bytes.
  var count: Int { bytes.count }

  /// The scalar that starts at a place; nil at the end of the text.
  @inline(__always)
  func scalar(at place: Int) -> Scalar? {
    guard place < bytes.count else { return nil }
    let first = bytes[place]
    if first < 0x80 {
      let code = UInt32(first)
      return Scalar(start: place, end: place + 1, code: code, properties: table.find(code))
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var code = UInt32(first & (0x7F >> UInt8(length)))
    let end = min(place + length, bytes.count)
    for index in place + 1..<end { code = code << 6 | UInt32(bytes[index] & 0x3F) }
    return Scalar(start: place, end: end, code: code, properties: table.find(code))
  }

  /// The part of the text behind a place.
  func rest(from place: Int) -> Substring { text[text.utf8.index(text.startIndex, offsetBy: place)...] }
}
