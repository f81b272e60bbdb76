import Testing
import TipRPC

@Suite("A stream in pieces")
struct SplitTests {
  static let streams = [
    "\u{FEFF}" + framed("{\"é\":1}") + "\r\n" + framed("") + "Content-Type: a; charset=utf-16\r\n" + framed("xyz")
      + "content-length:2\n\n[]",
    framed("[1,2]") + "Content-Length: 60\r\n\r\n" + String(repeating: "z", count: 60) + framed("{}"),
    framed("{}") + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nxxxxxx" + framed("{}"),
    framed("{}") + "X: " + String(repeating: "y", count: 80) + "\r\n" + framed("{}"),
    framed("{}") + "no colon here\r\n" + framed("{}"),
    " \r\n\u{FEFF}{}\r\n\n  [1]\n" + String(repeating: "z", count: 50) + "\n{\"é\":\"😀\"}\n \n{",
    "[]\n" + String(repeating: "z", count: 100), "\u{FEFF}", " ", "\u{FEFF}\u{FEFF}{}", framed("{}") + "Cont",
  ]
  private let limits = FrameLimits(headerBlock: 64, body: 40)

  @Test("gives the same messages however it is cut in three", arguments: streams)
  func cuts(stream: String) {
    let bytes = Array(stream.utf8)
    let whole = decoded(bytes, limits: limits)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        #expect(decoded(bytes, cuts: [first, second], limits: limits) == whole)
      }
    }
  }

  @Test("gives the same messages byte by byte", arguments: streams)
  func bytes(stream: String) {
    let bytes = Array(stream.utf8)
    #expect(decoded(bytes, cuts: Array(bytes.indices), limits: limits) == decoded(bytes, limits: limits))
  }

  @Test("gives the same messages when made of random parts and cut at random", arguments: 0..<200)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "Content-Length: ", "content-length:", "2", "41", "7", "\r\n", "\r\n\r\n", "\n", "{}", "[1]", "x: y\r\n", "z",
      framed("{}"), framed("[\"é\"]"), "\u{FEFF}", " ", "Content-Type: ;charset=x\r\n",
      String(repeating: "-", count: 50),
    ]
    for _ in 0..<20 {
      let count = Int.random(in: 0..<20, using: &generator)
      let stream = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let bytes = Array(stream.utf8)
      let cuts = (0..<4).map { _ in Int.random(in: 0...bytes.count, using: &generator) }.sorted()
      #expect(decoded(bytes, cuts: cuts, limits: limits) == decoded(bytes, limits: limits))
      #expect(decoded(bytes, cuts: Array(bytes.indices), limits: limits) == decoded(bytes, limits: limits))
    }
  }
}
