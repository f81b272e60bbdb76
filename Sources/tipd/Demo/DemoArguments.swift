extension Command {
  /// The command in the words after `demo`.
  init(demoWith arguments: ArraySlice<String>) throws(UsageError) {
    var output = DemoCommand.standardOutput
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--output":
        output = try fileName(rest.popFirst())
      case _ where argument.hasPrefix("--output="):
        output = try fileName(String(argument.dropFirst("--output=".count)))
      default:
        throw UsageError(unknown: argument, known: ["--output", "--help"])
      }
    }
    self = .demo(output: output)
  }
}

/// The name of a file that follows `--output`.
func fileName(_ text: String?) throws(UsageError) -> String {
  guard let text, !text.isEmpty else { throw UsageError("--output needs the name of a file") }
  return text
}
