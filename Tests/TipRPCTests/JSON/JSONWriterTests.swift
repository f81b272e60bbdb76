import Testing
import TipRPC

@Suite("The JSON writer")
struct JSONWriterTests {
  @Test("puts commas where they belong")
  func commas() {
    let text = written { writer in
      writer.beginObject()
      writer.member("a", 1)
      writer.member("b", "x,")
      writer.key("c")
      writer.beginArray()
      writer.value(true)
      writer.null()
      writer.beginObject()
      writer.endObject()
      writer.beginArray()
      writer.endArray()
      writer.raw(Array(#"{"r":[]}"#.utf8)[...])
      writer.value("[")
      writer.value("{")
      writer.value(1.5)
      writer.endArray()
      writer.member("d", false)
      writer.member("e", 0.25)
      writer.endObject()
    }
    #expect(text == #"{"a":1,"b":"x,","c":[true,null,{},[],{"r":[]},"[","{",1.5],"d":false,"e":0.25}"#)
  }

  @Test(
    "writes numbers as short as they read back",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (12, "12"), (100, "100"), (1000, "1000"), (10_000, "10000"),
      (123_456_789, "123456789"), (0.5, "0.5"), (-0.5, "-0.5"), (0.1, "0.1"), (0.25, "0.25"), (0.125, "0.125"),
      (0.001, "0.001"), (0.01, "0.01"), (1.001, "1.001"), (1.01, "1.01"), (1.1, "1.1"), (-12.34, "-12.34"),
      (0.0625, "0.0625"), (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"), (999.999, "999.999"),
      (999_999_999_999.999, "999999999999.999"), (1e12, "1000000000000"), (1e15, "1000000000000000"),
      (9_007_199_254_740_991, "9007199254740991"), (-9_007_199_254_740_991, "-9007199254740991"),
      (1e12 + 0.5, "1000000000000.5"), (1e21, "1e+21"), (0x1p53, "9007199254740992.0"),
      (.leastNonzeroMagnitude, "5e-324"),
      (1.7976931348623157e308, "1.7976931348623157e+308"), (0.0001, "0.0001"), (1e-7, "1e-07"),
      (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) throws {
    #expect(written { $0.value(number) } == text)
    if number.isFinite { #expect(try parsed(text).number() == number) }
  }

  @Test("writes random numbers so that they read back, and no longer than Swift does")
  func randomNumbers() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let random = Double(bitPattern: generator.next())
      let scales: [Double] = [1, 10, 100, 1000, 10_000]
      let scale = scales.randomElement(using: &generator) ?? 1
      let short = Double(Int64.random(in: -9_999_999_999...9_999_999_999, using: &generator)) / scale
      for number: Double in [random, short] where number.isFinite {
        let text = written { $0.value(number) }
        #expect(try parsed(text).number() == number)
        #expect(text.utf8.count <= number.description.utf8.count)
      }
    }
  }

  @Test("writes integers in full", arguments: [0, 7, -7, 10, 1_000_000, Int64.max, Int64.min, 9_007_199_254_740_993])
  func integers(integer: Int64) {
    #expect(written { $0.value(integer) } == integer.description)
    #expect(written { $0.value(Int(integer)) } == integer.description)
  }

  @Test(
    "rounds to three decimals, halves away from zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"), (12, "12"),
      (1.23456, "1.235"), (-1.23456, "-1.235"), (0.9996, "1"), (99.9999, "100"), (0.0625, "0.063"), (0.1 + 0.2, "0.3"),
      (0.00049999999999999994, "0"), (1e15, "1000000000000000"), (1e21, "1e+21"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func rounding(number: Double, text: String) {
    #expect(written { $0.rounded(number) } == text)
  }

  @Test("rounds to fewer decimals", arguments: [(0, "13"), (1, "12.5"), (2, "12.55"), (3, "12.546"), (9, "12.546")])
  func roundingToFewer(decimals: Int, text: String) {
    #expect(written { $0.rounded(12.5456, decimals: decimals) } == text)
  }

  @Test(
    "escapes what JSON demands and nothing else",
    arguments: [
      ("", #""""#), ("plain", #""plain""#), ("a\"b", #""a\"b""#), ("\\", #""\\""#), ("a/b", #""a/b""#),
      ("\n\t\r\u{8}\u{C}", #""\n\t\r\b\f""#), ("\u{1}\u{F}\u{10}\u{1F}", #""\u0001\u000f\u0010\u001f""#),
      ("\u{7F}é€😀\u{2028}", "\"\u{7F}é€😀\u{2028}\""), ("é\"é\n", #""é\"é\n""#), ("\u{0}", "\"\u{FFFD}\""),
      ("a\u{0}b", "\"a\u{FFFD}b\""), ("ends with\\", #""ends with\\""#), ("\"starts", #""\"starts""#),
    ])
  func strings(text: String, json: String) throws {
    #expect(written { $0.value(text) } == json)
  }

  @Test("writes random trees that read back the same")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<500 {
      let tree = Tree.random(depth: 5, using: &generator)
      let text = written { tree.write(to: &$0) }
      let value = try parsed(text)
      #expect(Tree(value) == tree)
      #expect(written { Tree(value).write(to: &$0) } == text)
    }
  }
}
