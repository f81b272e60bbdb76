/// How messages are told apart: by header fields, or by lines.
package enum FramingStyle: Sendable {
  /// Header fields, Content-Length among them, then a blank line and the message.
  case contentLength
  /// One message on each line.
  case lines
}

/// What a peer may send at most.
package struct FrameLimits: Sendable {
  /// The bytes of one block of header fields, blank line included.
  package let headerBlock: Int
  /// The bytes of one message without its header, or of one line without its newline.
  package let body: Int

  /// Creates limits: 8 KiB of header fields and 16 MiB of body unless said otherwise.
  ///
  /// Both are brought between 1 byte and 1 GiB, which tokens can still number.
  package init(headerBlock: Int = 8 << 10, body: Int = 16 << 20) {
    self.headerBlock = min(max(headerBlock, 1), 1 << 30)
    self.body = min(max(body, 1), 1 << 30)
  }
}

/// What comes out of a stream next.
package enum Frame: Equatable, Sendable {
  /// A message: a range of the decoder's buffer, valid until the decoder is changed again.
  case message(Range<Int>)
  /// A message that is left out; the stream goes on behind it.
  case refused(FrameRefusal)
  /// The stream cannot be followed any more; nothing comes after this.
  case lost(FrameLoss)
}

/// Why one message was left out.
package enum FrameRefusal: Error, Equatable {
  /// A header declares more bytes than the limit.
  case bodyTooLong(length: Int64, limit: Int)
  /// A line is longer than the limit.
  case lineTooLong(limit: Int)
  /// A header names a charset other than UTF-8.
  case charset(String)

  /// What was found and what is allowed, in English.
  package var text: String {
    switch self {
    case .bodyTooLong(let length, let limit): "a message of \(length) bytes; at most \(limit) are allowed"
    case .lineTooLong(let limit): "a line of more than \(limit) bytes; at most \(limit) are allowed"
    case .charset(let name): "the charset \"\(name)\"; only utf-8 is allowed"
    }
  }

  /// The limit that was passed, nil if it was none.
  package var limit: Int? {
    switch self {
    case .bodyTooLong(_, let limit), .lineTooLong(let limit): limit
    case .charset: nil
    }
  }
}

/// Why a stream cannot be followed any more.
package enum FrameLoss: Error, Equatable {
  /// A header has no Content-Length.
  case lengthMissing
  /// A Content-Length is no number, or too large a one.
  case lengthInvalid(String)
  /// A header has two Content-Lengths that differ.
  case lengthsDiffer(Int64, Int64)
  /// A header line is no field, printed by something else perhaps.
  case lineWithoutColon(String)
  /// A header goes on beyond the limit.
  case headerTooLong(limit: Int)

  /// What was found and what is allowed, in English.
  package var text: String {
    switch self {
    case .lengthMissing: "a header without Content-Length; it is required"
    case .lengthInvalid(let value): "the Content-Length \"\(value)\"; it must be a number of bytes, digits only"
    case .lengthsDiffer(let first, let second):
      "the Content-Lengths \(first) and \(second) in one header; they must be the same"
    case .lineWithoutColon(let line): "the header line \"\(line)\"; it must be a name, a colon and a value"
    case .headerTooLong(let limit): "a header of more than \(limit) bytes; at most \(limit) are allowed"
    }
  }

  /// The limit that was passed, nil if it was none.
  package var limit: Int? {
    switch self {
    case .headerTooLong(let limit): limit
    case .lengthMissing, .lengthInvalid, .lengthsDiffer, .lineWithoutColon: nil
    }
  }
}
