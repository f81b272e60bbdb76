import Foundation

/// A JSON value read by Foundation, so that what tipd writes is not judged by its own reader.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// What stands for any value in an expectation.
  static let anything = JSON.string("…")

  init(_ data: Data) throws {
    self.init(any: try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]))
  }

  init(_ text: String) throws {
    try self.init(Data(text.utf8))
  }

  private init(any: Any) {
    switch any {
    case let number as NSNumber:
      self = number.isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    case let string as String: self = .string(string)
    case let array as [Any]: self = .array(array.map { JSON(any: $0) })
    case let object as [String: Any]: self = .object(object.mapValues { JSON(any: $0) })
    default: self = .null
    }
  }
}

extension NSNumber {
  /// Foundation keeps `true` and `1` apart only by the type that the number was made of.
  fileprivate var isBool: Bool { unsafe objCType.pointee == CChar(UInt8(ascii: "c")) }
}

extension JSON {
  /// A member of an object; null if there is none.
  subscript(_ name: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  /// An element of a list; null if there is none.
  subscript(_ index: Int) -> JSON {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return .null }
    return elements[index]
  }

  /// Whether an object has a member.
  func has(_ name: String) -> Bool {
    if case .object(let members) = self { members[name] != nil } else { false }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// The object without some of its members.
  func without(_ names: String...) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.key) })
  }

  /// The value as JSON text, members in the order of their names.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : number.description
    case .string(let string): Self.quoted(string)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",")
        + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case let control where control.value < 0x20:
        text +=
          "\\u00" + (control.value < 16 ? "0" : "1")
          + String(control.value % 16, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
