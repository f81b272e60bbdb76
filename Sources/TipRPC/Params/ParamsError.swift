/// Why a member of params was refused.
struct ParamsError: Error, Equatable {
  /// The members from params down to it: `options.arrow.width`, `items[2].target`; empty for params itself.
  var path: String
  /// What was found there.
  var found: String
  /// What is allowed there.
  var expected: String
  /// The known name that is nearest to an unknown one.
  var nearest: String?

  init(path: String = "", found: String, expected: String, nearest: String? = nil) {
    self.path = path
    self.found = found
    self.expected = expected
    self.nearest = nearest
  }

  /// The error of a value that is not what is expected.
  init(_ json: JSONValue, expected: String) {
    self.init(found: json.summary, expected: expected)
  }

  /// The error as seen from the object that has the member.
  func within(_ name: String) -> ParamsError {
    var error = self
    let needsDot = !path.isEmpty && path.utf8.first != UInt8(ascii: "[")
    error.path = needsDot ? name + "." + path : name + path
    return error
  }

  /// The error as seen from the list that has the element.
  func within(index: Int) -> ParamsError { within("[\(index)]") }
}

extension JSONValue {
  /// How much of a value is quoted in an error.
  private static let quoted = 40

  /// The value in a few words, for errors.
  package var summary: String {
    switch kind {
    case .null, .false, .true, .number, .string:
      guard raw.count > Self.quoted else { return String(decoding: raw, as: UTF8.self) }
      return String(decoding: raw.prefix(Self.quoted), as: UTF8.self) + "…"
    case .object: return count == 0 ? "{}" : "an object"
    case .array: return count == 0 ? "[]" : "a list"
    }
  }
}
