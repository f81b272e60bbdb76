/// Cuts a stream of bytes into messages, the same ones however the stream arrives in pieces.
///
/// Bytes go in by `append`, frames come out by `next` until it is nil. Nothing is reserved for a declared length, and
/// what is refused is dropped as it arrives.
package struct FrameDecoder {
  /// How the stream tells messages apart, nil until its first byte that is not white space.
  package private(set) var style: FramingStyle?
  /// The bytes that messages are ranges of.
  package private(set) var buffer: [UInt8] = []

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
  /// The first byte that is not used up.
  private var head = 0
  /// The first byte that was not searched for a newline, at or after `head`.
  private var searched = 0
  private var hasSkippedMark = false

  /// Creates a decoder at the start of a stream.
  package init(limits: FrameLimits = FrameLimits()) {
    self.limits = limits
  }

  /// Whether the stream must not end here: a message has begun and not ended, or the stream was lost.
  package var isInsideMessage: Bool {
    switch state {
    case .start, .line: head < buffer.count
    case .header(let header): header.size > 0 || head < buffer.count
    case .body, .skippedBody, .skippedLine, .lost: true
    }
  }

  /// Takes in bytes that have arrived.
  package mutating func append(_ bytes: [UInt8]) {
    append(bytes[...])
  }

  /// Takes in bytes that have arrived.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    compact()
    switch state {
    case .lost: return
    case .skippedBody(let left):
      // The buffer is empty here: `next` has dropped what was in it.
      let dropped = Int(min(left, Int64(bytes.count)))
      state = left > Int64(dropped) ? .skippedBody(left - Int64(dropped)) : .header(FrameHeader())
      buffer.append(contentsOf: bytes.dropFirst(dropped))
    case .skippedLine:
      guard let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
      state = .line
      buffer.append(contentsOf: bytes[(newline + 1)...])
    case .start, .header, .body, .line: buffer.append(contentsOf: bytes)
    }
  }

  /// Returns the next frame, nil if more bytes are needed.
  package mutating func next() -> Frame? {
    while true {
      switch state {
      case .start: guard start() else { return nil }
      case .header(var header):
        guard let line = headerLine(&header) else { return headerWithoutLine(header) }
        if let frame = take(line, of: &header) { return frame }
      case .body(let length): return body(length)
      case .line: return line()
      case .skippedBody, .skippedLine, .lost: return nil
      }
    }
  }

  /// Ends the stream: in the lines style, what stands after the last newline is a message.
  package mutating func endOfInput() -> Frame? {
    switch state {
    case .line:
      skipWhite()
      guard head < buffer.count else { return nil }
      return message(to: buffer.count)
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
    skipWhite()
    guard head < buffer.count else { return false }
    if !hasSkippedMark {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let found = buffer[head...].prefix(3)
      if found.count < 3, mark.starts(with: found) { return false }
      hasSkippedMark = true
      if found.elementsEqual(mark) {
        head += 3
        return true
      }
    }
    let isLines = buffer[head] == UInt8(ascii: "{") || buffer[head] == UInt8(ascii: "[")
    style = isLines ? .lines : .contentLength
    state = isLines ? .line : .header(FrameHeader())
    searched = head
    return true
  }

  /// The next line of a header, without its end; nil if it is not whole or the header is too long with it.
  private mutating func headerLine(_ header: inout FrameHeader) -> Range<Int>? {
    if header.size == 0 { skipWhite() }
    // No newline beyond the limit counts, so that the outcome does not hang on how much has arrived.
    let end = head + min(buffer.count - head, limits.headerBlock - header.size)
    guard let newline = newline(before: end) else { return nil }
    let line = head..<newline
    header.size += newline + 1 - head
    head = newline + 1
    searched = head
    return line
  }

  private mutating func headerWithoutLine(_ header: FrameHeader) -> Frame? {
    guard buffer.count - head >= limits.headerBlock - header.size else { return nil }
    return lose(.headerTooLong(limit: limits.headerBlock))
  }

  private mutating func take(_ line: Range<Int>, of header: inout FrameHeader) -> Frame? {
    do throws(FrameLoss) {
      guard try header.read(buffer.span, line) else {
        state = .header(header)
        return nil
      }
      return try endHeader(header)
    } catch {
      return lose(error)
    }
  }

  private mutating func endHeader(_ header: FrameHeader) throws(FrameLoss) -> Frame? {
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

  private mutating func body(_ length: Int) -> Frame? {
    guard buffer.count - head >= length else { return nil }
    state = .header(FrameHeader())
    return message(to: head + length)
  }

  private mutating func skipBody(_ length: Int64) {
    let dropped = Int(min(length, Int64(buffer.count - head)))
    head += dropped
    searched = head
    state = length > Int64(dropped) ? .skippedBody(length - Int64(dropped)) : .header(FrameHeader())
  }
}

extension FrameDecoder {
  private mutating func line() -> Frame? {
    skipWhite()
    let end = head + min(buffer.count - head, limits.body + 1)
    if let newline = newline(before: end) {
      let frame = message(to: newline)
      head = newline + 1
      searched = head
      return frame
    }
    guard buffer.count - head > limits.body else { return nil }
    skipLine()
    return .refused(.lineTooLong(limit: limits.body))
  }

  private mutating func skipLine() {
    let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n"))
    head = newline.map { $0 + 1 } ?? buffer.count
    searched = head
    state = newline == nil ? .skippedLine : .line
  }

  private mutating func message(to end: Int) -> Frame {
    let start = head
    head = end
    searched = end
    return .message(start..<end)
  }

  private mutating func lose(_ loss: FrameLoss) -> Frame {
    state = .lost
    head = buffer.count
    searched = head
    return .lost(loss)
  }

  private mutating func newline(before end: Int) -> Int? {
    while searched < end {
      if buffer[searched] == UInt8(ascii: "\n") { return searched }
      searched += 1
    }
    return nil
  }

  private mutating func skipWhite() {
    while head < buffer.count, FrameHeader.isWhite(buffer[head]) { head += 1 }
    searched = max(searched, head)
  }

  /// Drops the bytes that are used up, when that costs less than they did.
  private mutating func compact() {
    let left = buffer.count - head
    guard head > 0, left <= head else { return }
    if left == 0, buffer.capacity > 1 << 20 {
      // One large message must not keep its memory for the rest of a long life.
      buffer = []
    } else {
      buffer.removeSubrange(..<head)
    }
    searched -= head
    head = 0
  }
}
