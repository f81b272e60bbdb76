import Testing
import TipRPC

@Suite("Texts that are not JSON")
struct JSONRejectTests {
  @Test(
    "are refused with what was found and where",
    arguments: [
      ("", 0, .endOfText), ("  ", 2, .endOfText), ("\u{FEFF}", 3, .endOfText), ("[", 1, .endOfText),
      ("{", 1, .endOfText), ("[1", 2, .endOfText), ("[1,", 3, .endOfText), (#"{"a""#, 4, .endOfText),
      (#"{"a":"#, 5, .endOfText), (#"{"a":1"#, 6, .endOfText), (#"{"a":1,"#, 7, .endOfText), (#""abc"#, 4, .endOfText),
      (#""ab\"#, 4, .endOfText), (#""\u12"#, 5, .endOfText), ("-", 1, .endOfText), ("1.", 2, .endOfText),
      ("1e", 2, .endOfText), ("1e+", 3, .endOfText), ("tru", 3, .endOfText),
      ("[1,]", 2, .trailingComma), (#"{"a":1,}"#, 6, .trailingComma), ("[1 , ]", 3, .trailingComma),
      ("[,1]", 1, .unexpected(0x2C)), ("[1,,2]", 3, .unexpected(0x2C)), ("{,}", 1, .unexpected(0x2C)),
      ("[1 2]", 3, .missingComma), (#"["a" "b"]"#, 5, .missingComma), (#"{"a":1 "b":2}"#, 7, .missingComma),
      ("[1 true]", 3, .missingComma), ("[1}", 2, .unexpected(0x7D)), (#"{"a":1]"#, 6, .unexpected(0x5D)),
      ("]", 0, .unexpected(0x5D)), ("[1:2]", 2, .unexpected(0x3A)),
      (#"{"a" 1}"#, 5, .missingColon), (#"{"a",1}"#, 4, .missingColon), (#"{"a"}"#, 4, .missingColon),
      ("{a:1}", 1, .keyNotString), ("{1:1}", 1, .keyNotString), ("{'a':1}", 1, .keyNotString),
      ("{null:1}", 1, .keyNotString), ("{:1}", 1, .unexpected(0x3A)), (#"{"a"::1}"#, 5, .unexpected(0x3A)),
      (#"{"a":}"#, 5, .unexpected(0x7D)),
      ("// x", 0, .comment), ("[1 /* x */]", 3, .comment), ("[/**/1]", 1, .comment), ("1 // x", 2, .comment),
      ("{/**/}", 1, .comment), ("NaN", 0, .word), ("Infinity", 0, .word), ("-Infinity", 1, .missingDigit),
      ("True", 0, .word), ("nul", 3, .endOfText), ("nulx", 0, .word), ("nullx", 0, .word), ("undefined", 0, .word),
      ("[TRUE]", 1, .word), ("01", 0, .leadingZero), ("-01", 1, .leadingZero), ("[00]", 1, .leadingZero),
      ("+1", 0, .unexpected(0x2B)), (".5", 0, .unexpected(0x2E)), ("-.5", 1, .missingDigit), ("1.e1", 2, .missingDigit),
      ("[1.]", 3, .missingDigit), ("[1e]", 3, .missingDigit), ("[1e+]", 4, .missingDigit), ("[-]", 2, .missingDigit),
      ("--1", 1, .missingDigit), ("1.2.3", 3, .textAfterValue), ("0x10", 1, .textAfterValue),
      ("1 2", 2, .textAfterValue),
      ("[] []", 3, .textAfterValue), ("{}}", 2, .textAfterValue), ("\"a\"b", 3, .textAfterValue),
      ("'a'", 0, .unexpected(0x27)), (#""\x""#, 1, .badEscape), (#""\'""#, 1, .badEscape),
      (#""\U0041""#, 1, .badEscape),
      (#""\u12G4""#, 1, .badHexEscape), (#""\u 123""#, 1, .badHexEscape), ("\"\\\u{0}\"", 1, .badEscape),
      ("\"a\nb\"", 2, .controlCharacter), ("\"\t\"", 1, .controlCharacter), ("\"\u{0}\"", 1, .controlCharacter),
      ("\"\u{1F}\"", 1, .controlCharacter), ("\u{C}[]", 0, .unexpected(0x0C)), ("\u{A0}[]", 0, .unexpected(0xC2)),
      ("[]\u{0}", 2, .textAfterValue), ("\u{FEFF}\u{FEFF}1", 3, .unexpected(0xEF)),
      ("[1\u{FEFF}]", 2, .unexpected(0xEF)),
    ] as [(String, Int, JSONError.Reason)])
  func refused(text: String, offset: Int, reason: JSONError.Reason) {
    #expect(parseError(Array(text.utf8)) == JSONError(offset: offset, reason: reason))
  }

  @Test(
    "are refused for bytes that are not UTF-8",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
      [0xE9],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    let error = JSONError(offset: 2, reason: .notUTF8)
    #expect(parseError([0x22, 0x61] + bytes + [0x22]) == error)
    #expect(parseError([0x22, 0x61] + bytes) == error)
  }

  @Test("count offsets from the start of their range, and leave no tokens")
  func offsets() {
    let bytes = Array("xxx[1,]".utf8)
    var tokens: [JSONToken] = []
    #expect(throws: JSONError(offset: 2, reason: .trailingComma)) {
      try JSONParser.parse(bytes, in: 3..<7, into: &tokens)
    }
    #expect(tokens.isEmpty)
  }

  @Test(
    "are named in plain English",
    arguments: [
      (.endOfText, "the end of the text"), (.trailingComma, "a trailing comma"),
      (.notUTF8, "a byte that is not UTF-8"), (.nesting(limit: 128), "nesting deeper than 128"),
      (.unexpected(0x2C), "the character ,"), (.unexpected(0x0C), "the byte 0x0C"),
      (.unexpected(0xEF), "the byte 0xEF"),
    ] as [(JSONError.Reason, String)])
  func names(reason: JSONError.Reason, text: String) {
    #expect(reason.text == text)
  }
}
