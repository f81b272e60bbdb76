import Testing

@Suite("A host that applies the changes in order")
struct HostModelTests {
  @Test("draws what session/get says, whatever it does", arguments: 1...12)
  func walk(seed: Int) throws {
    var requests = RandomRequests(seed: UInt64(seed))
    var conversation = try Conversation.begun()
    try conversation.result("session/open", ["bounds": ["x": 0, "y": 0, "width": 400, "height": 300]])
    var host = HostModel()
    var refusals = 0
    for step in 0..<120 {
      let (method, params) = requests.next()
      let said = try conversation.exchange(method, params)
      for message in said.dropLast() { host.apply(message["params"]) }
      let reply = try #require(said.last)
      if reply.has("error") { refusals += 1 }
      if reply["result"].has("changes") { host.apply(reply["result"]) }
      let picture = try conversation.result("session/get")
      host.expectSame(as: picture, after: "\(method) \(params.text)")
      if step % 3 == 0 { try expectTaps(conversation, picture) }
    }
    host.apply(try conversation.result("session/close"))
    host.expectAllDismissed()
    #expect(refusals < 90)
  }

  /// Taps of a grid of points on a copy of the server, against what the picture's regions promise.
  private func expectTaps(_ conversation: Conversation, _ picture: JSON) throws {
    for (x, y) in [(15.0, 15.0), (100, 60), (200, 150), (300, 240), (385, 285), (210, 90), (60, 200)] {
      var copy = conversation
      let reply = try copy.request("tap", ["point": ["x": .number(x), "y": .number(y)]])
      let region = picture["regions"].elements.first { $0["shape"].shapeContains(x, y) }
      guard reply.has("result") else {
        // Only a step whose target is gone can refuse a tap.
        #expect(reply["error"]["code"] == 6)
        continue
      }
      #expect(reply["result"]["region"] == region?["region"] ?? "outside")
      #expect(reply["result"]["tip"] == region?["tip"] ?? .null)
      #expect(reply["result"]["consumed"] == region?["consumed"] ?? false)
      let action = region?["action"] ?? "none"
      #expect(reply["result"]["actions"] == (action == "none" ? [] : [action]))
    }
  }
}
