import TipRPC

/// One request to a server: a method and its params as JSON.
struct Request {
  let method: String
  let params: [UInt8]

  init(_ method: String, _ params: String = "{}") {
    self.method = method
    self.params = Array(params.utf8)
  }

  /// A request whose params `write` writes.
  init(_ method: String, _ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.beginObject()
    write(&writer)
    writer.endObject()
    self.method = method
    params = writer.bytes
  }

  /// The request as a client sends it, header and body; without an id it is a notification.
  func message(id: Int64?) -> [UInt8] {
    var writer = JSONWriter()
    let mark = FrameEncoder.begin(.contentLength, into: &writer.bytes)
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    if let id { writer.member("id", id) }
    writer.member("method", method)
    writer.key("params")
    writer.raw(params[...])
    writer.endObject()
    FrameEncoder.finish(mark, in: &writer.bytes)
    return writer.bytes
  }
}
