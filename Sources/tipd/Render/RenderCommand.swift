import TipRPC

/// The command `tipd render`.
enum RenderCommand {
  /// Draws what the options name and returns the status to exit with.
  static func run(_ options: RenderOptions) -> Int32 {
    ignoreBrokenPipes()
    do throws(RenderError) {
      try render(options)
      return 0
    } catch {
      report("tipd render: \(error.message)\n")
      return 1
    }
  }

  private static func render(_ options: RenderOptions) throws(RenderError) {
    let inputs = try RenderInput.read(try read(options))
    guard options.isPage || inputs.count == 1 else { throw .several(inputs.count) }
    try write(RenderDocument(inputs: inputs, options: options).text, to: options.output)
  }

  private static func read(_ options: RenderOptions) throws(RenderError) -> JSONValue {
    let name = options.input.map { (path: String) -> String in "'\(path)'" } ?? "standard input"
    let bytes: [UInt8]
    do throws(FileError) {
      if let path = options.input {
        bytes = try readFile(path)
      } else {
        bytes = try readToEnd(of: StandardDescriptor.input)
      }
    } catch {
      throw .unreadable(input: name, error)
    }
    do throws(JSONError) {
      return try JSONValue(parsing: bytes)
    } catch {
      throw .notJSON(input: name, error)
    }
  }

  private static func write(_ text: String, to path: String?) throws(RenderError) {
    guard let path else {
      guard printText(text) else { throw .outputClosed }
      return
    }
    do throws(FileError) {
      try writeFile(text, to: path)
    } catch {
      throw .unwritable(path: path, error)
    }
  }
}
