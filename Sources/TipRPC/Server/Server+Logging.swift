import TipCore

extension Server {
  /// Takes the lines of the log that were not taken before.
  package mutating func takeLog() -> [LogLine] {
    guard !state.log.lines.isEmpty else { return [] }
    defer { state.log.lines = [] }
    return state.log.lines
  }

  /// Keeps a line for the log; a host that traces hears of it at once.
  package mutating func tell(_ level: LogLevel, _ text: String) {
    warn(level, text)
    sendNotifications()
  }

  /// Keeps a line for the log of what no answer tells; a host that traces hears of it with what comes next.
  mutating func warn(_ level: LogLevel, _ text: String) {
    log(level, text)
    guard state.trace != .off else { return }
    var report = JSONWriter()
    report.beginNotification(.logMessage)
    report.beginObject()
    report.member("type", level.rank)
    report.member("message", text)
    report.endObject()
    report.endObject()
    state.notifications.append(report.bytes)
  }

  /// Keeps a line for the log alone.
  package mutating func log(_ level: LogLevel, _ text: @autoclosure () -> String) {
    guard level <= state.log.level else { return }
    state.log.lines.append(LogLine(level: level, text: text()))
  }

  /// Tells of a notification that was refused: JSON-RPC leaves no way to answer it.
  mutating func tellRefusal(_ reason: String) {
    let text = "A notification was refused: " + reason
    log(.warning, text)
    logTrace(text, nil)
  }

  /// Tells of a notification that does nothing, because no method has its name or it must be a request.
  mutating func tellUnserved(_ name: JSONValue, _ method: Method?) {
    let name = name.string() ?? ""
    guard method == nil else { return warn(.warning, "A notification does nothing: \(name) must be a request.") }
    // LSP lets everyone ignore these.
    guard !Array(name.utf8)[...].begins(with: "$/") else { return }
    warn(.warning, "A notification does nothing: " + RPCError.methodNotFound(name).message)
  }

  /// Tells of a new phase of the connection.
  mutating func tellPhase(since phase: Phase) {
    guard phase != state.phase else { return }
    let news = state.phase == .running ? "has begun" : "is shut down"
    log(.info, "The connection \(news).")
  }

  /// Tells of a request that was served.
  mutating func trace(_ call: Call, _ id: ArraySlice<UInt8>, since start: Double?) {
    guard state.trace != .off || state.log.level == .debug else { return }
    let name = call.method.string() ?? ""
    let text = "Answered \(name), id \(String(decoding: id, as: UTF8.self))\(lap(since: start))."
    log(.debug, text)
    let params = call.params.map { (params: JSONValue) -> String in String(decoding: params.raw, as: UTF8.self) }
    logTrace(text, params ?? "no params")
  }

  /// The time at which a request begins, if it is to be told how long it takes.
  ///
  /// On the manual clock it is not: what is said must depend on what the host sends alone.
  func lapStart() -> Double? {
    guard state.trace != .off || state.log.level == .debug, !state.isClockManual else { return nil }
    return stopwatch?()
  }

  private func lap(since start: Double?) -> String {
    guard let start, !state.isClockManual, let end = stopwatch?() else { return "" }
    var writer = JSONWriter()
    writer.rounded((end - start) * 1000)
    return ", in \(String(decoding: writer.bytes, as: UTF8.self)) ms"
  }

  private mutating func logTrace(_ message: String, _ verbose: String?) {
    guard state.trace != .off else { return }
    var report = JSONWriter()
    report.beginNotification(.logTrace)
    report.beginObject()
    report.member("message", message)
    if state.trace == .verbose, let verbose { report.member("verbose", verbose) }
    report.endObject()
    report.endObject()
    state.notifications.append(report.bytes)
  }
}
