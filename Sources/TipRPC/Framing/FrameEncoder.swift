/// Puts what frames a message around it, in the array where the message is written.
package enum FrameEncoder {
  /// A message that was begun: how it is framed and where it starts.
  package struct Mark {
    fileprivate let style: FramingStyle
    fileprivate let start: Int
    fileprivate let bodyStart: Int
  }

  /// Most replies are of three digits; another number of them moves the body once, by a few bytes.
  private static let guess = "Content-Length: 000\r\n\r\n"
  private static let digitsStart = 16

  /// Begins a message at the end of `bytes`; its body is to be appended, then `finish` called.
  ///
  /// A line's body must hold no newline: JSON needs none, and what is copied from a peer's lines has none.
  package static func begin(_ style: FramingStyle, into bytes: inout [UInt8]) -> Mark {
    let start = bytes.count
    switch style {
    case .contentLength: bytes.append(contentsOf: guess.utf8)
    case .lines: break
    }
    return Mark(style: style, start: start, bodyStart: bytes.count)
  }

  /// Ends the message that was begun with `mark`: everything after it is its body.
  package static func finish(_ mark: Mark, in bytes: inout [UInt8]) {
    switch mark.style {
    case .contentLength: writeLength(mark, in: &bytes)
    case .lines: bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Takes back the message that was begun with `mark`, body and all.
  package static func cancel(_ mark: Mark, in bytes: inout [UInt8]) {
    bytes.removeSubrange(mark.start...)
  }

  private static func writeLength(_ mark: Mark, in bytes: inout [UInt8]) {
    let start = mark.start + digitsStart
    var length = bytes.count - mark.bodyStart
    guard (100...999).contains(length) else {
      bytes.replaceSubrange(start..<start + 3, with: length.description.utf8)
      return
    }
    for place in [2, 1, 0] {
      bytes[start + place] = UInt8(ascii: "0") + UInt8(length % 10)
      length /= 10
    }
  }
}
