/// The kinds of errors, in the order of protocol.md: the raw value is the kind on the wire.
enum ErrorKind: String, CaseIterable, Sendable {
  case parse, invalidRequest, methodNotFound, invalidParams, `internal`, notInitialized
  case noSession, unknownSession, sessionExists, tipExists, unknownTip, unknownTarget, limit, clockNotManual
  case unknownButton, unknownStep, unknownQuestion, wrongAnswer

  /// The code on the wire.
  var code: Int {
    switch self {
    case .parse: -32700
    case .invalidRequest: -32600
    case .methodNotFound: -32601
    case .invalidParams: -32602
    case .internal: -32603
    case .notInitialized: -32002
    case .noSession: 1
    case .unknownSession: 2
    case .sessionExists: 3
    case .tipExists: 4
    case .unknownTip: 5
    case .unknownTarget: 6
    case .limit: 7
    case .clockNotManual: 8
    case .unknownButton: 9
    case .unknownStep: 10
    case .unknownQuestion: 11
    case .wrongAnswer: 12
    }
  }

  /// When it is answered, for the documentation.
  var doc: String {
    switch self {
    case .parse: "The message is not JSON."
    case .invalidRequest: "The message is not a JSON-RPC message, or comes at the wrong time."
    case .methodNotFound: "There is no such method."
    case .invalidParams: "A member of params is missing, unknown, of the wrong kind or out of bounds."
    case .internal: "A defect of tipd."
    case .notInitialized: "A request came before initialize."
    case .noSession: "No session is open, or session was left out while several are open."
    case .unknownSession: "No session has this id."
    case .sessionExists: "A session with this id is open already."
    case .tipExists: "A tip or step with this id is on the screen or in the tour already."
    case .unknownTip: "No tip on the screen has this id."
    case .unknownTarget: "The session has no target of this name now."
    case .limit: "A named limit would be passed."
    case .clockNotManual: "Time was to be moved, but the clock is not the host's."
    case .unknownButton: "The tip has no button with this id."
    case .unknownStep: "The tour has no step of this id or at this position."
    case .unknownQuestion: "No such question was asked."
    case .wrongAnswer: "The question cannot be answered so."
    }
  }
}
