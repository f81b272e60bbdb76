extension Command {
  /// The command in the words after `demo`.
  init(demoWith arguments: ArraySlice<String>) throws(UsageError) {
    var output = DemoCommand.standardOutput
    var rest = arguments
    while let argument = rest.popFirst() {
      if ["--help", "-h"].contains(argument) {
        self = .help
        return
      }
      guard let path = try rest.value(of: "--output", in: argument, "the name of a file") else {
        throw UsageError(unknown: argument, known: ["--output", "--help"])
      }
      output = path
    }
    self = .demo(output: output)
  }
}
