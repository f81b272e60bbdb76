import TipCore

/// Why a message was not served: the one list from which kinds and texts come.
indirect enum RPCError: Error, Equatable {
  /// The message is not JSON.
  case parse(JSONError)
  /// The stream cannot be followed any more.
  case lost(FrameLoss)
  /// The frame was left out.
  case refused(FrameRefusal)
  /// The message is not a JSON-RPC message, or comes at the wrong time.
  case invalidRequest(String)
  /// A batch is beyond this limit.
  case tooLarge(String, Int)
  /// There is no such method.
  case methodNotFound(String)
  /// A member of params was refused.
  case invalidParams(ParamsError)
  /// A request came before `initialize`.
  case notInitialized
  /// The session refused the call; `list` is the member whose element an index in the error counts.
  case session(SessionError, list: String?)
  /// The session refused what it was to be; `path` is the member of the params.
  case restoring(SessionError, path: String?)
  /// Time was to be moved, but the clock is not the host's.
  case clockNotManual
}

extension RPCError {
  /// The kind of error: its name and code on the wire.
  var kind: ErrorKind {
    switch self {
    case .parse, .lost: .parse
    case .refused, .invalidRequest, .tooLarge: .invalidRequest
    case .methodNotFound: .methodNotFound
    case .invalidParams: .invalidParams
    case .notInitialized: .notInitialized
    case .session(.noSession, _): .noSession
    case .session(.unknownSession, _): .unknownSession
    case .session(.sessionExists, _): .sessionExists
    case .session(.tipExists, _): .tipExists
    case .session(.unknownTip, _): .unknownTip
    case .session(.unknownTarget, _): .unknownTarget
    case .session(.unknownButton, _): .unknownButton
    case .session(.unknownStep, _): .unknownStep
    case .session(.unknownQuestion, _): .unknownQuestion
    case .session(.wrongAnswer, _): .wrongAnswer
    case .session(.limit, _): .limit
    case .restoring(let error, _): RPCError.session(error, list: nil).kind
    case .clockNotManual: .clockNotManual
    }
  }

  /// The message in English.
  var message: String {
    switch self {
    case .parse(let error): "The message is not JSON: \(error.reason.text) at byte \(error.offset)."
    case .lost(let loss): "The stream cannot be followed: found \(loss.text)."
    case .refused(let refusal): "The message was left out: found \(refusal.text)."
    case .invalidRequest(let text), .tooLarge(let text, _): text
    case .methodNotFound(let name):
      "There is no method \"\(name)\"." + Self.hint(nearestName(to: name, among: MethodTable.names))
    case .invalidParams(let error):
      "\(Self.path(error)): found \(error.found); expected \(error.expected)." + Self.hint(error.nearest)
    case .notInitialized: "The first request must be initialize."
    case .session(let error, _), .restoring(let error, _): Self.text(error)
    case .clockNotManual: "clock/advance needs initializationOptions.clock to be \"manual\"."
    }
  }

  /// The path of a params error from `params` on.
  static func path(_ error: ParamsError) -> String {
    error.path.isEmpty ? "params" : "params." + error.path
  }

  private static func hint(_ nearest: String?) -> String {
    guard let nearest else { return "" }
    return " Did you mean \"\(nearest)\"?"
  }

  private static func text(_ error: SessionError) -> String {
    switch error {
    case .noSession(open: 0): "No session is open."
    case .noSession(let open): "\(open) sessions are open: params.session must name one."
    case .unknownSession(let id): "No session has the id \"\(id)\"."
    case .sessionExists(let id): "A session with the id \"\(id)\" is open already."
    case .tipExists(let id, _): "A tip or step with the id \"\(id)\" is there already."
    case .unknownTip(let id): "No tip on the screen has the id \"\(id)\"."
    case .unknownButton(let id, let known):
      "The tip has no button with the id \"\(id)\"." + hint(nearestName(to: id, among: known))
    case .unknownTarget(let name, _): "The session has no target \"\(name)\" now."
    case .unknownStep(.id(let id)): "The tour has no step with the id \"\(id)\"."
    case .unknownStep(.index(let index)): "The tour has no step at position \(index)."
    case .unknownQuestion(let id): "No question with the id \"\(id)\" was asked."
    case .wrongAnswer(let expected): "The question cannot be answered so: expected \(expected)."
    case .limit(let name, let value): "The limit \(name) of \(value) would be passed."
    }
  }
}
