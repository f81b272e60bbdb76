import TipRPC

/// A server within this program, spoken to in the public protocol only.
struct LocalServer {
  private var server = Server(limits: FrameLimits(body: Int.max))
  private var lastID: Int64 = 0

  /// Creates a server whose time stands still, and says hello to it.
  init() throws(RenderError) {
    _ = try call(Request("initialize", #"{"initializationOptions":{"clock":"manual"}}"#))
  }

  /// Sends one request and returns its result.
  mutating func call(_ request: Request) throws(RenderError) -> JSONValue {
    lastID += 1
    server.receive(request.message(id: lastID)[...], at: 0)
    var decoder = FrameDecoder(limits: FrameLimits(body: Int.max))
    decoder.append(server.output)
    server.dropOutput(server.output.count)
    guard case .message(let range) = decoder.next(), let reply = try? JSONValue(parsing: Array(decoder.buffer[range]))
    else { throw .refused("the server gave no answer that can be read") }
    if let error = reply.member("error") { throw .refused(error.text("message") ?? "the server refused") }
    guard let result = reply.member("result") else { throw .refused("the server gave no result") }
    return result
  }
}
