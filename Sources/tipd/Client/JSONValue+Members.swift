import TipCore
import TipRPC

/// Reading what is wanted of a reply; what is missing, or another kind of thing, is nil.
extension JSONValue {
  /// The value of a whole text.
  init(parsing bytes: [UInt8]) throws(JSONError) {
    var tokens: [JSONToken] = []
    try JSONParser.parse(bytes, in: 0..<bytes.count, into: &tokens)
    self.init(bytes: bytes, tokens: tokens)
  }

  /// The text of a member.
  func text(_ name: String) -> String? { member(name)?.string() }

  /// The number of a member.
  func number(_ name: String) -> Double? { member(name)?.number() }

  /// The elements of a member that is an array.
  func list(_ name: String) -> [JSONValue] {
    guard let list = member(name) else { return [] }
    return Array(list.elements)
  }

  /// The point of a member.
  func point(_ name: String) -> Point? {
    guard let x = member(name)?.number("x"), let y = member(name)?.number("y") else { return nil }
    return Point(x: x, y: y)
  }

  /// The rect of a member.
  func rect(_ name: String) -> Rect? { member(name)?.asRect }

  /// This value as a rect.
  var asRect: Rect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else {
      return nil
    }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The text of a string, the source of anything else.
  var plain: String { string() ?? source }

  /// The JSON of the value as it came.
  var source: String { String(decoding: raw, as: UTF8.self) }
}

/// A number as short as it can be told, exactly.
func exact(_ number: Double) -> String {
  var writer = JSONWriter()
  writer.value(number)
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// A number as short as it can be told, rounded to hundredths.
func plain(_ number: Double) -> String {
  var writer = JSONWriter()
  writer.rounded(number, decimals: 2)
  return String(decoding: writer.bytes, as: UTF8.self)
}
