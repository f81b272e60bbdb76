/// The kind of a JSON value.
package enum JSONKind: UInt8, Sendable {
  /// The word `null`.
  case null
  /// The word `false`.
  case `false`
  /// The word `true`.
  case `true`
  /// A number, whole or not.
  case number
  /// A string, also one that is the key of a member.
  case string
  /// Members in braces.
  case object
  /// Elements in brackets.
  case array
}

/// One value or key of a parsed text, as a range of the input.
///
/// Tokens stand in the order of the text. After an object's token come its members flat (key, value's subtree, key,
/// value's subtree, …), after an array's token its elements; the subtree of token `i` is `tokens[i ..< tokens[i].next]`.
package struct JSONToken: Equatable, Sendable {
  /// The index of the first byte in the parsed array, quote or bracket included.
  package var start: Int32
  /// The index after the last byte in the parsed array, quote or bracket included.
  package var end: Int32
  /// The index of the token after this value's whole subtree.
  package var next: Int32
  /// The number of members of an object or elements of an array; the value of a number that `isShort`; else 0.
  package var count: Int32
  /// The kind of the value; a key is a string.
  package var kind: JSONKind
  /// Whether a string contains a backslash, so that its bytes are not its text.
  package var isEscaped = false
  /// Whether a number is whole, not negative and of at most nine digits, so that the parser knows its value.
  package var isShort = false
}
