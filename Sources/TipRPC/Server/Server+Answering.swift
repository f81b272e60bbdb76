extension Server {
  /// Answers each message of a batch, in order, in one list; nothing is written if none wants an answer.
  mutating func answerBatch(_ json: JSONValue) {
    guard json.count > 0 else {
      refuse(nil, .invalidRequest("A batch must have at least one message."))
      return
    }
    guard json.count <= limits.batch else {
      refuse(nil, .tooLarge("A batch must have at most \(limits.batch) messages, not \(json.count).", limits.batch))
      return
    }
    let start = writer.bytes.count
    writer.beginArray()
    let empty = writer.bytes.count
    for message in json.elements where state.exitStatus == nil {
      // Subtraction, since a sum might pass the largest number.
      answer(message, hasRoom: writer.bytes.count - start <= limits.batchReply)
    }
    if writer.bytes.count == empty {
      writer.bytes.removeLast(empty - start)
    } else {
      writer.endArray()
    }
  }

  /// Answers one message: at most one response is written, which is an error if there is no room for more.
  mutating func answer(_ json: JSONValue, hasRoom: Bool = true) {
    switch Message(json) {
    case .response: break
    case .invalid(let id, let text): refuse(id, .invalidRequest(text))
    case .refused(let text): tellRefusal(text)
    case .call(let call):
      if let id = call.id {
        guard hasRoom else {
          return refuse(
            id, .tooLarge("The answers to a batch must have at most \(limits.batchReply) bytes.", limits.batchReply))
        }
        answer(call, id)
      } else {
        notify(call)
      }
    }
  }

  private mutating func answer(_ call: Call, _ id: ArraySlice<UInt8>) {
    let start = writer.bytes.count
    let begin = lapStart()
    let phase = state.phase
    do {
      let method = try requestMethod(call)
      writer.beginResult(id)
      let empty = writer.bytes.count
      try method.handle(&state, call.params, &writer)
      if writer.bytes.count == empty { writer.null() }
      writer.endObject()
    } catch {
      writer.bytes.removeLast(writer.bytes.count - start)
      refuse(id, error)
    }
    tellPhase(since: phase)
    trace(call, id, since: begin)
  }

  /// Answers with an error.
  mutating func refuse(_ id: ArraySlice<UInt8>?, _ error: RPCError) {
    writer.response(id, error)
    log(.warning, "A message was refused: " + error.message)
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
    let method = MethodTable.find(call.method)
    // A notification that comes before initialize or after shutdown is dropped, but for exit.
    guard state.phase == .running || method?.name == "exit" else { return }
    guard let method, method.kind != .request else { return tellUnserved(call.method, method) }
    var report = JSONWriter()
    do {
      switch method.kind {
      case .request: break
      case .notification: try method.handle(&state, call.params, &report)
      case .change:
        state.hasChanged = false
        report.beginNotification(.changed)
        try method.handle(&state, call.params, &report)
        report.endObject()
        if state.hasChanged { state.notifications.append(report.bytes) }
      }
    } catch {
      tellRefusal(error.message)
    }
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

  /// Begins a response that is a result, up to that.
  mutating func beginResult(_ id: ArraySlice<UInt8>) {
    append(atMost: 33 + id.count) { room in
      room.append("{\"jsonrpc\":\"2.0\",\"id\":")
      room.append(id.span)
      room.append(",\"result\":")
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
