import TipRPC

/// Params of `layout` as any bytes have one answer, the same when asked again.
enum LayoutFuzzing {
  static func complaint(about input: [UInt8]) -> String? {
    let params = input.filter { $0 != UInt8(ascii: "\n") }
    let message = Array(#"{"jsonrpc":"2.0","id":1,"method":"layout","params":"#.utf8) + params + Array("}\n".utf8)
    let (first, second) = (answer(message), answer(message))
    if first != second { return "the same input gave another answer" }
    return SaidLines(first).complaint ?? (SaidLines(first).bodies.count == 1 ? nil : "not one answer")
  }

  private static func answer(_ message: [UInt8]) -> [UInt8] {
    var server = Server()
    let hello = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"initializationOptions":{"clock":"manual"}}}"#
    server.receive(Array((hello + "\n").utf8)[...], at: 0)
    server.dropOutput(server.output.count)
    server.receive(message[...], at: 0)
    return server.output
  }
}
