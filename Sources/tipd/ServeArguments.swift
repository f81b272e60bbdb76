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

  /// Serving, with the options in `words`, or what one of them asks for in its place.
  init(serveWith words: Words) throws(UsageError) {
    var words = words
    var serve = ServeArguments()
    while let argument = words.next() {
      if argument == "--stdio" { continue }
      if let other = Command(alone: argument) {
        self = other
        return
      }
      if let id = try words.value(of: "--clientProcessId", in: argument, "a process id") {
        serve.clientProcess = try processId(id)
      } else if let file = try words.file(of: "--record", in: argument) {
        serve.record = file
      } else if let level = try words.value(of: "--log-level", in: argument, "one of \(levels)") {
        serve.logLevel = try logLevel(level)
      } else {
        throw UsageError(unknown: argument, known: Command.words)
      }
    }
    self = .serve(serve)
  }
}

private let levels = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")

private func processId(_ text: String) throws(UsageError) -> Int64 {
  guard let id = Int32(text), id > 0 else {
    throw UsageError("--clientProcessId needs a process id, not '\(text)'")
  }
  return Int64(id)
}

private func logLevel(_ text: String) throws(UsageError) -> LogLevel {
  guard let level = LogLevel(rawValue: text) else {
    throw UsageError("--log-level needs one of \(levels), not '\(text)'")
  }
  return level
}
