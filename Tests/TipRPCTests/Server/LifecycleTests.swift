import Testing
import TipRPC

@Suite("The lifecycle")
struct LifecycleTests {
  /// Every method of protocol.md, and how it may be called.
  private static let requests = [
    "initialize", "shutdown", "clock/advance", "layout", "session/open", "session/update", "session/get",
    "session/close", "show", "dismiss", "add", "next", "previous", "tap",
  ]
  private static let notifications = ["initialized", "exit", "$/cancelRequest", "$/setTrace"]
  private static let unknown = ["unheard/of", "$/unheardOf", ""]

  @Test("knows the methods of the protocol")
  func names() {
    #expect(Set(MethodTable.names).isSuperset(of: Self.requests + Self.notifications))
  }

  @Test("refuses every request but initialize before it")
  func created() throws {
    for method in MethodTable.names + Self.unknown where method != "initialize" {
      var conversation = Conversation()
      let reply = try conversation.request(method)
      #expect(reply["error"]["code"] == -32002, "\(method)")
      #expect(reply["error"]["data"] == ["kind": "notInitialized"], "\(method)")
      #expect(try conversation.request("initialize").has("result"), "\(method)")
    }
  }

  @Test("serves every request after initialize, which may come once")
  func running() throws {
    for method in MethodTable.names + Self.unknown {
      var conversation = try Conversation.begun()
      let reply = try conversation.request(method)
      let code = reply["error"]["code"]
      switch method {
      case "initialize": #expect(code == -32600)
      case "shutdown": #expect(reply.has("result"))
      case _ where Self.notifications.contains(method) || Self.unknown.contains(method): #expect(code == -32601)
      default: #expect(code == 1 || code == -32602 || reply.has("result"), "\(method): \(reply.text)")
      }
    }
  }

  @Test("refuses every request after shutdown")
  func shutDown() throws {
    for method in MethodTable.names + Self.unknown {
      var conversation = try Conversation.begun()
      #expect(try conversation.request("shutdown")["result"] == nil)
      let reply = try conversation.request(method)
      #expect(reply["error"]["code"] == -32600, "\(method)")
      #expect(reply["error"]["data"] == ["kind": "invalidRequest"], "\(method)")
      #expect(conversation.server.exitStatus == nil)
    }
  }

  @Test("never answers a notification that changes nothing, in any phase")
  func silence() throws {
    for method in MethodTable.names + Self.unknown where method != "exit" {
      var created = Conversation()
      #expect(try created.notify(method).isEmpty, "\(method)")
      #expect(try created.request("session/get")["error"]["code"] == -32002, "\(method)")
      var running = try Conversation.begun()
      #expect(try running.notify(method).isEmpty, "\(method)")
      #expect(try running.request("session/get")["error"]["code"] == 1, "\(method)")
      var shutDown = try Conversation.begun()
      try shutDown.result("shutdown")
      #expect(try shutDown.notify(method).isEmpty, "\(method)")
      #expect(try shutDown.request("session/get")["error"]["code"] == -32600, "\(method)")
    }
  }

  @Test("ends with 0 after shutdown and with 1 before it")
  func exit() throws {
    var created = Conversation()
    #expect(try created.notify("exit").isEmpty)
    #expect(created.server.exitStatus == 1)
    var running = try Conversation.begun()
    #expect(try running.notify("exit").isEmpty)
    #expect(running.server.exitStatus == 1)
    #expect(try running.request("session/get") == nil)
    var shutDown = try Conversation.begun()
    try shutDown.result("shutdown")
    #expect(try shutDown.notify("exit").isEmpty)
    #expect(shutDown.server.exitStatus == 0)
  }

  @Test("ends with the input: with 0 between messages, with 1 inside one")
  func endOfInput() throws {
    for (rest, status) in [("", 0), ("Content-Length: 2\r\n", 1), ("Content-Length: 9\r\n\r\n{\"id\"", 1), ("\r\n", 0)]
    {
      var conversation = try Conversation.begun()
      conversation.receive(Array(rest.utf8))
      conversation.end()
      #expect(conversation.server.exitStatus == Int32(status), "\(rest)")
    }
    var lines = Conversation()
    lines.receive(Array("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\"}".utf8))
    #expect(lines.server.output.isEmpty)
    lines.end()
    #expect(lines.server.exitStatus == 0)
    #expect(String(decoding: lines.server.output, as: UTF8.self).hasPrefix("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":"))
    var broken = Conversation()
    broken.receive(Array("{\"jsonrpc\":".utf8))
    broken.end()
    #expect(broken.server.exitStatus == 1)
  }
}
