/// What the command line says of a replay.
struct ReplayArguments: Equatable {
  /// The record.
  var file: String
  /// The message of tipd after which it stops to print a picture; nil: it goes on to the end and compares.
  var stop: Int?
  /// The session whose picture is printed; nil: the only one.
  var session: String?
}

extension Command {
  /// The replay that the words after `replay` ask for.
  init(replayWith arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    var file: String?
    var replay = ReplayArguments(file: "")
    while let argument = rest.popFirst() {
      if ["--help", "-h"].contains(argument) {
        self = .help
        return
      }
      if let number = try rest.value(of: "--at", in: argument, "the number of a message") {
        replay.stop = try messageNumber(number)
      } else if let session = try rest.value(of: "--session", in: argument, "the id of a session") {
        replay.session = session
      } else if file == nil, !argument.hasPrefix("--"), !argument.isEmpty {
        file = argument
      } else {
        throw UsageError(unknown: argument, known: ["--at", "--session", "--help"])
      }
    }
    guard let file else { throw UsageError("replay needs the name of a file that --record wrote") }
    guard replay.session == nil || replay.stop != nil else { throw UsageError("--session needs --at") }
    replay.file = file
    self = .replay(replay)
  }
}

private func messageNumber(_ text: String) throws(UsageError) -> Int {
  guard let number = Int(text), number > 0 else {
    throw UsageError("--at needs the number of a message, not '\(text)'")
  }
  return number
}
