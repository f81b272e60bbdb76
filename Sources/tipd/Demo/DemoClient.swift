import TipCore
import TipRPC

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What came back for one request.
struct DemoAnswer {
  /// The request's result.
  let result: JSONValue
  /// The params of the `session/changed` notifications that came before it.
  let notices: [JSONValue]
}

/// A client that speaks the public protocol with the child, one request after the other.
struct DemoClient: ~Copyable {
  private var child: DemoChild
  private var decoder = FrameDecoder()
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)
  private var lastID: Int64 = 0

  /// Takes a child that was just started.
  init(_ child: consuming DemoChild) { self.child = child }

  /// Says hello; from now on time moves only when the demo moves it.
  mutating func begin() throws(DemoError) {
    let hello = """
      {"processId":\(getpid()),"clientInfo":{"name":"tipd demo","version":"\(Version.current)"},\
      "initializationOptions":{"clock":"manual"}}
      """
    _ = try call(Request("initialize", hello))
    try send(Request("initialized"), id: nil)
  }

  /// Sends one request and waits for its answer.
  mutating func call(_ call: Request) throws(DemoError) -> DemoAnswer {
    lastID += 1
    try send(call, id: lastID)
    var notices: [JSONValue] = []
    while true {
      let message = try receive()
      if let method = message.text("method") {
        if method == "session/changed", let params = message.member("params") { notices.append(params) }
        continue
      }
      if let error = message.member("error") {
        throw .refused(method: call.method, message: error.text("message") ?? "without a reason")
      }
      guard message.number("id") == Double(lastID), let result = message.member("result") else {
        throw .garbled("it belongs to no request")
      }
      return DemoAnswer(result: result, notices: notices)
    }
  }

  /// Says goodbye and waits until the child has ended.
  mutating func finish() throws(DemoError) {
    _ = try call(Request("shutdown"))
    try send(Request("exit"), id: nil)
    let end = try child.finish()
    // Where the system collects children itself, nobody can tell how this one ended.
    guard end == .exited(0) || end == .unknown else { throw .ended(end) }
  }

  private mutating func send(_ call: Request, id: Int64?) throws(DemoError) {
    try child.write(call.message(id: id))
  }

  private mutating func receive() throws(DemoError) -> JSONValue {
    while true {
      switch decoder.next() {
      case .message(let range): return try parse(Array(decoder.buffer[range]))
      case .refused(let refusal): throw .garbled(refusal.text)
      case .lost(let loss): throw .garbled(loss.text)
      case nil:
        let count = try child.read(into: &buffer)
        decoder.append(buffer[..<count])
      }
    }
  }

  private func parse(_ bytes: [UInt8]) throws(DemoError) -> JSONValue {
    do throws(JSONError) {
      return try JSONValue(parsing: bytes)
    } catch {
      throw .garbled("it is no JSON")
    }
  }
}
