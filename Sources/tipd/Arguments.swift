import TipRPC

/// What the command line asks for.
enum Command: Equatable {
  /// Serve a client.
  case serve(ServeArguments)
  /// Run a record again.
  case replay(ReplayArguments)
  /// Play the demo and write its page to this file.
  case demo(output: String)
  /// Draw pictures or layouts.
  case render(RenderOptions)
  /// Print the usage and what the arguments mean.
  case help
  /// Print the version.
  case version
  /// Print the protocol as data.
  case schema

  /// The command in `arguments`, the words after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case "demo": self = try Command(demoWith: rest)
    case "render": self = try Command(renderWith: rest)
    case "replay": self = try Command(replayWith: rest)
    case "schema":
      if let argument = rest.first { throw UsageError(unknown: argument, known: []) }
      self = .schema
    default: self = try Command(serveWith: arguments[...])
    }
  }
}

/// A command line that cannot be obeyed.
struct UsageError: Error {
  /// One sentence that names the wrong argument.
  let message: String

  init(_ message: String) { self.message = message }

  /// Names an argument that there is not, and the one that was probably meant.
  init(unknown argument: String, known: [String]) {
    let name = String(argument.prefix { $0 != "=" })
    // A known word in the wrong place needs no hint.
    let hint = known.contains(name) ? nil : nearestName(to: name, among: known)
    message = "unknown argument '\(argument)'" + (hint.map { "; did you mean '\($0)'?" } ?? "")
  }
}
