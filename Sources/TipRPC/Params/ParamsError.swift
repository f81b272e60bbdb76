/// Why a member of params was refused.
///
/// It is one word that is handed from function to function, since each that may throw it moves it.
struct ParamsError: Error, Equatable {
  private struct Texts: Equatable {
    var path: String
    var found: String
    var expected: String
    var nearest: String?
  }

  private indirect enum Box: Equatable {
    case texts(Texts)
  }

  private var box: Box

  private var texts: Texts {
    get {
      switch box {
      case .texts(let texts): texts
      }
    }
    set { box = .texts(newValue) }
  }

  init(path: String = "", found: String, expected: String, nearest: String? = nil) {
    box = .texts(Texts(path: path, found: found, expected: expected, nearest: nearest))
  }

  /// The error of a value that is not what is expected.
  init(_ json: JSONValue, expected: String) {
    self.init(found: json.summary, expected: expected)
  }

  /// The error as seen from the object that has the member.
  func within(_ name: String) -> ParamsError {
    var error = self
    let needsDot = !path.isEmpty && Array(path.utf8).first != UInt8(ascii: "[")
    error.texts.path = needsDot ? name + "." + path : name + path
    return error
  }

  /// The error as seen from the list that has the element.
  func within(index: Int) -> ParamsError { within("[\(index)]") }
}

extension ParamsError {
  /// The members from params down to it: `options.arrow.width`, `items[2].target`; empty for params itself.
  var path: String { texts.path }

  /// What was found there.
  var found: String { texts.found }

  /// What is allowed there.
  var expected: String { texts.expected }

  /// The known name that is nearest to an unknown one.
  var nearest: String? {
    get { texts.nearest }
    set { texts.nearest = newValue }
  }
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
