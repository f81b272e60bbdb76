import Testing
import TipRPC

@Suite("Messages on lines")
struct LinesTests {
  @Test(
    "are found by the first byte that is not white space",
    arguments: [
      ("{}\n[1]\n", ["{}", "[1]"]), ("[1]\n{}\n", ["[1]", "{}"]), ("{}\r\n{}\r\n", ["{}", "{}"]), ("{}", ["{}"]),
      (" \t\r\n\n {}\n\n\r\n  {}\n", ["{}", "{}"]), ("\u{FEFF}{}\n", ["{}"]), ("\n\u{FEFF} {}\n", ["{}"]),
      ("{}\n\"x\"\nnonsense\n{}", ["{}", "\"x\"", "nonsense", "{}"]), ("{\n}\n", ["{", "}"]),
      ("{}\nContent-Length: 2\n{}\n", ["{}", "Content-Length: 2", "{}"]),
    ])
  func lines(stream: String, bodies: [String]) {
    let outcome = decoded(stream)
    #expect(outcome.style == .lines)
    #expect(outcome.pieces.map(trimmed) == bodies)
    #expect(!outcome.isInside)
  }

  private func trimmed(_ piece: Piece) -> String {
    guard case .message(let text) = piece else { return "?" }
    // JSON's white space, a carriage return above all, is left to the parser.
    return String(text.split { $0 == "\r" }.joined())
  }

  @Test("may end without a newline, but not be cut short unnoticed")
  func lastLine() {
    let outcome = decoded("{}\n{\"a\"")
    #expect(outcome.pieces == [.message("{}"), .message("{\"a\"")])
    #expect(outcome.wasInside)
    #expect(!outcome.isInside)
    #expect(!decoded("{}\n \n").wasInside)
  }

  @Test("that are too long are refused one by one")
  func tooLong() {
    let limits = FrameLimits(body: 4)
    let refused = Piece.refused(.lineTooLong(limit: 4))
    #expect(pieces("{}\n[123]\n{}\n", limits: limits) == [.message("{}"), refused, .message("{}")])
    #expect(pieces("[12]\n  [12]\n[12]", limits: limits) == [.message("[12]"), .message("[12]"), .message("[12]")])
    #expect(pieces("[12]\n[123]", limits: limits) == [.message("[12]"), refused])
    #expect(!decoded("[123456", limits: limits).isInside)
  }

  @Test("that are blank and endless take no memory")
  func blank() {
    var decoder = FrameDecoder()
    decoder.append(Array("{}\n".utf8))
    while decoder.next() != nil {}
    let blanks = [UInt8](repeating: 0x20, count: 1000)
    for _ in 0..<1000 {
      decoder.append(blanks)
      #expect(decoder.next() == nil)
      #expect(decoder.buffer.count <= 2000)
    }
    #expect(!decoder.isInsideMessage)
  }
}
