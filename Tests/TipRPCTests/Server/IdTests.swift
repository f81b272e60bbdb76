import Testing
import TipRPC

@Suite("An id")
struct IdTests {
  @Test(
    "comes back byte for byte",
    arguments: [
      "0", "-1", "1.0", "1e2", "1E+2", "-0", "0.10", "12345678901234567890123", "\"\"", "\"a\"", "\"\\u00e9\\/\"",
      "\"\\ud83d\\ude00\"", "\"😀\"", "\"\\\\u0000\"", "\" \"", "1e400", "0.1e-400",
    ])
  func echo(id: String) throws {
    var conversation = try Conversation.begun()
    let body = "{ \"id\" : \(id) , \"method\" : \"session/get\" , \"jsonrpc\" : \"2.0\" }"
    conversation.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    let said = try frames(conversation.server.output)
    try #require(said.count == 1)
    let text = String(decoding: said[0], as: UTF8.self)
    #expect(text.hasPrefix("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"error\":{\"code\":1,"), "\(text)")
  }

  @Test("of an invalid message comes back where it could be read")
  func invalid() throws {
    var conversation = try Conversation.begun()
    let said = try conversation.send("{\"id\":1.50,\"method\":\"next\"}")
    #expect(said[0]["id"] == 1.5)
    #expect(said[0]["error"]["code"] == -32600)
    #expect(try conversation.send("{\"id\":{},\"jsonrpc\":\"2.0\",\"method\":\"next\"}")[0]["id"] == nil)
  }

  @Test(
    "with U+0000, which must not leave, is refused",
    arguments: ["\\u0000", "a\\u0000b", "\\\\\\u0000", "\\ud83d\\u0000"])
  func null(id: String) throws {
    var conversation = try Conversation.begun()
    let said = try conversation.send("{\"id\":\"\(id)\",\"jsonrpc\":\"2.0\",\"method\":\"session/get\"}")
    try #require(said.count == 1)
    #expect(said[0]["error"]["code"] == -32600)
    #expect(said[0]["id"] == nil)
  }

  @Test(
    "twice, like every member twice, makes the message none",
    arguments: [
      "\"id\":1,\"id\":2,\"jsonrpc\":\"2.0\",\"method\":\"next\"",
      "\"id\":1,\"jsonrpc\":\"2.0\",\"jsonrpc\":\"2.0\",\"method\":\"next\"",
      "\"id\":1,\"jsonrpc\":\"2.0\",\"method\":\"next\",\"method\":\"next\"",
      "\"id\":1,\"jsonrpc\":\"2.0\",\"method\":\"next\",\"params\":{},\"params\":{}",
    ])
  func twice(members: String) throws {
    var conversation = try Conversation.begun()
    let said = try conversation.send("{\(members)}")
    #expect(said[0]["error"]["code"] == -32600)
    #expect(said[0]["id"] == (members.contains("\"id\":2") ? nil : 1))
  }
}

@Suite("The form of what tipd says")
struct OutputFormTests {
  @Test("is one member of result and error, with jsonrpc at first and no header but the length")
  func form() throws {
    var conversation = try Conversation.begun()
    for (method, params) in [("session/open", ["bounds": ProductTests.window]), ("next", [:]), ("oops", nil)]
      as [(String, JSON?)]
    {
      let reply = try conversation.request(method, params)
      #expect(reply["jsonrpc"] == "2.0")
      #expect(reply.has("result") != reply.has("error"))
      #expect(reply["id"] == 1)
    }
    // The frames were cut by `Content-Length: N` and nothing else, else reading them had failed.
    #expect(!conversation.written.isEmpty)
    #expect(!conversation.written.contains(0))
  }

  @Test("is lines where the first byte is a brace, with the same messages")
  func lines() throws {
    let calls = [
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\"}",
      "[{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"next\"},{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"oops\"}]",
      "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"shutdown\"}",
    ]
    var headers = Conversation()
    let framed = calls.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
    headers.receive(framed)
    var lines = Conversation()
    lines.receive(Array(" \n".utf8) + calls.flatMap { Array("\($0)\r\n".utf8) })
    let bodies = try frames(headers.server.output).map { String(decoding: $0, as: UTF8.self) }
    #expect(String(decoding: lines.server.output, as: UTF8.self) == bodies.map { $0 + "\n" }.joined())
  }

  @Test("has whole numbers without a fraction and others with what it takes")
  func numbers() throws {
    var conversation = try Conversation.begun()
    let body = """
      {"jsonrpc":"2.0","id":1,"method":"layout","params":{"bounds":{"x":0.0,"y":0,"width":4e2,"height":300},\
      "target":{"point":{"x":200.1,"y":100}},"content":{"size":{"width":104,"height":24}},"why":"none"}}
      """
    conversation.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    let text = String(decoding: conversation.server.output, as: UTF8.self)
    #expect(text.contains("\"tip\":{\"x\":200.1,\"y\":104}"), "\(text)")
    #expect(text.contains("\"width\":120,\"height\":40"))
  }
}
