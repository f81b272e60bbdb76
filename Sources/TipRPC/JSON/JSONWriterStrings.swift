extension JSONWriter {
  /// Writes a text; U+0000 becomes U+FFFD, because some clients refuse a message that holds it.
  package mutating func value(_ string: String) {
    let utf8 = string.utf8.span
    guard JSONPlainText.isPlain(utf8) else { return escaped(string) }
    append(atMost: utf8.count + 2) { out in out.append(quoted: utf8) }
  }

  /// Writes a text run by run, a run being what needs no escape.
  private mutating func escaped(_ string: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var rest = string.utf8[...]
    while let at = rest.firstIndex(where: { (byte: UInt8) -> Bool in JSONPlainText.isSpecial(byte) }) {
      bytes.append(contentsOf: rest[..<at])
      escape(rest[at])
      rest = rest[rest.index(after: at)...]
    }
    bytes.append(contentsOf: rest)
    bytes.append(UInt8(ascii: "\""))
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
