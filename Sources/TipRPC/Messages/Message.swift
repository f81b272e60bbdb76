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
    var isOnce = true
    json.forEachMember { (name: JSONValue, value: JSONValue) in
      isOnce = envelope.take(name, value.index) && isOnce
    }
    self = isOnce ? envelope.message(of: json) : .invalid(id: nil, "A message must have each of its members once.")
  }
}

/// The members of a message while they are read, as tokens of it.
private struct Envelope {
  var version: Int?
  var id: Int?
  var method: Int?
  var params: Int?
  var isResponse = false

  /// Takes one member; false if it is there already.
  mutating func take(_ name: JSONValue, _ value: Int) -> Bool {
    switch Self.names.index(of: name) {
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

  private static func set(_ member: inout Int?, _ value: Int) -> Bool {
    guard member == nil else { return false }
    member = value
    return true
  }

  /// What the members make of the object `json` that they are of.
  func message(of json: JSONValue) -> Message {
    if method == nil, isResponse { return .response }
    let id = json.descendant(id)
    if let id, id.kind != .string, id.kind != .number {
      return .invalid(id: nil, "An id must be a string or a number, not \(id.summary).")
    }
    guard let version = json.descendant(version), version.equals("2.0") else {
      return .invalid(id: id?.raw, "The member jsonrpc must be \"2.0\".")
    }
    guard let method = json.descendant(method), method.kind == .string else {
      return .invalid(id: id?.raw, "The member method must be a string.")
    }
    let params = json.descendant(params)
    if let params, params.kind != .object, params.kind != .array, params.kind != .null {
      return .invalid(id: id?.raw, "The member params must be an object, not \(params.summary).")
    }
    return .call(Call(id: id?.raw, method: method, params: params))
  }
}

extension JSONValue {
  /// The value of a token of the same text, nil without a token.
  fileprivate func descendant(_ token: Int?) -> JSONValue? {
    guard let token else { return nil }
    return JSONValue(text, token)
  }
}
