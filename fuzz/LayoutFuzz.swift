import TipRPC

/// A server that has been initialized, made anew for every input.
private func server() -> Server {
  var server = Server()
  let hello = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"initializationOptions":{"clock":"manual"}}}"#
  server.receive(Array((hello + "\n").utf8)[...], at: 0)
  server.dropOutput(server.output.count)
  return server
}

/// Params of `layout` as any bytes: exactly one answer comes, it is JSON without a number that is not one, and it says
/// the same when it is asked again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayout(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: count)).filter { $0 != UInt8(ascii: "\n") }
  let message = Array(#"{"jsonrpc":"2.0","id":1,"method":"layout","params":"#.utf8) + input + Array("}\n".utf8)
  let first = answer(message)
  precondition(first == answer(message), "the same input gave another answer")
  precondition(first.last == UInt8(ascii: "\n") && first.dropLast().firstIndex(of: UInt8(ascii: "\n")) == nil)
  var tokens: [JSONToken] = []
  do {
    try JSONParser.parse(first, in: 0..<first.count, into: &tokens)
  } catch {
    preconditionFailure("an answer that is not JSON: \(error.reason.text)")
  }
  return 0
}

private func answer(_ message: [UInt8]) -> [UInt8] {
  var server = server()
  server.receive(message[...], at: 0)
  return server.output
}
