import TipCore
import TipRPC

/// A value of a picture and the members that lead to it, so that what is wrong can be named.
struct PictureReader {
  let json: JSONValue
  /// The members from the whole input down to the value.
  let path: String

  /// The error of a value that is not what is expected.
  func error(_ expected: String) -> RenderError {
    .picture(path: path.isEmpty ? "the input" : path, found: json.summary, expected: expected)
  }

  /// A member, nil if it is left out or null.
  func optional(_ name: String) -> PictureReader? {
    guard let value = json.member(name), value.kind != .null else { return nil }
    return PictureReader(json: value, path: path.isEmpty ? name : "\(path).\(name)")
  }

  /// A member that must be there.
  func member(_ name: String, _ expected: String) throws(RenderError) -> PictureReader {
    guard json.kind == .object else { throw error("an object") }
    if let value = optional(name) { return value }
    let found = json.member(name) == nil ? "nothing" : "null"
    throw .picture(path: path.isEmpty ? name : "\(path).\(name)", found: found, expected: expected)
  }

  /// The elements of a member that is a list, none if it is left out.
  func list(_ name: String) throws(RenderError) -> [PictureReader] {
    guard let list = optional(name) else { return [] }
    return try list.elements()
  }

  /// The elements of a list.
  func elements() throws(RenderError) -> [PictureReader] {
    guard json.kind == .array else { throw error("a list") }
    return json.elements.enumerated().map { (index: Int, element: JSONValue) -> PictureReader in
      PictureReader(json: element, path: "\(path)[\(index)]")
    }
  }

  /// What `read` makes of each element of a member that is a list.
  func list<Value>(
    _ name: String, _ read: (PictureReader) throws(RenderError) -> Value
  ) throws(RenderError) -> [Value] {
    var values: [Value] = []
    for element in try list(name) { values.append(try read(element)) }
    return values
  }
}

extension PictureReader {
  /// Where anything may be: what is asked for is within ±1e9, and what comes of that, a text of 100,000 lines at most,
  /// lies within these bounds.
  static let coordinates = -1e18...1e18

  /// How long anything may be.
  static let lengths = 0...1e18

  /// The value as a number within a range.
  func number(in range: ClosedRange<Double> = PictureReader.coordinates) throws(RenderError) -> Double {
    guard let number = json.number(), range.contains(number) else {
      throw error("a number from \(exact(range.lowerBound)) to \(exact(range.upperBound))")
    }
    return number
  }

  /// A member that is a number within a range.
  func number(_ name: String, in range: ClosedRange<Double> = PictureReader.coordinates) throws(RenderError) -> Double {
    try member(name, "a number").number(in: range)
  }

  /// The value as a text.
  func text() throws(RenderError) -> String {
    guard let text = json.string() else { throw error("a string") }
    return text
  }

  /// A member that is a text.
  func text(_ name: String) throws(RenderError) -> String { try member(name, "a string").text() }

  /// A member that is a colour.
  func color(_ name: String) throws(RenderError) -> String {
    let value = try member(name, "a colour")
    guard let color = Color(try value.text()) else { throw value.error("a colour, #rrggbb or #rrggbbaa") }
    return color.text
  }

  /// A member that is a point.
  func point(_ name: String) throws(RenderError) -> Point { try member(name, "a point").point() }

  /// The value as a point.
  func point() throws(RenderError) -> Point { Point(x: try number("x"), y: try number("y")) }

  /// A member that is a rect.
  func rect(_ name: String) throws(RenderError) -> Rect { try member(name, "a rect").rect() }

  /// The value as a rect.
  func rect() throws(RenderError) -> Rect {
    Rect(
      x: try number("x"), y: try number("y"), width: try number("width", in: PictureReader.lengths),
      height: try number("height", in: PictureReader.lengths))
  }
}
