import TipRPC

/// Params as any bytes have one answer, the same when asked again, and an error changes nothing.
///
/// They are for the method whose name stands before the first blank; without a name the first byte says which one.
enum ParamsFuzzing {
  static func complaint(about input: [UInt8]) -> String? {
    let words = input.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = words.first, let text = words.last else { return nil }
    let names = MethodTable.names
    let known = names.first { (name: String) -> Bool in first.elementsEqual(name.utf8) }
    let name = known ?? names[Int(first.first ?? 0) % names.count]
    let params = text.filter { $0 != UInt8(ascii: "\n") }
    let message = Array(#"{"jsonrpc":"2.0","id":1,"method":"\#(name)","params":"#.utf8) + params + Array("}\n".utf8)
    let start = prepared()
    var (server, other) = (start, start)
    server.receive(message[...], at: 0)
    other.receive(message[...], at: 0)
    guard server.output == other.output else { return "the same input gave another answer" }
    let said = SaidLines(server.output)
    if let complaint = said.complaint { return complaint }
    guard said.answers == 1 else { return "\(said.answers) answers" }
    let isError = said.bodies.last?.starts(with: #"{"jsonrpc":"2.0","id":1,"error":"#.utf8) == true
    return isError && pictures(server) != pictures(start) ? "an error that changed something" : nil
  }

  private static func pictures(_ server: Server) -> [[UInt8]] {
    ["a", "b"].map { (session: String) -> [UInt8] in
      (try? server.picture(of: session)) ?? []
    }
  }

  /// A server with two sessions, tips, a dim and a tour that has begun.
  private static func prepared() -> Server {
    var server = Server()
    for call in calls { server.receive(Array((call + "\n").utf8)[...], at: 0) }
    server.dropOutput(server.output.count)
    return server
  }

  private static let calls = [
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"initializationOptions":{"clock":"manual","overlay":"svg"}}}"#,
    #"{"jsonrpc":"2.0","id":0,"method":"session/open","params":{"session":"a","bounds":{"x":0,"y":0,"width":400,"height":300},"targets":{"save":{"rect":{"x":160,"y":120,"width":80,"height":30}},"menu":null},"options":{"overlay":{"visible":true}}}}"#,
    #"{"jsonrpc":"2.0","id":0,"method":"session/open","params":{"session":"b","bounds":{"x":0,"y":0,"width":80,"height":24},"direction":"rtl","options":{"preset":"cells"}}}"#,
    #"{"jsonrpc":"2.0","id":0,"method":"show","params":{"session":"a","tips":[{"id":"x","target":{"ref":"save"},"content":{"text":"Save it"}},{"id":"y","target":{"point":{"x":20,"y":20}},"content":{"title":"T","buttons":[{"id":"next","label":"Next"}],"close":true},"options":{"lifetime":"forever"}}]}}"#,
    #"{"jsonrpc":"2.0","id":0,"method":"add","params":{"session":"a","tips":[{"id":"s","target":{"ref":"save"},"content":{"text":"One"}},{"id":"t","target":{"ref":"menu"},"content":{"text":"Two"}}]}}"#,
    #"{"jsonrpc":"2.0","id":0,"method":"next","params":{"session":"a"}}"#,
    #"{"jsonrpc":"2.0","id":0,"method":"show","params":{"session":"b","tip":{"id":"x","target":{"rect":{"x":30,"y":5,"width":10,"height":1}},"content":{"text":"漢字 é"}}}}"#,
  ]
}
