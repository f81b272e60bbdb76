extension Server {
  /// Serves what comes next out of the stream.
  mutating func serve(_ frame: Frame) {
    switch frame {
    case .message(let range): serve(range)
    case .refused(let refusal): sendError(.refused(refusal))
    case .lost(let loss):
      sendError(.lost(loss), .error)
      state.exitStatus = 1
    }
  }

  /// Serves the message in a range of the decoder's buffer.
  private mutating func serve(_ range: Range<Int>) {
    do {
      try JSONParser.parse(decoder.buffer, in: range, into: &tokens)
    } catch {
      isCutOff = error.reason == .endOfText
      sendError(.parse(error))
      return
    }
    serve(JSONValue(bytes: decoder.buffer, tokens: tokens))
  }

  private mutating func serve(_ json: JSONValue) {
    let mark = FrameEncoder.begin(style, into: &writer.bytes)
    let start = writer.bytes.count
    if json.kind == .array {
      answerBatch(json)
    } else {
      answer(json)
    }
    finish(mark, bodyStart: start)
  }

  /// Ends a frame: nothing is sent of an empty one, and what is due before it goes out first.
  private mutating func finish(_ mark: FrameEncoder.Mark, bodyStart: Int) {
    guard !state.notifications.isEmpty else {
      endFrame(mark, isEmpty: writer.bytes.count == bodyStart)
      return
    }
    let body = Array(writer.bytes[bodyStart...])
    FrameEncoder.cancel(mark, in: &writer.bytes)
    sendNotifications()
    if !body.isEmpty { send(body) }
  }

  private mutating func endFrame(_ mark: FrameEncoder.Mark, isEmpty: Bool) {
    if isEmpty {
      FrameEncoder.cancel(mark, in: &writer.bytes)
    } else {
      FrameEncoder.finish(mark, in: &writer.bytes)
    }
  }

  mutating func sendNotifications() {
    let due = state.notifications
    state.notifications = []
    for body in due { send(body) }
  }

  private mutating func send(_ body: [UInt8]) {
    let mark = FrameEncoder.begin(style, into: &writer.bytes)
    writer.bytes.append(contentsOf: body)
    FrameEncoder.finish(mark, in: &writer.bytes)
  }

  private mutating func sendError(_ error: RPCError, _ level: LogLevel = .warning) {
    log(level, error.message)
    sendNotifications()
    let mark = FrameEncoder.begin(style, into: &writer.bytes)
    writer.response(nil, error)
    FrameEncoder.finish(mark, in: &writer.bytes)
  }

  private var style: FramingStyle { decoder.style ?? .contentLength }
}
