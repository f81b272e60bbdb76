import TipCore

/// The command `tipd demo`.
enum DemoCommand {
  /// Where the page goes unless the command line says otherwise.
  static let standardOutput = "tipd-demo.html"

  /// Plays the demo, writes its page to the file `output`, and returns the status to exit with.
  static func run(output: String) -> Int32 {
    ignoreBrokenPipes()
    do throws(DemoError) {
      try play(output: output)
      return 0
    } catch {
      report("tipd demo: \(error.message)\n")
      return 1
    }
  }

  private static func play(output: String) throws(DemoError) {
    guard printText("tipd \(Version.current) starts itself and asks where tips go\n\n") else { throw .outputClosed }
    var player = DemoPlayer(try DemoChild())
    try player.play()
    let page = DemoPage(records: player.records)
    do throws(FileError) {
      try writeFile(page.text, to: output)
    } catch {
      throw .unwritable(path: output, error)
    }
    guard printText("\nEvery step is drawn in \(output): open it in a browser\n") else { throw .outputClosed }
  }
}
