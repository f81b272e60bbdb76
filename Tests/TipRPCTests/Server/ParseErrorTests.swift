import Testing
import TipRPC

@Suite("A message that is not JSON")
struct ParseErrorTests {
  @Test(
    "is answered with the byte where it stops being so, and the connection lives on",
    arguments: [
      ("", 0), (" ", 1), ("{", 1), ("{\"jsonrpc\":\"2.0\",}", 16), ("[1,]", 2), ("{} {}", 3), ("nul", 3),
      ("{\"a\":01}", 5),
      ("{\"a\":.5}", 5), ("{'a':1}", 1), ("{\"a\":\"\t\"}", 6), ("{\"a\":1 \"b\":2}", 7),
      ("{\"é\":tru}", 6), ("{\"a\":NaN}", 5), ("{\"a\":\"\\x\"}", 6),
    ])
  func offsets(body: String, offset: Int) throws {
    var conversation = try Conversation.begun()
    let said = try conversation.send(body)
    try #require(said.count == 1)
    #expect(said[0]["id"] == nil)
    #expect(said[0].has("id"))
    #expect(said[0]["error"]["code"] == -32700)
    #expect(said[0]["error"]["data"] == ["kind": "parse", "offset": .number(Double(offset))], "\(said[0].text)")
    #expect(try conversation.request("session/get")["error"]["code"] == 1)
  }

  @Test("in a line is refused by itself")
  func lines() throws {
    var conversation = Conversation()
    let call = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\"}\n"
    conversation.receive(Array((call + "{oops}\n\n  \n" + call).utf8))
    let lines = String(decoding: conversation.server.output, as: UTF8.self).split(separator: "\n")
    try #require(lines.count == 3)
    #expect(try JSON(String(lines[0])).has("result"))
    #expect(try JSON(String(lines[1]))["error"]["data"] == ["kind": "parse", "offset": 1])
    #expect(try JSON(String(lines[2]))["error"]["code"] == -32600)
  }

  @Test("too deep is refused by the limit of nesting")
  func depth() throws {
    var conversation = try Conversation.begun()
    let deep = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
    #expect(try conversation.send(deep)[0]["error"]["code"] == -32700)
    let data = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    let reply = try conversation.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"next\",\"params\":{\"_x\":\(data)}}")
    #expect(reply[0]["error"]["code"] == 1)
  }
}
