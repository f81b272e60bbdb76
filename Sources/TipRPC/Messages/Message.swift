/// A JSON-RPC message that asks for something.
struct Call {
  /// The id token as it came; nil for a notification.
  var id: ArraySlice<UInt8>?
  /// The method's name.
  var method: JSONValue
  /// The params; nil if there are none.
  var params: JSONValue?
}

/// What a JSON value is as a JSON-RPC message.
enum Message {
  /// A request or a notification.
  case call(Call)
  /// A response: tipd asks nothing, so it belongs to nothing.
  case response
  /// Neither; the id is nil unless it could be read.
  case invalid(id: ArraySlice<UInt8>?, String)

  /// Reads the envelope of a message.
  init(_ json: JSONValue) {
    guard json.kind == .object else {
      self = .invalid(id: nil, "A message must be an object, or a list of objects.")
      return
    }
    var envelope = Envelope()
    for (key, value) in json.members {
      guard envelope.take(key, value) else {
        self = .invalid(id: nil, "A message must have each of its members once.")
        return
      }
    }
    self = envelope.message
  }
}

/// The members of a message while they are read.
private struct Envelope {
  var version: JSONValue?
  var id: JSONValue?
  var method: JSONValue?
  var params: JSONValue?
  var isResponse = false

  /// Takes one member; false if it is there already.
  mutating func take(_ key: JSONValue, _ value: JSONValue) -> Bool {
    switch Self.names.index(of: key) {
    case 0: return Self.set(&version, value)
    case 1: return Self.set(&id, value)
    case 2: return Self.set(&method, value)
    case 3: return Self.set(&params, value)
    case nil: return true
    default:
      isResponse = true
      return true
    }
  }

  private static let names = JSONNames(["jsonrpc", "id", "method", "params", "result", "error"])

  private static func set(_ member: inout JSONValue?, _ value: JSONValue) -> Bool {
    guard member == nil else { return false }
    member = value
    return true
  }

  var message: Message {
    if method == nil, isResponse { return .response }
    if let id, id.kind != .string, id.kind != .number {
      return .invalid(id: nil, "An id must be a string or a number, not \(id.summary).")
    }
    guard let version, version.equals("2.0") else {
      return .invalid(id: id?.raw, "The member jsonrpc must be \"2.0\".")
    }
    guard let method, method.kind == .string else {
      return .invalid(id: id?.raw, "The member method must be a string.")
    }
    if let params, params.kind != .object, params.kind != .array, params.kind != .null {
      return .invalid(id: id?.raw, "The member params must be an object, not \(params.summary).")
    }
    return .call(Call(id: id?.raw, method: method, params: params))
  }
}
