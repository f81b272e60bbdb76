import Testing
import TipRPC

@Suite("A limit of the server")
struct ServerLimitTests {
  @Test("of sessions is named, and closing one makes room")
  func sessions() throws {
    var conversation = try Conversation.begun()
    for number in 1...1_000 {
      #expect(
        try conversation.result("session/open", ["bounds": ProductTests.window])["session"]
          == .string("session-\(number)"))
    }
    let reply = try conversation.request("session/open", ["bounds": ProductTests.window])
    #expect(reply["error"]["code"] == 7)
    #expect(reply["error"]["data"] == ["kind": "limit", "name": "sessions", "limit": 1_000])
    try conversation.result("session/close", ["session": "session-500"])
    #expect(try conversation.result("session/open", ["bounds": ProductTests.window])["session"] == "session-1001")
  }

  @Test("of a message's length refuses that message alone")
  func body() throws {
    var server = Server(limits: FrameLimits(body: 100))
    let long = String(repeating: "x", count: 101)
    let call = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"next\"}"
    for body in [long, call] {
      server.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)[...], at: 0)
    }
    let said = try frames(server.output).map { try JSON(String(decoding: $0, as: UTF8.self)) }
    try #require(said.count == 2)
    #expect(said[0]["id"] == nil)
    #expect(said[0]["error"]["code"] == -32600)
    #expect(said[0]["error"]["data"] == ["kind": "invalidRequest", "limit": 100])
    #expect(said[1]["error"]["code"] == -32002)
    #expect(server.exitStatus == nil)
  }

  @Test("of a header ends the connection, with one error")
  func header() throws {
    var conversation = Conversation()
    conversation.receive(Array(repeating: UInt8(ascii: "x"), count: 100_000))
    let said = try conversation.messages()
    #expect(said.count == 1)
    #expect(said.first?["error"]["code"] == -32700)
    #expect(said.first?["error"]["data"]["kind"] == "parse")
    #expect(conversation.server.exitStatus == 1)
    conversation.receive(Array("{}".utf8))
    #expect(try conversation.messages().isEmpty)
  }

  @Test("of names and texts counts characters")
  func lengths() throws {
    var conversation = try Conversation.begun()
    let family = "👨‍👩‍👧‍👦"
    let longest = String(repeating: family, count: 256)
    let opened = try conversation.request("session/open", ["session": .string(longest), "bounds": ProductTests.window])
    #expect(opened["result"]["session"] == .string(longest))
    let refused = try conversation.request(
      "session/open", ["session": .string(longest + "x"), "bounds": ProductTests.window])
    #expect(refused["error"]["data"]["path"] == "params.session")
  }
}
