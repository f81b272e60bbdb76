import Testing

@Suite("A host that applies the changes in order")
struct HostModelTests {
  @Test("draws what session/get says, whatever it does", arguments: 1...16)
  func walk(seed: Int) throws {
    var requests = RandomRequests(seed: UInt64(seed))
    var conversation = try Conversation.begun()
    try conversation.result("session/open", ["bounds": ["x": 0, "y": 0, "width": 400, "height": 300]])
    var host = HostModel()
    var refusals = 0
    for step in 0..<150 {
      let (method, params) = requests.next()
      let said = try conversation.exchange(method, params)
      for message in said.dropLast() { host.apply(message["params"]) }
      let reply = try #require(said.last)
      if reply.has("error") { refusals += 1 }
      if reply["result"].has("changes") { host.apply(reply["result"]) }
      let picture = try conversation.result("session/get")
      host.expectSame(as: picture, after: "\(method) \(params.text)")
      let promises = Promises(conversation: conversation, picture: picture, isComing: host.isComing)
      if step % 3 == 0 { try promises.expectTaps() }
      if step % 3 == 1 { try promises.expectPointer() }
      if step % 3 == 2 { try promises.expectKeys() }
    }
    host.apply(try conversation.result("session/close"))
    host.expectAllDismissed()
    #expect(refusals < 100)
  }

  /// Tours span windows here: what one call changes comes by notifications for the other windows.
  @Test("draws what session/get says in each of three windows", arguments: 1...8)
  func windows(seed: Int) throws {
    var requests = RandomRequests(seed: UInt64(seed) + 500, sessions: 3)
    var conversation = try Conversation.begun()
    var hosts: [String: HostModel] = [:]
    for name in ["w1", "w2", "w3"] {
      try conversation.result(
        "session/open", ["session": .string(name), "bounds": ["x": 0, "y": 0, "width": 400, "height": 300]])
      hosts[name] = HostModel()
    }
    for _ in 0..<150 {
      let (method, params) = requests.next()
      for message in try conversation.exchange(method, params) {
        let changed = message.has("params") ? message["params"] : message["result"]
        guard changed.has("changes"), let name = changed["session"].string else { continue }
        hosts[name]?.apply(changed)
      }
      for name in hosts.keys.sorted() {
        let picture = try conversation.result("session/get", ["session": .string(name)])
        hosts[name]?.expectSame(as: picture, after: "\(method) \(params.text) in \(name)")
      }
    }
    for name in ["w1", "w2", "w3"] {
      for message in try conversation.exchange("session/close", ["session": .string(name)]) {
        let changed = message.has("params") ? message["params"] : message["result"]
        hosts[changed["session"].string ?? "?"]?.apply(changed)
      }
      hosts[name]?.expectAllDismissed()
    }
  }
}
