import Testing

@Suite("A member of params")
struct MemberTests {
  private func reply(_ method: String, _ params: String) throws -> JSON {
    var conversation = try Conversation.begun()
    try conversation.result("session/open", ["bounds": ProductTests.window])
    return try conversation.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\(method)\",\"params\":\(params)}")[0]
  }

  @Test("twice is refused, wherever it stands")
  func twice() throws {
    for (params, path) in [
      ("{\"point\":{\"x\":1,\"y\":2},\"point\":{\"x\":1,\"y\":2}}", "params.point"),
      ("{\"point\":{\"x\":1,\"x\":1,\"y\":2}}", "params.point.x"),
      ("{\"session\":\"a\",\"session\":\"a\"}", "params.session"),
    ] {
      let reply = try reply("tap", params)
      #expect(reply["error"]["data"]["path"] == .string(path))
      #expect(reply["error"]["data"]["found"] == "the member twice")
    }
  }

  @Test("may be written with escapes, and so may a method")
  func escapes() throws {
    let reply = try reply("t\\u0061p", "{\"p\\u006fint\":{\"x\":1,\"\\u0079\":2}}")
    #expect(reply["result"]["region"] == "outside")
    #expect(try self.reply("session\\/get", "{}")["result"]["revision"] == 0)
  }

  @Test("that begins with _ is ignored at every depth, whatever it holds")
  func ignored() throws {
    let reply = try reply(
      "tap", "{\"_a\":{\"b\":[]},\"_a\":1,\"workDoneToken\":null,\"point\":{\"x\":1,\"y\":2,\"_z\":\"?\"}}")
    #expect(reply["result"]["region"] == "outside")
  }

  @Test("that a list stands for is no member")
  func lists() throws {
    #expect(try reply("tap", "[{\"x\":1,\"y\":2}]")["error"]["data"]["path"] == "params")
    #expect(try reply("tap", "{\"point\":[1,2]}")["error"]["data"]["path"] == "params.point")
    // An empty list is an empty object, of which the members are missing.
    #expect(try reply("tap", "{\"point\":[]}")["error"]["data"]["path"] == "params.point.x")
    #expect(try reply("tap", "[]")["error"]["data"]["found"] == "nothing")
  }

  @Test("that is refused changes nothing, even when others before it were fine")
  func nothingChanged() throws {
    var conversation = try Conversation.begun()
    try conversation.result("session/open", ["bounds": ProductTests.window])
    let before = try conversation.result("session/get")
    let refused: [(String, JSON)] = [
      (
        "session/update", ["bounds": ["x": 0, "y": 0, "width": 9, "height": 9], "targets": ["a": ["point": ["x": 1]]]]
      ),
      ("session/update", ["direction": "rtl", "options": ["fill": "#000000", "slack": -1]]),
      ("show", ["tips": [ProductTests.tip("a"), ProductTests.tip("b", ["fill": 1])]]),
      ("show", ["tips": [ProductTests.tip("a"), ProductTests.tip("a")]]),
      ("add", ["tips": [ProductTests.tip("a"), ["id": "b"]]]),
    ]
    for (method, params) in refused {
      #expect(try conversation.request(method, params).has("error"))
      #expect(try conversation.result("session/get") == before)
    }
    #expect(try conversation.result("add", ["tip": ProductTests.tip("a")])["tour"]["count"] == 1)
  }

  @Test("of any name is a target's, and its errors name it")
  func targets() throws {
    var conversation = try Conversation.begun()
    try conversation.result("session/open", ["bounds": ProductTests.window])
    let reply = try conversation.request("session/update", ["targets": ["a b.c": ["rect": 1]]])
    #expect(reply["error"]["data"]["path"] == "params.targets.a b.c.rect")
    let empty = try conversation.request("session/update", ["targets": ["": nil]])
    #expect(empty["error"]["code"] == -32602)
  }
}
