/// The parser's state: a position, the tokens so far and the innermost open array or object.
///
/// Nesting takes no stack: the `next` of an open container's token holds the index of the container around it. All
/// steps are inlined into `run`, so that the state stays in registers.
struct JSONMachine {
  var at: Int
  var depthLimit: Int
  var tokens: [JSONToken] = []
  private var open = -1
  private var depth = 0
  private var count: Int32 = 0
  private var isInObject = false

  init(at: Int, depthLimit: Int) {
    self.at = at
    self.depthLimit = depthLimit
  }

  mutating func run(_ text: Span<UInt8>) throws(JSONError) {
    at = JSONScanner.skipMark(text, at)
    var isFirst = try value(text)
    while open >= 0 {
      isFirst = isInObject ? try member(text, isFirst) : try element(text, isFirst)
    }
    at = JSONScanner.skipWhite(text, at)
    guard at == text.count else { throw error(text[at] == UInt8(ascii: "/") ? .comment : .textAfterValue) }
  }

  /// Reads a member or the end of the open object; true if the member's value is a container that is now open.
  @inline(__always)
  private mutating func member(_ text: Span<UInt8>, _ isFirst: Bool) throws(JSONError) -> Bool {
    at = JSONScanner.skipWhite(text, at)
    guard at < text.count else { throw error(.endOfText) }
    if text[at] == UInt8(ascii: "}") { return close() }
    if !isFirst { try comma(text, before: UInt8(ascii: "}")) }
    try key(text)
    at = JSONScanner.skipWhite(text, at)
    guard at < text.count else { throw error(.endOfText) }
    guard text[at] == UInt8(ascii: ":") else { throw error(.missingColon) }
    at &+= 1
    count &+= 1
    return try value(text)
  }

  /// Reads an element or the end of the open array; true if the element is a container that is now open.
  @inline(__always)
  private mutating func element(_ text: Span<UInt8>, _ isFirst: Bool) throws(JSONError) -> Bool {
    at = JSONScanner.skipWhite(text, at)
    guard at < text.count else { throw error(.endOfText) }
    if text[at] == UInt8(ascii: "]") { return close() }
    if !isFirst { try comma(text, before: UInt8(ascii: "]")) }
    count &+= 1
    return try value(text)
  }

  @inline(__always)
  private mutating func comma(_ text: Span<UInt8>, before end: UInt8) throws(JSONError) {
    let comma = at
    guard text[comma] == UInt8(ascii: ",") else { throw error(JSONScanner.reasonForNoComma(text[comma])) }
    at = JSONScanner.skipWhite(text, comma &+ 1)
    guard at < text.count, text[at] == end else { return }
    throw JSONError(offset: comma, reason: .trailingComma)
  }

  @inline(__always)
  private mutating func key(_ text: Span<UInt8>) throws(JSONError) {
    guard at < text.count else { throw error(.endOfText) }
    guard text[at] == UInt8(ascii: "\"") else { throw error(JSONScanner.reasonForNoKey(text[at])) }
    try string(text)
  }
}

extension JSONMachine {
  /// Reads a scalar, or the opening bracket of a container; true for the latter.
  @inline(__always)
  private mutating func value(_ text: Span<UInt8>) throws(JSONError) -> Bool {
    at = JSONScanner.skipWhite(text, at)
    guard at < text.count else { throw error(.endOfText) }
    switch text[at] {
    case UInt8(ascii: "\""): try string(text)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      append(.number, to: try JSONScanner.endOfNumber(text, at))
    case UInt8(ascii: "{"):
      try begin(.object)
      return true
    case UInt8(ascii: "["):
      try begin(.array)
      return true
    case UInt8(ascii: "t"): append(.true, to: try JSONScanner.endOfWord("true", text, at))
    case UInt8(ascii: "f"): append(.false, to: try JSONScanner.endOfWord("false", text, at))
    case UInt8(ascii: "n"): append(.null, to: try JSONScanner.endOfWord("null", text, at))
    case let byte: throw error(JSONScanner.reasonForNoValue(byte))
    }
    return false
  }

  @inline(__always)
  private mutating func string(_ text: Span<UInt8>) throws(JSONError) {
    var isEscaped = false
    let end = try JSONScanner.endOfString(text, at, &isEscaped)
    append(.string, to: end, isEscaped: isEscaped)
  }

  @inline(__always)
  private mutating func append(_ kind: JSONKind, to end: Int, isEscaped: Bool = false) {
    let next = Int32(truncatingIfNeeded: tokens.count &+ 1)
    tokens.append(
      JSONToken(
        start: Int32(truncatingIfNeeded: at), end: Int32(truncatingIfNeeded: end), next: next, count: 0, kind: kind,
        isEscaped: isEscaped))
    at = end
  }

  @inline(__always)
  private mutating func begin(_ kind: JSONKind) throws(JSONError) {
    guard depth < depthLimit else { throw error(.nesting(limit: depthLimit)) }
    if open >= 0 { tokens[open].count = count }
    let outer = open
    open = tokens.count
    append(kind, to: at &+ 1)
    tokens[open].next = Int32(truncatingIfNeeded: outer)
    depth &+= 1
    count = 0
    isInObject = kind == .object
  }

  @inline(__always)
  private mutating func close() -> Bool {
    at &+= 1
    let outer = Int(tokens[open].next)
    tokens[open].end = Int32(truncatingIfNeeded: at)
    tokens[open].next = Int32(truncatingIfNeeded: tokens.count)
    tokens[open].count = count
    depth &-= 1
    open = outer
    guard outer >= 0 else { return false }
    count = tokens[outer].count
    isInObject = tokens[outer].kind == .object
    return false
  }

  private func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(offset: at, reason: reason)
  }
}
