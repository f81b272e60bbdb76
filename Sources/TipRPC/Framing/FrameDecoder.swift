/// Cuts a stream of bytes into messages, the same ones however the stream arrives in pieces.
///
/// Bytes go in by `append`, frames come out by `next` until it is nil. Nothing is reserved for a declared length, and
/// what is refused is dropped as it arrives.
package struct FrameDecoder {
  /// How the stream tells messages apart, nil until its first byte that is not white space.
  package private(set) var style: FramingStyle?

  private enum State {
    case start
    case header(FrameHeader)
    case body(Int)
    case skippedBody(Int64)
    case line
    case skippedLine
    case lost
  }

  private let limits: FrameLimits
  private var state = State.start
  private var input = FrameBuffer()
  private var hasSkippedMark = false

  /// Creates a decoder at the start of a stream.
  package init(limits: FrameLimits = FrameLimits()) {
    self.limits = limits
  }

  /// The bytes that messages are ranges of.
  package var buffer: [UInt8] { input.bytes }

  /// Whether the stream must not end here: a message has begun and not ended, or the stream was lost.
  ///
  /// It holds once `next` has returned nil.
  package var isInsideMessage: Bool {
    switch state {
    case .start, .line: input.count > 0
    case .header(let header): header.size > 0 || input.count > 0
    case .body, .skippedBody, .skippedLine, .lost: true
    }
  }

  /// Takes in bytes that have arrived.
  package mutating func append(_ bytes: [UInt8]) {
    append(bytes[...])
  }

  /// Takes in bytes that have arrived.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    switch state {
    case .lost: return
    case .skippedBody(let left):
      // Nothing is held here: `next` has used up what was.
      let dropped = Int(min(left, Int64(bytes.count)))
      state = left > Int64(dropped) ? .skippedBody(left - Int64(dropped)) : .header(FrameHeader())
      input.append(bytes.dropFirst(dropped))
    case .skippedLine:
      guard let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
      state = .line
      input.append(bytes[(newline + 1)...])
    case .start, .header, .body, .line: input.append(bytes)
    }
  }

  /// Returns the next frame, nil if more bytes are needed.
  package mutating func next() -> Frame? {
    while true {
      switch state {
      case .start: guard start() else { return nil }
      case .header(var header):
        if header.size == 0, beginBody() { continue }
        let room = limits.headerBlock - header.size
        // No newline beyond the limit counts, so that the outcome does not hang on how much has arrived.
        guard let line = input.takeLine(within: room) else {
          return input.count < room ? nil : lose(.headerTooLong(limit: limits.headerBlock))
        }
        header.size += line.count + 1
        if let frame = read(line, of: &header) { return frame }
      case .body(let length):
        guard input.count >= length else { return nil }
        state = .header(FrameHeader())
        return .message(input.take(length))
      case .line: return line()
      case .skippedBody, .skippedLine, .lost: return nil
      }
    }
  }

  /// Ends the stream: in the lines style, what stands after the last newline is a message.
  package mutating func endOfInput() -> Frame? {
    switch state {
    case .line:
      input.skipWhite()
      return input.count > 0 ? .message(input.take()) : nil
    case .skippedLine:
      state = .line
      return nil
    case .start, .header, .body, .skippedBody, .lost: return nil
    }
  }
}

extension FrameDecoder {
  /// Finds the style by the first byte that is not white space; false if there is none yet.
  private mutating func start() -> Bool {
    input.skipWhite()
    let bytes = input.bytes[input.head...]
    guard let first = bytes.first else { return false }
    if !hasSkippedMark {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      if bytes.starts(with: mark) {
        hasSkippedMark = true
        input.take(mark.count)
        return true
      }
      if mark.starts(with: bytes) { return false }
    }
    let isLines = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    style = isLines ? .lines : .contentLength
    state = isLines ? .line : .header(FrameHeader())
    return true
  }

  /// Begins a body whose header is the usual one; false, with the white space before a header skipped, for any other.
  private mutating func beginBody() -> Bool {
    input.skipWhite()
    guard let usual = FrameHeader.usual(input.bytes.span, from: input.head) else { return false }
    guard usual.length <= limits.body, usual.bodyStart - input.head <= limits.headerBlock else { return false }
    input.take(usual.bodyStart - input.head)
    state = .body(usual.length)
    return true
  }

  private mutating func read(_ line: Range<Int>, of header: inout FrameHeader) -> Frame? {
    do throws(FrameLoss) {
      guard try header.read(input.bytes.span, line) else {
        state = .header(header)
        return nil
      }
      return try end(header)
    } catch {
      return lose(error)
    }
  }

  private mutating func end(_ header: FrameHeader) throws(FrameLoss) -> Frame? {
    guard let length = header.length else { throw .lengthMissing }
    guard length <= Int64(limits.body) else {
      skipBody(length)
      return .refused(.bodyTooLong(length: length, limit: limits.body))
    }
    if let charset = header.refusedCharset {
      skipBody(length)
      return .refused(.charset(charset))
    }
    state = .body(Int(length))
    return nil
  }

  private mutating func skipBody(_ length: Int64) {
    let dropped = Int64(input.take(Int(min(length, Int64(input.count)))).count)
    state = length > dropped ? .skippedBody(length - dropped) : .header(FrameHeader())
  }

  private mutating func line() -> Frame? {
    input.skipWhite()
    if let line = input.takeLine(within: limits.body + 1) { return .message(line) }
    guard input.count > limits.body else { return nil }
    state = input.takeLine(within: input.count) == nil ? .skippedLine : .line
    if case .skippedLine = state { input.take() }
    return .refused(.lineTooLong(limit: limits.body))
  }

  private mutating func lose(_ loss: FrameLoss) -> Frame {
    state = .lost
    input.take()
    return .lost(loss)
  }
}
