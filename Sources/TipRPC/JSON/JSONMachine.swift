/// The parser's state: a position, the tokens so far, and the innermost open array or object.
///
/// Nesting takes no stack: the `next` of an open container's token holds the index of the container around it. All
/// steps are inlined into `run`, so that the state stays in registers.
@safe
struct JSONMachine {
  private var at: Int
  private let depthLimit: Int
  // Unsafe in that nothing keeps the memory: `run` is lent it. All indexes are below `count`, all room is looked for first.
  private let tokens: UnsafeMutableBufferPointer<JSONToken>
  private var count = 0
  private var open = -1
  private var depth = 0
  private var children: Int32 = 0
  private var isInObject = false

  /// Reads a text from a position on into the room for tokens, all but the last two of it at most; false if there is more.
  static func run(
    _ text: Span<UInt8>, from start: Int, depthLimit: Int, into tokens: UnsafeMutableBufferPointer<JSONToken>,
    _ count: inout Int
  ) throws(JSONError) -> Bool {
    var machine = unsafe JSONMachine(at: start, depthLimit: depthLimit, tokens: tokens)
    defer { count = machine.count }
    return try machine.read(text)
  }

  @inline(always)
  private init(at: Int, depthLimit: Int, tokens: UnsafeMutableBufferPointer<JSONToken>) {
    self.at = at
    self.depthLimit = depthLimit
    unsafe self.tokens = tokens
  }

  @inline(always)
  private mutating func read(_ text: Span<UInt8>) throws(JSONError) -> Bool {
    at = JSONScanner.skipMark(text, at)
    var isFirst = false
    repeat {
      guard unsafe count &+ 2 <= tokens.count else { return false }
      if open < 0 {
        isFirst = try value(text)
      } else {
        isFirst = isInObject ? try member(text, isFirst) : try element(text, isFirst)
      }
    } while open >= 0
    at = JSONScanner.skipWhite(text, at)
    guard at == text.count else { throw error(text[at] == UInt8(ascii: "/") ? .comment : .textAfterValue) }
    return true
  }

  /// Reads a member or the end of the open object; true if the member's value is a container that is now open.
  @inline(always)
  private mutating func member(
    _ text: Span<UInt8>, _ isFirst: Bool
  ) throws(JSONError) -> Bool {
    try skipWhite(text)
    if text[at] == UInt8(ascii: "}") { return close() }
    if !isFirst { try comma(text, before: UInt8(ascii: "}")) }
    guard text[at] == UInt8(ascii: "\"") else { throw error(JSONScanner.reasonForNoKey(text[at])) }
    try string(text)
    try skipWhite(text)
    guard text[at] == UInt8(ascii: ":") else { throw error(.missingColon) }
    at &+= 1
    children &+= 1
    return try value(text)
  }

  /// Reads an element or the end of the open array; true if the element is a container that is now open.
  @inline(always)
  private mutating func element(
    _ text: Span<UInt8>, _ isFirst: Bool
  ) throws(JSONError) -> Bool {
    try skipWhite(text)
    if text[at] == UInt8(ascii: "]") { return close() }
    if !isFirst { try comma(text, before: UInt8(ascii: "]")) }
    children &+= 1
    return try value(text)
  }

  /// Reads a comma and what white space follows; the text does not end there.
  @inline(always)
  private mutating func comma(_ text: Span<UInt8>, before end: UInt8) throws(JSONError) {
    let comma = at
    guard text[comma] == UInt8(ascii: ",") else { throw error(JSONScanner.reasonForNoComma(text[comma])) }
    at = comma &+ 1
    try skipWhite(text)
    if text[at] == end { throw JSONError(offset: comma, reason: .trailingComma) }
  }

  /// Skips white space, behind which something must come.
  @inline(always)
  private mutating func skipWhite(_ text: Span<UInt8>) throws(JSONError) {
    at = JSONScanner.skipWhite(text, at)
    guard at < text.count else { throw error(.endOfText) }
  }
}

extension JSONMachine {
  /// Reads a scalar, or the opening bracket of a container; true for the latter.
  @inline(always)
  private mutating func value(_ text: Span<UInt8>) throws(JSONError) -> Bool {
    try skipWhite(text)
    switch text[at] {
    case UInt8(ascii: "\""): try string(text)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number(text)
    case UInt8(ascii: "{"):
      try begin(.object)
      return true
    case UInt8(ascii: "["):
      try begin(.array)
      return true
    case UInt8(ascii: "t"): append(token(.true, to: try JSONScanner.endOfWord("true", text, at)))
    case UInt8(ascii: "f"): append(token(.false, to: try JSONScanner.endOfWord("false", text, at)))
    case UInt8(ascii: "n"): append(token(.null, to: try JSONScanner.endOfWord("null", text, at)))
    case let byte: throw error(JSONScanner.reasonForNoValue(byte))
    }
    return false
  }

  @inline(always)
  private mutating func string(_ text: Span<UInt8>) throws(JSONError) {
    var isEscaped = false
    let end = try JSONScanner.endOfString(text, at, &isEscaped)
    var token = token(.string, to: end)
    token.isEscaped = isEscaped
    append(token)
  }

  @inline(always)
  private mutating func number(_ text: Span<UInt8>) throws(JSONError) {
    var value: Int32 = 0
    if let end = JSONScanner.endOfShortNumber(text, at, &value) {
      var token = token(.number, to: end)
      token.count = value
      token.isShort = true
      append(token)
    } else {
      append(token(.number, to: try JSONScanner.endOfNumber(text, at)))
    }
  }

  /// A token from the position on, to which no other one belongs.
  @inline(always)
  private func token(_ kind: JSONKind, to end: Int) -> JSONToken {
    JSONToken(
      start: Int32(truncatingIfNeeded: at), end: Int32(truncatingIfNeeded: end),
      next: Int32(truncatingIfNeeded: count &+ 1), count: 0, kind: kind)
  }

  @inline(always)
  private mutating func append(_ token: JSONToken) {
    unsafe tokens.initializeElement(at: count, to: token)
    count &+= 1
    at = Int(token.end)
  }

  @inline(always)
  private mutating func begin(_ kind: JSONKind) throws(JSONError) {
    guard depth < depthLimit else { throw error(.nesting(limit: depthLimit)) }
    if open >= 0 { unsafe tokens[open].count = children }
    var token = token(kind, to: at &+ 1)
    token.next = Int32(truncatingIfNeeded: open)
    open = count
    append(token)
    depth &+= 1
    children = 0
    isInObject = kind == .object
  }

  @inline(always)
  private mutating func close() -> Bool {
    at &+= 1
    let outer = unsafe Int(tokens[open].next)
    unsafe tokens[open].end = Int32(truncatingIfNeeded: at)
    unsafe tokens[open].next = Int32(truncatingIfNeeded: count)
    unsafe tokens[open].count = children
    depth &-= 1
    open = outer
    guard outer >= 0 else { return false }
    children = unsafe tokens[outer].count
    isInObject = unsafe tokens[outer].kind == .object
    return false
  }

  private func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(offset: at, reason: reason)
  }
}
