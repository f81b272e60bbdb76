extension EasingChoice {
  /// Every name and the two functions, as an error lists them.
  public static let forms: [String] =
    EasingName.allCases.map { (name: EasingName) -> String in name.rawValue } + [
      "cubic-bezier(x1, y1, x2, y2)", "steps(n, jump-start | jump-end | jump-none | jump-both)",
    ]

  /// Reads a name or one of CSS's functions; nil for anything else.
  ///
  /// The x of `cubic-bezier` lie within 0 and 1 and its y within ±1000; `steps` are 1 to 1000.
  public init?(_ text: String) {
    if let name = EasingName(rawValue: text) {
      self = .named(name)
    } else if let numbers = arguments(of: "cubic-bezier", text), let curve = Self.curve(numbers) {
      self = .cubicBezier(curve)
    } else if let words = arguments(of: "steps", text), let steps = Self.steps(words) {
      self = .steps(steps)
    } else {
      return nil
    }
  }

  private static func curve(_ words: [String]) -> CubicBezier? {
    var numbers: [Double] = []
    for word in words {
      guard let number = plainNumber(word) else { return nil }
      numbers.append(number)
    }
    guard numbers.count == 4 else { return nil }
    for x in [numbers[0], numbers[2]] where x < 0 || x > 1 { return nil }
    for y in [numbers[1], numbers[3]] where y.magnitude > 1000 { return nil }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static func steps(_ words: [String]) -> Steps? {
    guard words.count == 1 || words.count == 2, let count = Int(words[0]), count >= 1, count <= 1000 else { return nil }
    guard words.count == 2 else { return Steps(count) }
    for jump in StepJump.allCases where words[1] == "jump-" + jump.rawValue {
      return jump == .none && count < 2 ? nil : Steps(count, jump: jump)
    }
    return nil
  }

  /// The easing as it is read.
  public var text: String {
    switch self {
    case .named(let name): name.rawValue
    case .cubicBezier(let curve): "cubic-bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    case .steps(let steps): "steps(\(steps.count), jump-\(steps.jump.rawValue))"
    }
  }
}

/// The words between the parentheses of a function, without spaces around them; nil if the text is no such call.
private func arguments(of function: String, _ text: String) -> [String]? {
  let bytes = Array(text.utf8)
  let name = Array((function + "(").utf8)
  guard bytes.count > name.count, Array(bytes[..<name.count]) == name, bytes.last == UInt8(ascii: ")") else {
    return nil
  }
  var words: [String] = []
  var word: [UInt8] = []
  for byte in bytes[name.count..<bytes.count - 1] + [UInt8(ascii: ",")] {
    switch byte {
    case UInt8(ascii: ","):
      while word.last == UInt8(ascii: " ") { word.removeLast() }
      words.append(String(decoding: word, as: UTF8.self))
      word = []
    case UInt8(ascii: " ") where word.isEmpty: break
    default: word.append(byte)
    }
  }
  return words
}

/// A number in digits with a sign and a point; Swift reads more, such as `nan`.
private func plainNumber(_ word: String) -> Double? {
  for byte in Array(word.utf8) {
    let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    guard isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") else { return nil }
  }
  guard word.utf8.count <= 32 else { return nil }
  return Double(word)
}
