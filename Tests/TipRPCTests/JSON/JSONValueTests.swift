import Testing
import TipRPC

@Suite("Values of a parsed text")
struct JSONValueTests {
  @Test("give their members and elements in order")
  func children() throws {
    let value = try parsed(#"{"a":[1,[2],{"x":3}],"b":{"c":{}},"d":4}"#)
    #expect(value.members.map { $0.key.string() } == ["a", "b", "d"])
    #expect(value.count == 3)
    let array = try #require(value.member("a"))
    #expect(array.elements.map { String(decoding: $0.raw, as: UTF8.self) } == ["1", "[2]", #"{"x":3}"#])
    #expect(value.member("b")?.member("c")?.kind == .object)
    #expect(value.member("d")?.number() == 4)
  }

  @Test("have no members or elements unless they are objects or arrays", arguments: ["1", "\"a\"", "null", "[]", "{}"])
  func noChildren(text: String) throws {
    let value = try parsed(text)
    #expect(value.members.map { $0.key.index }.isEmpty)
    #expect(value.elements.map { $0.index }.isEmpty)
    #expect(value.member("a") == nil)
  }

  @Test("of another kind have no number, text or Boolean")
  func otherKinds() throws {
    #expect(try parsed("\"1\"").number() == nil)
    #expect(try parsed("1").string() == nil)
    #expect(try parsed("1").equals("1") == false)
    #expect(try parsed("null").bool() == nil)
    #expect(try parsed("true").bool() == true)
    #expect(try parsed("false").bool() == false)
  }

  @Test("are compared with texts scalar by scalar, escaped or not")
  func equality() throws {
    #expect(try parsed(#""tip\/layout""#).equals("tip/layout"))
    #expect(try parsed(#""\u0061b""#).equals("ab"))
    #expect(try parsed(#""ab""#).equals("ab"))
    #expect(try !parsed(#""ab""#).equals("abc"))
    #expect(try !parsed(#""ab""#).equals("aB"))
    // The same to a reader, but other scalars: é in one and in two.
    #expect(try !parsed("\"e\u{301}\"").equals("\u{E9}"))
  }

  @Test("find members by escaped names, and the first of equal names")
  func memberNames() throws {
    #expect(try parsed(#"{"x":0,"\u0069d":1}"#).member("id")?.number() == 1)
    #expect(try parsed(#"{"a":1,"a":2}"#).member("a")?.number() == 1)
    #expect(try parsed(#"{"a":{"b":1},"b":2}"#).member("b")?.number() == 2)
  }

  @Test(
    "give their source text byte for byte",
    arguments: ["1.0", "9007199254740993", "1e400", #""\u0041\/""#, "-0", "{ \"a\" : 1 }"])
  func raw(text: String) throws {
    #expect(try String(decoding: parsed(" \(text)\n").raw, as: UTF8.self) == text)
  }

  @Test(
    "give numbers as a correct reader of decimals does",
    arguments: [
      "0", "1", "-1", "12.5", "0.1", "0.2", "0.3", "123456789012345", "-123456789012345", "1234567890123456",
      "9007199254740993", "0.000000000000001", "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308", "1e22",
      "1e23", "123456.789", "99999999999999.9", "0.30000000000000004", "1E3", "1e-3", "100000000000000000000000",
      "00000000000000000000000000001", "0.10000000000000000000000000000000000001", "3.141592653589793", "1e-400",
    ])
  func numbers(text: String) throws {
    let text = text.hasPrefix("00") ? "0." + text : text
    #expect(try parsed(text).number() == Double(text))
    #expect(try parsed("[\(text)]").elements.map { $0.number() } == [Double(text)])
  }

  @Test("give random decimals as a correct reader does")
  func randomNumbers() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let whole = Int64.random(in: -99_999_999_999...99_999_999_999, using: &generator)
      let fraction = Int.random(in: 0...99_999_999, using: &generator)
      let text = "\(whole >> Int64.random(in: 0..<36, using: &generator)).\(fraction)"
      #expect(try parsed(text).number() == Double(text))
    }
  }

  @Test("give infinities for what is too large, and no negative zero")
  func extremes() throws {
    #expect(try parsed("1e400").number() == .infinity)
    #expect(try parsed("-1e400").number() == -.infinity)
    for text in ["-0", "-0.0", "-0e5", "-1e-400"] {
      #expect(try parsed(text).number()?.sign == .plus)
    }
  }
}
