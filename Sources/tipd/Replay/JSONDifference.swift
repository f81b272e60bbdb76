import TipRPC

/// The first place at which two JSON texts differ.
struct JSONDifference: Equatable {
  /// The members and places down to it: `result.tips[0].frame`; empty for the whole text.
  var path: String
  /// What is at the place in the first text, nil if nothing is.
  var expected: String?
  /// What is at the place in the second text, nil if nothing is.
  var got: String?

  /// Compares two texts that are not the same.
  init(_ expected: [UInt8], _ got: [UInt8]) {
    if let ours = JSONValue(recorded: expected), let theirs = JSONValue(recorded: got),
      let difference = JSONDifference(ours, theirs)
    {
      self = difference
    } else {
      let texts = [expected, got].map { (text: [UInt8]) -> String in String(decoding: text, as: UTF8.self) }
      self.init(path: "", expected: texts.first, got: texts.last)
    }
  }

  /// Compares two values byte by byte; nil if they are the same.
  init?(_ expected: JSONValue, _ got: JSONValue) {
    guard expected.raw != got.raw else { return nil }
    self = Self.within(expected, got) ?? JSONDifference(path: "", expected: expected.source, got: got.source)
  }

  private init(path: String, expected: String?, got: String?) {
    self.path = path
    self.expected = expected
    self.got = got
  }

  /// The difference within two objects or lists; nil if it is not in one of their parts.
  private static func within(_ expected: JSONValue, _ got: JSONValue) -> JSONDifference? {
    guard expected.kind == got.kind else { return nil }
    let (ours, theirs) = (parts(of: expected), parts(of: got))
    for index in 0..<max(ours.count, theirs.count) {
      guard index < ours.count else {
        return JSONDifference(path: theirs[index].name, expected: nil, got: theirs[index].value.source)
      }
      guard index < theirs.count, ours[index].name == theirs[index].name else {
        return JSONDifference(path: ours[index].name, expected: ours[index].value.source, got: nil)
      }
      guard let inner = JSONDifference(ours[index].value, theirs[index].value) else { continue }
      return inner.within(ours[index].name)
    }
    return nil
  }

  private static func parts(of value: JSONValue) -> [(name: String, value: JSONValue)] {
    switch value.kind {
    case .object: value.members.map { ($0.key.plain, $0.value) }
    case .array: value.elements.enumerated().map { ("[\($0.offset)]", $0.element) }
    case .null, .false, .true, .number, .string: []
    }
  }

  private func within(_ name: String) -> JSONDifference {
    let needsDot = !path.isEmpty && !path.hasPrefix("[")
    return JSONDifference(path: name + (needsDot ? "." : "") + path, expected: expected, got: got)
  }
}
