import TipRPC

/// Any text is JSON or not, whatever stands around it; what is JSON can be read and written again.
enum JSONFuzzing {
  static func complaint(about input: [UInt8]) -> String? {
    switch parse(input, in: 0..<input.count) {
    case .failure(let error):
      guard (0...input.count).contains(error.offset) else { return "an error at byte \(error.offset)" }
      return isAlone(in: [UInt8(ascii: "[")] + input + [UInt8(ascii: "]")]) ? "JSON only within a list" : nil
    case .success(let tokens):
      return complaint(about: tokens, of: input) ?? complaintAboutPlace(input, tokens)
    }
  }

  private static func parse(_ text: [UInt8], in range: Range<Int>) -> Result<[JSONToken], JSONError> {
    var tokens: [JSONToken] = []
    do throws(JSONError) {
      try JSONParser.parse(text, in: range, into: &tokens)
      return .success(tokens)
    } catch {
      return .failure(error)
    }
  }

  /// Whether a list is JSON and has one element.
  private static func isAlone(in list: [UInt8]) -> Bool {
    guard case .success(let tokens) = parse(list, in: 0..<list.count) else { return false }
    return tokens.first?.count == 1
  }

  /// Within a larger array the tokens are the same, so many bytes further on.
  private static func complaintAboutPlace(_ input: [UInt8], _ tokens: [JSONToken]) -> String? {
    let moved = Array("\"[".utf8) + input + Array("]\"".utf8)
    guard case .success(let others) = parse(moved, in: 2..<2 + input.count), others.count == tokens.count else {
      return "other JSON at another place"
    }
    for (token, other) in zip(tokens, others) {
      var expected = token
      expected.start += 2
      expected.end += 2
      if other != expected { return "another token at another place" }
    }
    return nil
  }

  private static func complaint(about tokens: [JSONToken], of input: [UInt8]) -> String? {
    let value = JSONValue(bytes: input, tokens: tokens)
    for (index, token) in tokens.enumerated() {
      guard 0 <= token.start, token.start < token.end, Int(token.end) <= input.count else { return "a token outside" }
      guard index < Int(token.next), Int(token.next) <= tokens.count else { return "a token without a next one" }
    }
    return complaint(about: value)
  }

  private static func complaint(about value: JSONValue) -> String? {
    switch value.kind {
    case .null: return nil
    case .true, .false: return value.bool() == nil ? "a Boolean that is none" : nil
    case .number: return (value.number() ?? .nan).isNaN ? "a number that is none" : nil
    case .string: return complaint(aboutString: value)
    case .array:
      for element in value.elements { if let complaint = complaint(about: element) { return complaint } }
    case .object:
      for (key, element) in value.members {
        if let complaint = complaint(aboutString: key) ?? complaint(about: element) { return complaint }
      }
    }
    return nil
  }

  /// A string that is written reads as what was written.
  private static func complaint(aboutString value: JSONValue) -> String? {
    guard let text = value.string(), value.equals(text) else { return "a string that is not itself" }
    var writer = JSONWriter()
    writer.value(text)
    guard case .success(let tokens) = parse(writer.bytes, in: 0..<writer.bytes.count) else {
      return "a string not written"
    }
    let again = JSONValue(bytes: writer.bytes, tokens: tokens).string()
    let expected = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    return again.map { Array($0.utf8) } == Array(expected.utf8) ? nil : "a string that changes when written"
  }
}
