import Testing
import TipRPC

@Suite("Every byte at every place of a string")
struct JSONPlainTextTests {
  @Test("is read or refused by the same rule", arguments: 0..<20)
  func read(place: Int) {
    for byte in UInt8.min...UInt8.max {
      var text = [UInt8](repeating: UInt8(ascii: "a"), count: 20)
      text[place] = byte
      let quoted = [UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")]
      let reason: JSONError.Reason? =
        switch byte {
        case 0..<0x20: .controlCharacter
        case UInt8(ascii: "\""): .textAfterValue
        case UInt8(ascii: "\\"): place == 19 ? .endOfText : .badEscape
        case 0x80...: .notUTF8
        default: nil
        }
      #expect(parseError(quoted)?.reason == reason)
      // Of two bytes of one kind the first counts.
      if reason == .controlCharacter || reason == .notUTF8 { #expect(parseError(quoted)?.offset == place + 1) }
    }
  }

  @Test("is written by the same rule", arguments: 0..<20)
  func write(place: Int) throws {
    for code in UInt8.min..<0x80 {
      var text = [UInt8](repeating: UInt8(ascii: "a"), count: 20)
      text[place] = code
      let string = String(decoding: text, as: UTF8.self)
      let json = written { $0.value(string) }
      let isPlain = code >= 0x20 && code != UInt8(ascii: "\"") && code != UInt8(ascii: "\\")
      #expect((json == "\"\(string)\"") == isPlain)
      #expect(try parsed(json).string() == (code == 0 ? string.replacing("\u{0}", with: "\u{FFFD}") : string))
    }
  }

  @Test("is skipped when many stand in a row", arguments: ["é", "€", "😀", "\u{7F}", "aé"])
  func rows(piece: String) throws {
    for count in 0..<20 {
      let text = String(repeating: piece, count: count)
      #expect(try parsed("\"\(text)\"").string() == text)
      #expect(written { $0.value(text) } == "\"\(text)\"")
    }
  }
}
