import Testing
import TipRPC

@Suite("Texts that are JSON")
struct JSONAcceptTests {
  @Test(
    "are accepted, and read as what they mean",
    arguments: [
      ("[]", .array([])), ("{}", .object([])), (" \t\r\n[ ] \n", .array([])), ("{ }", .object([])),
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)), (" null ", .null),
      ("[null,true,false]", .array([.null, .bool(true), .bool(false)])),
      ("0", .number(0)), ("-0", .number(0)), ("10", .number(10)), ("-1.5e-3", .number(-0.0015)),
      ("[0e1,0E+1,1e0]", .array([.number(0), .number(0), .number(1)])),
      (#""""#, .string("")), (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
      (#""\u0041\u00e9\u20AC\u0000""#, .string("Aé€\u{FFFD}")),
      (#""\uD83D\uDE00\ud83d\ude00""#, .string("😀😀")),
      ("\"é€😀\u{7F}\u{2028}\"", .string("é€😀\u{7F}\u{2028}")),
      ("\u{FEFF}[1]", .array([.number(1)])), ("\"\u{FEFF}\"", .string("\u{FEFF}")),
      (#"{"":0}"#, .object([.init(key: "", value: .number(0))])),
      (#"{"a":1,"a":2}"#, .object([.init(key: "a", value: .number(1)), .init(key: "a", value: .number(2))])),
      (
        #"{ "a" : [ { } , [ ] ] }"#, .object([.init(key: "a", value: .array([.object([]), .array([])]))])
      ),
      (#"["a]","{",",:"]"#, .array([.string("a]"), .string("{"), .string(",:")])),
    ] as [(String, Tree)])
  func accepted(text: String, meaning: Tree) throws {
    #expect(Tree(try parsed(text)) == meaning)
  }

  @Test(
    "may hold lone surrogate escapes, which become U+FFFD",
    arguments: [
      (#"\ud800"#, "\u{FFFD}"), (#"\udc00"#, "\u{FFFD}"), (#"\ud800x"#, "\u{FFFD}x"),
      (#"\ud800\n"#, "\u{FFFD}\n"), (#"\ud800\ud800"#, "\u{FFFD}\u{FFFD}"), (#"\udc00\ud800"#, "\u{FFFD}\u{FFFD}"),
      (#"\ud800\ud83d\ude00"#, "\u{FFFD}😀"), (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"\ud83d\\ude00"#, "\u{FFFD}\\ude00"),
      (#"\udbff\udfff"#, "\u{10FFFF}"), (#"\ud800\udc00"#, "\u{10000}"),
    ])
  func surrogates(escapes: String, meaning: String) throws {
    let value = try parsed("\"\(escapes)\"")
    #expect(value.string() == meaning)
    #expect(value.equals(meaning))
  }

  @Test("may hold every character that UTF-8 can write", arguments: [0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF])
  func characters(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    #expect(try parsed("\"\(Character(scalar))\"").string()?.unicodeScalars.first == scalar)
  }

  @Test("are read from any place of a larger array")
  func ranges() throws {
    let bytes = Array("xx{\"a\":[1]}yy".utf8)
    var tokens: [JSONToken] = []
    try JSONParser.parse(bytes, in: 2..<bytes.count - 2, into: &tokens)
    let value = JSONValue(bytes: bytes, tokens: tokens)
    #expect(Array(value.raw) == Array("{\"a\":[1]}".utf8))
    #expect(value.member("a")?.elements.first { _ in true }?.number() == 1)
  }

  @Test("may have more tokens than is usual for their length")
  func manyTokens() throws {
    let value = try parsed("[" + String(repeating: "1,", count: 40_000) + "[[],[]]]")
    #expect(value.count == 40_001)
    #expect(value.tokens.count == 40_004)
    #expect(value.elements.reduce(0) { $0 + ($1.number() ?? 0) } == 40_000)
  }

  @Test("have the same numbers whatever stands behind them", arguments: ["", " ", "\n", "\t", "\r", ",0", "]", "}"])
  func ends(_ end: String) throws {
    let wrapped: [String: (String, String)] = [",0": ("[", ",0]"), "]": ("[", "]"), "}": ("{\"a\":", "}")]
    let (before, after) = wrapped[end] ?? ("", end)
    for text in ["0", "7", "10", "999999999", "1000000000", "-3", "0.5", "12e3", "1E-2", "123456789.5"] {
      let value = try parsed(before + text + after)
      let number = value.elements.first { _ in true } ?? value.member("a") ?? value
      #expect(number.number() == Double(text), "\(before)\(text)\(after)")
      #expect(number.count == 0)
    }
  }

  @Test("tell tokens apart by ranges, subtrees, and counts or values")
  func tokens() throws {
    let value = try parsed(#"{"a":[1,{}],"\u0062":null}"#)
    let shape = value.tokens.map { [Int($0.start), Int($0.end), Int($0.next), Int($0.count)] }
    #expect(
      shape == [
        [0, 26, 7, 2], [1, 4, 2, 0], [5, 11, 5, 2], [6, 7, 4, 1], [8, 10, 5, 0], [12, 20, 6, 0], [21, 25, 7, 0],
      ])
    #expect(value.tokens.map(\.isEscaped) == [false, false, false, false, false, true, false])
    #expect(value.tokens.map(\.kind) == [.object, .string, .array, .number, .object, .string, .null])
  }
}
