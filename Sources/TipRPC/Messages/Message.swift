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
  /// A notification that cannot be served, and why: it must not be answered.
  case refused(String)

  /// Reads the envelope of a message.
  init(_ json: JSONValue) {
    guard json.kind == .object else {
      self = .invalid(id: nil, "A message must be an object, or a list of objects.")
      return
    }
    var envelope = Envelope()
    let names = Envelope.names
    var next = 0
    json.forEachMember { (name: JSONValue, value: JSONValue) in
      let index = names.index(of: name, near: next)
      next &+= 1
      if let index { envelope.take(index, value.index) }
    }
    self = envelope.message(of: json)
  }
}

/// The members of a message while they are read, as tokens of it.
private struct Envelope {
  var version: Int?
  var id: Int?
  var method: Int?
  var params: Int?
  var isResponse = false
  /// The name of a member that is there twice.
  var twice: String?

  /// Takes the member whose name has a place among `names`.
  mutating func take(_ index: Int, _ value: Int) {
    let isNew =
      switch index {
      case 0: Self.set(&version, value)
      case 1: Self.set(&id, value)
      case 2: Self.set(&method, value)
      case 3: Self.set(&params, value)
      default: true
      }
    if index > 3 { isResponse = true }
    // An id that is there twice matters most: none of the two can be answered.
    if !isNew, twice != "id" { twice = Self.names.texts[index] }
  }

  static let names = JSONNames(["jsonrpc", "id", "method", "params", "result", "error"])

  private static func set(_ member: inout Int?, _ value: Int) -> Bool {
    guard member == nil else { return false }
    member = value
    return true
  }

  /// What the members make of the object `json` that they are of.
  func message(of json: JSONValue) -> Message {
    if method == nil, isResponse { return .response }
    if twice == "id" { return .invalid(id: nil, "A message must have the member id once.") }
    let id = json.descendant(id)
    if let id, let text = id.reasonAgainstID { return .invalid(id: nil, text) }
    if let twice { return .invalid(id: id?.raw, "A message must have the member \(twice) once.") }
    guard let version = json.descendant(version), version.equals("2.0") else {
      return .invalid(id: id?.raw, "The member jsonrpc must be \"2.0\".")
    }
    guard let method = json.descendant(method), method.kind == .string else {
      return .invalid(id: id?.raw, "The member method must be a string.")
    }
    let params = json.descendant(params)
    if let params, params.kind != .object, params.kind != .array, params.kind != .null {
      let text = "The member params must be an object, not \(params.summary)."
      guard let id else { return .refused(text) }
      return .invalid(id: id.raw, text)
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

  /// Why the value cannot be an id that comes back byte for byte; nil if it can.
  fileprivate var reasonAgainstID: String? {
    guard kind == .string || kind == .number else { return "An id must be a string or a number, not \(summary)." }
    return hasNullCharacter ? "An id must be without U+0000, not \(summary)." : nil
  }
}
