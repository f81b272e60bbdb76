/// Why a call on a session was refused; nothing has changed.
public indirect enum SessionError: Error, Equatable, Sendable {
  /// The session was not named, and not exactly one is open.
  case noSession(open: Int)
  /// No session has this id.
  case unknownSession(String)
  /// A session with this id is open already.
  case sessionExists(String)
  /// A tip or step with this id is there already; `index` is its place in the request.
  case tipExists(String, index: Int)
  /// No tip on the screen has this id.
  case unknownTip(String)
  /// The tip has no button of this id; `known` are those that it has.
  case unknownButton(String, known: [String])
  /// The session has no target of this name, or none at present; `index` is the tip's place in the request, if any.
  case unknownTarget(String, index: Int?)
  /// The tour has no such step.
  case unknownStep(StepName)
  /// The question was never asked.
  case unknownQuestion(String)
  /// The question cannot be answered so.
  case wrongAnswer(expected: String)
  /// A limit would be passed.
  case limit(name: String, value: Int)
}

/// How much one server keeps.
public struct StoreLimits: Sendable {
  /// Open sessions.
  public var sessions = 1_000
  /// Tips and steps in one session.
  public var tipsPerSession = 20_000
  /// Named targets in one session.
  public var targetsPerSession = 20_000
  /// Named conditions in one session.
  public var conditionsPerSession = 20_000
  /// Faces of fonts.
  public var fonts = 64

  /// Creates the default limits.
  public init() {}
}
