import Foundation
import TipRPC

/// A server in this process and what it has said: bytes in, messages out, time by hand.
struct Conversation {
  private(set) var server = Server()
  /// The bytes that the server wrote, all of them.
  private(set) var written: [UInt8] = []
  /// The time that the server is told.
  var time = 0.0

  init() {}

  /// A conversation after `initialize` with the manual clock and no outlines.
  static func begun(_ options: JSON = ["clock": "manual", "outline": "none"]) throws -> Conversation {
    var conversation = Conversation()
    let reply = try conversation.request("initialize", ["initializationOptions": options])
    guard reply.has("result") else { throw ConversationError(text: reply.text) }
    return conversation
  }

  /// Sends a message and returns what the server said.
  mutating func send(_ body: String) throws -> [JSON] {
    receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    return try messages()
  }

  /// Sends bytes as they are.
  mutating func receive(_ bytes: [UInt8]) {
    server.receive(bytes[...], at: time)
  }

  /// Ends the input.
  mutating func end() { server.endOfInput(at: time) }

  /// Lets time pass.
  mutating func wait(_ seconds: Double) throws -> [JSON] {
    time += seconds
    server.advance(to: time)
    return try messages()
  }

  /// Sends a request; all that was said up to its answer is returned, the answer last.
  mutating func exchange(_ method: String, _ params: JSON? = nil, id: JSON = 1) throws -> [JSON] {
    var message: [String: JSON] = ["jsonrpc": "2.0", "id": id, "method": .string(method)]
    message["params"] = params
    return try send(JSON.object(message).text)
  }

  /// Sends a request and returns its answer.
  @discardableResult
  mutating func request(_ method: String, _ params: JSON? = nil) throws -> JSON {
    try exchange(method, params).last ?? .null
  }

  /// Sends a request that must succeed and returns its result.
  @discardableResult
  mutating func result(_ method: String, _ params: JSON? = nil) throws -> JSON {
    let reply = try request(method, params)
    guard reply.has("result") else { throw ConversationError(text: "\(method): \(reply.text)") }
    return reply["result"]
  }

  /// Sends a notification and returns what was said about it.
  mutating func notify(_ method: String, _ params: JSON? = nil) throws -> [JSON] {
    var message: [String: JSON] = ["jsonrpc": "2.0", "method": .string(method)]
    message["params"] = params
    return try send(JSON.object(message).text)
  }

  /// What the server has said since it was last asked.
  mutating func messages() throws -> [JSON] {
    let bytes = server.output
    server.dropOutput(bytes.count)
    written += bytes
    return try frames(bytes).map { try JSON(Data($0)) }
  }
}

/// What tipd wrote and should not have.
struct ConversationError: Error {
  var text: String
}

/// Cuts what tipd writes into bodies, by the one form of header that it may write.
func frames(_ bytes: [UInt8]) throws -> [[UInt8]] {
  var bodies: [[UInt8]] = []
  var rest = bytes[...]
  let start = Array("Content-Length: ".utf8)
  while !rest.isEmpty {
    guard rest.starts(with: start), let end = rest.firstIndex(of: 13),
      rest[end...].starts(with: [13, 10, 13, 10]),
      let length = Int(String(decoding: rest[(rest.startIndex + start.count)..<end], as: UTF8.self)),
      rest.endIndex - end - 4 >= length
    else { throw ConversationError(text: "no frame: \(String(decoding: rest, as: UTF8.self))") }
    bodies.append(Array(rest[(end + 4)..<(end + 4 + length)]))
    rest = rest[(end + 4 + length)...]
  }
  return bodies
}
