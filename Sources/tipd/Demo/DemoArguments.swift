extension Command {
  /// The demo that the words after `demo` ask for.
  init(demoWith words: Words) throws(UsageError) {
    var words = words
    var output = DemoCommand.standardOutput
    while let argument = words.next() {
      if let other = Command(alone: argument) {
        self = other
        return
      }
      guard let file = try words.file(of: "--output", in: argument) else {
        throw UsageError(unknown: argument, known: ["--output", "--help"])
      }
      output = file
    }
    self = .demo(output: output)
  }
}
