import Testing
import TipRPC

@Suite("Messages with a header")
struct HeaderTests {
  @Test(
    "are found in every spelling of a header",
    arguments: [
      "Content-Length: 2\r\n\r\n", "content-length: 2\r\n\r\n", "CONTENT-LENGTH: 2\r\n\r\n", "Content-Length:2\r\n\r\n",
      "Content-Length:  2\r\n\r\n", "Content-Length:\t2 \r\n\r\n", "Content-Length : 2\r\n\r\n",
      "Content-Length: 2\n\n", "Content-Length: 2\r\n\n", "Content-Length: 2\n\r\n", "Content-Length: 2\r\r\n\r\r\n",
      "\r\n\r\nContent-Length: 2\r\n\r\n", "\n \t\nContent-Length: 2\n\n", "\u{FEFF}Content-Length: 2\r\n\r\n",
      "\r\n\u{FEFF}\r\nContent-Length: 2\r\n\r\n", "Content-Length: 0002\r\n\r\n",
      "Content-Length: 2\r\nContent-Length: 2\r\n\r\n", "Content-Length: 2\r\ncontent-length: 02\r\n\r\n",
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n",
      "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
      "Content-Length: 2\r\nContent-Type: application/json\r\n\r\n", "Content-Length: 2\r\nContent-Type:\r\n\r\n",
      "X-Other: a: b\r\nContent-Length: 2\r\nX-More:\r\n\r\n", ": x\r\nContent-Length: 2\r\n\r\n",
      "X-Content-Length: 9\r\nContent-Length: 2\r\n\r\n", "Content-Length: 2\r\nContent-Lengthy: 9\r\n\r\n",
    ])
  func spellings(header: String) {
    let outcome = decoded(header + "{}" + framed("[1]"))
    #expect(outcome.pieces == [.message("{}"), .message("[1]")])
    #expect(outcome.style == .contentLength)
    #expect(!outcome.isInside)
  }

  @Test(
    "are lost when their end cannot be known",
    arguments: [
      ("X: 1\r\n\r\n", .lengthMissing), ("Content-Type: x\r\n\r\n", .lengthMissing),
      ("Content-Length: \r\n", .lengthInvalid("")), ("Content-Length: -5\r\n", .lengthInvalid("-5")),
      ("Content-Length: +5\r\n", .lengthInvalid("+5")), ("Content-Length: 5.0\r\n", .lengthInvalid("5.0")),
      ("Content-Length: 0x5\r\n", .lengthInvalid("0x5")), ("Content-Length: 5 5\r\n", .lengthInvalid("5 5")),
      ("Content-Length: five\r\n", .lengthInvalid("five")), ("Content-Length: 5,5\r\n", .lengthInvalid("5,5")),
      ("Content-Length: 99999999999999999999\r\n", .lengthInvalid("99999999999999999999")),
      ("Content-Length: 9223372036854775808\r\n", .lengthInvalid("9223372036854775808")),
      ("Content-Length: 2\r\nContent-Length: 3\r\n", .lengthsDiffer(2, 3)),
      ("Content-Length 2\r\n", .lineWithoutColon("Content-Length 2")),
      ("starting up\nContent-Length: 2\r\n\r\n{}", .lineWithoutColon("starting up")),
      ("\u{FEFF}\u{FEFF}Content-Length: 2\r\n\r\n{}", .lengthMissing),
    ] as [(String, FrameLoss)])
  func losses(stream: String, loss: FrameLoss) {
    let outcome = decoded(stream + framed("{}"))
    #expect(outcome.pieces == [.lost(loss)])
    #expect(outcome.isInside)
  }

  @Test("of 400 digits are lost, with a short account of it")
  func manyDigits() {
    let digits = String(repeating: "7", count: 400)
    #expect(pieces("Content-Length: \(digits)\r\n") == [.lost(.lengthInvalid(digits.prefix(40) + "…"))])
  }

  @Test(
    "in UTF-8 by any name are taken",
    arguments: ["utf-8", "utf8", "UTF-8", "Utf8", "\"utf-8\"", " utf-8 ", "\"UTF8\"", "", "utf-8; x=y"])
  func charsets(name: String) {
    let header = "Content-Length: 2\r\nContent-Type: a/b; x=\"; charset=latin1\"; Charset = \(name)\r\n\r\n"
    #expect(pieces(header + "{}") == [.message("{}")])
  }

  @Test("in another charset are refused one by one", arguments: ["utf-16", "latin1", "\"us-ascii\"", "utf-80"])
  func otherCharsets(name: String) {
    let header = "Content-Type: application/vscode-jsonrpc; charset=\(name)\r\nContent-Length: 9\r\n\r\n"
    let bare = name.filter { $0 != "\"" }
    let found = pieces(header + "123456789" + framed("{}") + header + "abcdefghi")
    #expect(found == [.refused(.charset(bare)), .message("{}"), .refused(.charset(bare))])
  }

  @Test("of no length are empty messages")
  func empty() {
    #expect(pieces("Content-Length: 0\r\n\r\n" + framed("{}")) == [.message(""), .message("{}")])
    #expect(parseError([]) == JSONError(offset: 0, reason: .endOfText))
  }

  @Test("count bytes, not characters")
  func bytes() {
    let body = "{\"é\":\"😀\"}"
    #expect(pieces(framed(body) + framed("[]")) == [.message(body), .message("[]")])
  }

  @Test(
    "must not end in the middle",
    arguments: [
      ("", false), ("\r\n", false), (" ", false), ("C", true), ("Content-Length: 2", true),
      ("Content-Length: 2\r\n", true), ("Content-Length: 2\r\n\r\n", true), ("Content-Length: 2\r\n\r\n{", true),
      ("Content-Length: 2\r\n\r\n{}", false), ("Content-Length: 2\r\n\r\n{}\r\n\r\n", false),
      ("Content-Length: 2\r\n\r\n{}C", true), ("Content-Length: 99999999\r\n\r\n{}", true),
      ("Content-Length: 0\r\n\r\n", false), ("\u{FEFF}", false),
    ])
  func inside(stream: String, isInside: Bool) {
    #expect(decoded(stream).isInside == isInside)
    #expect(decoded(stream).wasInside == isInside)
  }

  @Test("say in English what was found and what is allowed")
  func texts() {
    #expect(FrameLoss.lengthsDiffer(2, 3).text.contains("2 and 3"))
    #expect(FrameLoss.headerTooLong(limit: 8192).limit == 8192)
    #expect(FrameRefusal.bodyTooLong(length: 20, limit: 10).text == "a message of 20 bytes; at most 10 are allowed")
    #expect(FrameRefusal.bodyTooLong(length: 20, limit: 10).limit == 10)
    #expect(FrameRefusal.lineTooLong(limit: 10).limit == 10)
    #expect(FrameRefusal.charset("x").limit == nil)
    #expect(FrameLoss.lengthMissing.limit == nil)
  }
}
