import TipCore

/// What a member takes, for errors and for the printed schema.
indirect enum Shape: Sendable {
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// A whole number within bounds.
  case integer(ClosedRange<Double>)
  /// A text of at least and at most so many characters.
  case text(ClosedRange<Int>)
  /// `true` or `false`.
  case flag
  /// One of some names.
  case choice([String])
  /// `#rrggbb` or `#rrggbbaa`.
  case color
  /// The name of an easing, or one of CSS's functions.
  case easing
  /// A number for all sides or an object with a number for each, within bounds.
  case insets(ClosedRange<Double>)
  /// The object of insets, with a number within bounds for each side.
  case sides(ClosedRange<Double>)
  /// A number for all corners or an object with a number for each, within bounds.
  case radii(ClosedRange<Double>)
  /// An object of the table with this name.
  case object(String)
  /// An object of the table with the first name, without the member with the second.
  case objectWithout(String, String)
  /// A list of values.
  case list(Shape, ClosedRange<Int>)
  /// A list of values of which no two are the same.
  case distinct(Shape, ClosedRange<Int>)
  /// One value, or a list of them.
  case oneOrList(Shape, ClosedRange<Int>)
  /// A value of any of some shapes.
  case oneOf([Shape])
  /// An object of any names.
  case map(Shape)
  /// A value or null.
  case nullable(Shape)
  /// Any JSON.
  case any

  /// What is expected, in English.
  var text: String {
    switch self {
    case .number(let bounds): "a number from \(Self.text(bounds.lowerBound)) to \(Self.text(bounds.upperBound))"
    case .integer(let bounds):
      "a whole number from \(Self.text(bounds.lowerBound)) to \(Self.text(bounds.upperBound))"
    case .text(let length): "a text of \(Self.count(length)) characters"
    case .flag: "true or false"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .color: "a colour: #rrggbb or #rrggbbaa"
    case .easing: "one of " + EasingChoice.forms.joined(separator: ", ")
    case .insets(let bounds): Self.number(bounds).text + ", or \(Self.sides(bounds).text)"
    case .sides: "an object with one for top, right, bottom, left"
    case .radii(let bounds):
      Self.number(bounds).text + ", or an object with one for topLeft, topRight, bottomRight, bottomLeft"
    case .object(let name): "an object: \(name)"
    case .objectWithout(let name, let member): "an object: \(name), without \(member)"
    case .list(let shape, let count): "a list of \(Self.count(count)), each \(shape.text)"
    case .distinct(let shape, let count): Self.list(shape, count).text + ", no two the same"
    case .oneOrList(let shape, let count): shape.text + ", or " + Self.list(shape, count).text
    case .oneOf(let shapes): shapes.map { (shape: Shape) -> String in shape.text }.joined(separator: ", or ")
    case .map(let shape): "an object of any names, each \(shape.text)"
    case .nullable(let shape): shape.text + ", or null"
    case .any: "any JSON"
    }
  }

  /// How many: a range, or the one number that is allowed.
  private static func count(_ count: ClosedRange<Int>) -> String {
    count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
  }

  /// A bound as it stands in JSON.
  static func text(_ bound: Double) -> String {
    var writer = JSONWriter()
    writer.value(bound)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
