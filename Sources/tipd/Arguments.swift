import TipRPC

/// What the command line asks for.
enum Command: Equatable {
  /// Serve a client; end when the process with this id, if one is given, is gone.
  case serve(clientProcess: Int64?)
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
    var rest = arguments[...]
    if rest.first == "demo" {
      self = try Command(demoWith: rest.dropFirst())
      return
    }
    if rest.first == "render" {
      self = try Command(renderWith: rest.dropFirst())
      return
    }
    if rest.first == "schema" {
      if arguments.count > 1 { throw UsageError(unknown: arguments[1], known: []) }
      self = .schema
      return
    }
    var clientProcess: Int64?
    while let argument = rest.popFirst() {
      switch argument {
      case "--stdio": continue
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      case "--clientProcessId":
        clientProcess = try processId(rest.popFirst())
      case _ where argument.hasPrefix("--clientProcessId="):
        clientProcess = try processId(String(argument.dropFirst("--clientProcessId=".count)))
      default:
        throw UsageError(unknown: argument, known: Command.words)
      }
    }
    self = .serve(clientProcess: clientProcess)
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

/// The process id that follows `--clientProcessId`.
private func processId(_ text: String?) throws(UsageError) -> Int64 {
  guard let text else { throw UsageError("--clientProcessId needs a process id") }
  guard let id = Int32(text), id > 0 else {
    throw UsageError("--clientProcessId needs a process id, not '\(text)'")
  }
  return Int64(id)
}

extension Command {
  /// What the first words of a command line may be.
  private static let words = ["demo", "render", "schema", "--stdio", "--clientProcessId", "--help", "--version"]

  /// How the program is called; follows every complaint about arguments.
  static let usage = """
    usage: tipd [--stdio] [--clientProcessId PID]
           tipd demo [--output FILE]
           tipd render [FILE] [--html] [--animate] [--regions] [--dark] [--output FILE]
           tipd schema
           tipd --help | --version

    """

  /// What `--help` adds to the usage.
  static let explanation = """

    Answers JSON-RPC 2.0 requests on standard input where tooltips and product tours go on a screen. A graphical
    program spawns it and draws what it says; it is not meant to be used by hand. To see what it does, run `tipd demo`:
    it plays a tour of a built-in window with itself and draws each step in a page for a browser.

      --stdio                 serve on standard input and output; this is the default
      --clientProcessId PID   end when this process is gone
      demo                    play the built-in tour, print a line for each step and write the page
      render                  draw, as SVG, what FILE or standard input holds: the params of `layout`, the result of
                              `session/get`, a change result or one picture, as JSON
      --html                  draw it as a page for a browser; a list of them is drawn as a page of figures
      --animate               let it move as its motions say
      --regions               outline what reacts to taps
      --dark                  draw a dark window
      --output FILE           where it goes; without it, of `render` to standard output, of `demo` to
                              \(DemoCommand.standardOutput)
      schema                  print the protocol as data: one JSON object with every method, option, error and event
      --help, -h              print this text
      --version               print the version

    """
}
