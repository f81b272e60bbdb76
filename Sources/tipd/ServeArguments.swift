import TipRPC

/// What the command line says of serving.
struct ServeArguments: Equatable {
  /// Serving ends when the process with this id is gone.
  var clientProcess: Int64?
  /// The file that the conversation is recorded in.
  var record: String?
  /// What is written on standard error.
  var logLevel = LogLevel.error
}

extension Command {
  /// The names of the options of serving, for hints.
  static let serveOptions = ["--stdio", "--clientProcessId", "--record", "--log-level"]

  /// Serving, with the options in `arguments`, or what one of them asks for in its place.
  init(serveWith arguments: ArraySlice<String>) throws(UsageError) {
    var serve = ServeArguments()
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--stdio": continue
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      default: try serve.take(argument, &rest)
      }
    }
    self = .serve(serve)
  }
}

extension ServeArguments {
  /// Takes an option and its value.
  fileprivate mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    if let id = try rest.value(of: "--clientProcessId", in: argument, "a process id") {
      clientProcess = try processId(id)
    } else if let file = try rest.value(of: "--record", in: argument, "the name of a file") {
      record = file
    } else if let level = try rest.value(of: "--log-level", in: argument, "one of \(levels)") {
      logLevel = try readLogLevel(level)
    } else {
      throw UsageError(unknown: argument, known: Command.words)
    }
  }
}

private let levels = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")

private func processId(_ text: String) throws(UsageError) -> Int64 {
  guard let id = Int32(text), id > 0 else { throw UsageError("--clientProcessId needs a process id, not '\(text)'") }
  return Int64(id)
}

private func readLogLevel(_ text: String) throws(UsageError) -> LogLevel {
  guard let level = LogLevel(rawValue: text) else {
    throw UsageError("--log-level needs one of \(levels), not '\(text)'")
  }
  return level
}
