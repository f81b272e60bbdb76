import TipRPC

/// What a server said, one message a line.
struct SaidLines {
  /// The messages.
  let bodies: [ArraySlice<UInt8>]
  private let isWhole: Bool

  init(_ output: [UInt8]) {
    bodies = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    isWhole = output.isEmpty || output.last == UInt8(ascii: "\n")
  }

  /// What is wrong with the form of the messages; nil if nothing is.
  var complaint: String? {
    guard isWhole else { return "half a message" }
    for body in bodies {
      guard let value = Self.parsed(body) else { return "a message that is not JSON" }
      if let complaint = Self.complaint(about: value) { return complaint }
    }
    return nil
  }

  /// How many messages answer a request.
  var answers: Int {
    bodies.count { (body: ArraySlice<UInt8>) -> Bool in Self.parsed(body)?.member("method") == nil }
  }

  private static func parsed(_ body: ArraySlice<UInt8>) -> JSONValue? {
    var tokens: [JSONToken] = []
    let bytes = Array(body)
    // What a host sent as data comes back some levels deeper.
    guard (try? JSONParser.parse(bytes, in: 0..<bytes.count, into: &tokens, depth: 1_000)) != nil else { return nil }
    return JSONValue(bytes: bytes, tokens: tokens)
  }

  private static func complaint(about message: JSONValue) -> String? {
    let parts = message.kind == .array ? Array(message.elements) : [message]
    for part in parts {
      guard part.member("jsonrpc")?.equals("2.0") == true else { return "a message without its version" }
      let (isResult, isError) = (part.member("result") != nil, part.member("error") != nil)
      let isCall = part.member("method") != nil
      guard [isResult, isError, isCall].filter(\.self).count == 1 else { return "a message of two kinds" }
      guard (part.member("id") == nil) == isCall else { return "an answer without an id" }
    }
    return message.raw.contains(0) ? "a zero byte" : nil
  }
}
