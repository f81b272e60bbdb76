import Testing
import TipRPC

@Suite("Hostile JSON")
struct JSONHostileTests {
  @Test("nests to the limit and no further", arguments: [1, 127, 128])
  func nestingAllowed(depth: Int) throws {
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try parsed(arrays).tokens.count == depth)
    let objects = String(repeating: "{\"a\":", count: depth) + "0" + String(repeating: "}", count: depth)
    #expect(try parsed(objects).tokens.count == 2 * depth + 1)
  }

  @Test("is refused when it nests deeper", arguments: [129, 512, 100_000])
  func nestingRefused(depth: Int) {
    let arrays = [UInt8](repeating: UInt8(ascii: "["), count: depth)
    #expect(parseError(arrays) == JSONError(offset: 128, reason: .nesting(limit: 128)))
    let mixed = Array(String(repeating: "[{\"a\":", count: depth).utf8)
    #expect(parseError(mixed) == JSONError(offset: 384, reason: .nesting(limit: 128)))
  }

  @Test("takes no stack for nesting")
  func nestingDeep() throws {
    let count = 100_000
    let text = [UInt8](repeating: UInt8(ascii: "["), count: count) + [UInt8](repeating: UInt8(ascii: "]"), count: count)
    #expect(try parsed(text, depth: count).tokens.count == count)
  }

  @Test("may be wide at the limit of nesting without counting as deeper")
  func wide() throws {
    let text = "[" + Array(repeating: "[[],[]]", count: 1000).joined(separator: ",") + "]"
    #expect(try parsed(text, depth: 3).count == 1000)
    #expect(parseError(Array(text.utf8), depth: 2)?.reason == .nesting(limit: 2))
  }

  @Test("is refused wherever it is cut, and never read beyond its range")
  func cuts() throws {
    let text = Array(#" {"a":[1,-2.5e3,"x\u00e9é😀",true,false,null],"b":{}}"#.utf8)
    var tokens: [JSONToken] = []
    try JSONParser.parse(text, in: 0..<text.count, into: &tokens)
    for end in 0..<text.count {
      #expect(parseError(Array(text[..<end])) != nil)
      let error = #expect(throws: JSONError.self) { try JSONParser.parse(text, in: 0..<end, into: &tokens) }
      #expect((error?.offset ?? -1) <= end)
    }
  }

  @Test("of random bytes never traps, and what passes can be read and written again")
  func randomBytes() throws {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array("[]{}:,\"\\ \n0123456789.-+eEtruefalsn/u\u{e9}".utf8)
    var passed = 0
    for _ in 0..<20_000 {
      let length = Int.random(in: 0..<12, using: &generator)
      let bytes = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      guard let value = try? parsed(bytes) else { continue }
      passed += 1
      let tree = Tree(value)
      // An exponent may make an infinity, which is written as null.
      guard !bytes.contains(UInt8(ascii: "e")), !bytes.contains(UInt8(ascii: "E")) else { continue }
      #expect(Tree(try parsed(written { tree.write(to: &$0) })) == tree)
    }
    #expect(passed > 100)
  }

  @Test("made by changing single bytes of a good text never traps")
  func changedBytes() {
    let text = Array(#"{"id":1,"params":{"x":[1.5,-2e3,"\ud83d\ude00\u0041é😀"],"y":[null,true,false]}}"#.utf8)
    for index in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[index] = byte
        guard let value = try? parsed(changed) else { continue }
        _ = Tree(value)
      }
    }
  }

  @Test("with a number of a million digits is read")
  func longNumber() throws {
    let digits = String(repeating: "9", count: 1_000_000)
    #expect(try parsed(digits).number() == .infinity)
    #expect(try parsed("0." + digits).number() == 1)
  }
}
