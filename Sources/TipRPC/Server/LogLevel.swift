/// How grave a line of the log is; a log of one level has the lines of the graver ones as well.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// Something is lost: the stream, or a record.
  case error
  /// A message was refused.
  case warning
  /// The connection begins or ends.
  case info
  /// A message was served.
  case debug

  /// Graver levels come first.
  package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }

  /// The number in `window/logMessage`.
  var rank: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    case .debug: 4
    }
  }
}

/// One line of the log.
package struct LogLine: Equatable, Sendable {
  /// How grave it is.
  package let level: LogLevel
  /// One sentence, perhaps with words of the host in it.
  package let text: String
}

/// What the log is told, and to whom.
struct Log {
  /// What is kept: this level and the graver ones.
  var level = LogLevel.error
  /// The lines that nobody has taken yet.
  var lines: [LogLine] = []
}
