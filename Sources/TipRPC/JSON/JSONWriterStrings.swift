extension JSONWriter {
  /// Writes a text; U+0000 becomes U+FFFD, because some clients refuse a message that holds it.
  package mutating func value(_ string: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    let utf8 = string.utf8
    var run = utf8.startIndex
    var at = run
    while at < utf8.endIndex {
      let byte = utf8[at]
      let next = utf8.index(after: at)
      if Self.mustEscape(byte) {
        if run < at { bytes.append(contentsOf: utf8[run..<at]) }
        escape(byte)
        run = next
      }
      at = next
    }
    // Most texts are one run; appending the whole view is the fastest copy there is.
    if run == utf8.startIndex {
      bytes.append(contentsOf: utf8)
    } else {
      bytes.append(contentsOf: utf8[run...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x00: bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
    case 0x08: escape(as: UInt8(ascii: "b"))
    case 0x09: escape(as: UInt8(ascii: "t"))
    case 0x0A: escape(as: UInt8(ascii: "n"))
    case 0x0C: escape(as: UInt8(ascii: "f"))
    case 0x0D: escape(as: UInt8(ascii: "r"))
    case ..<0x20:
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let digit = byte & 15
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    default: escape(as: byte)
    }
  }

  private mutating func escape(as letter: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(letter)
  }
}
