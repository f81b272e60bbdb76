extension Server {
  /// Answers each message of a batch, in order, in one list; nothing is written if none wants an answer.
  mutating func answerBatch(_ json: JSONValue) {
    guard json.count > 0 else {
      writer.response(nil, .invalidRequest("A batch must have at least one message."))
      return
    }
    let start = writer.bytes.count
    writer.beginArray()
    let empty = writer.bytes.count
    for message in json.elements where state.exitStatus == nil { answer(message) }
    if writer.bytes.count == empty {
      writer.bytes.removeLast(empty - start)
    } else {
      writer.endArray()
    }
  }

  /// Answers one message: at most one response is written.
  mutating func answer(_ json: JSONValue) {
    switch Message(json) {
    case .response: break
    case .invalid(let id, let text): writer.response(id, .invalidRequest(text))
    case .call(let call):
      if let id = call.id {
        answer(call, id)
      } else {
        notify(call)
      }
    }
  }

  private mutating func answer(_ call: Call, _ id: ArraySlice<UInt8>) {
    let start = writer.bytes.count
    do {
      let method = try requestMethod(call)
      writer.beginResponse(id)
      writer.key("result")
      let empty = writer.bytes.count
      try method.handle(&state, call.params, &writer)
      if writer.bytes.count == empty { writer.null() }
      writer.endObject()
    } catch {
      writer.bytes.removeLast(writer.bytes.count - start)
      writer.response(id, error)
    }
    trace(call, id)
  }

  /// The lifecycle of requests: `initialize` first and once, nothing after `shutdown`.
  private func requestMethod(_ call: Call) throws(RPCError) -> Method {
    let method = MethodTable.find(call.method)
    let isInitialize = method?.name == "initialize"
    switch state.phase {
    case .created where !isInitialize: throw .notInitialized
    case .running where isInitialize: throw .invalidRequest("initialize was served already.")
    case .shutDown: throw .invalidRequest("Nothing but exit is served after shutdown.")
    case .created, .running: break
    }
    guard let method, method.kind != .notification else { throw .methodNotFound(call.method.string() ?? "") }
    return method
  }

  /// Serves a notification: never answered; what it changed is reported by `session/changed`.
  private mutating func notify(_ call: Call) {
    guard let method = MethodTable.find(call.method) else { return }
    // A notification that comes before initialize or after shutdown is dropped, but for exit.
    guard state.phase == .running || method.name == "exit" else { return }
    var report = JSONWriter()
    do {
      switch method.kind {
      case .request: return
      case .notification: try method.handle(&state, call.params, &report)
      case .change:
        state.hasChanged = false
        report.beginNotification(.changed)
        try method.handle(&state, call.params, &report)
        report.endObject()
        if state.hasChanged { state.notifications.append(report.bytes) }
      }
    } catch {
      // JSON-RPC leaves no way to answer a notification; the trace tells of it.
      logTrace("A notification was refused: " + error.message, nil)
    }
  }

  private mutating func trace(_ call: Call, _ id: ArraySlice<UInt8>) {
    guard state.trace != .off else { return }
    let name = call.method.string() ?? ""
    let params = call.params.map { (params: JSONValue) -> String in String(decoding: params.raw, as: UTF8.self) }
    logTrace("Answered \(name), id \(String(decoding: id, as: UTF8.self)).", params ?? "no params")
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

extension JSONWriter {
  /// Begins a response; `result` or `error` is to follow, and the end of the object.
  mutating func beginResponse(_ id: ArraySlice<UInt8>?) {
    append(atMost: 23) { out in out.append("{\"jsonrpc\":\"2.0\",\"id\":") }
    if let id {
      raw(id)
    } else {
      null()
    }
  }

  /// Writes a whole response with an error.
  mutating func response(_ id: ArraySlice<UInt8>?, _ error: RPCError) {
    beginResponse(id)
    key("error")
    self.error(error)
    endObject()
  }
}
