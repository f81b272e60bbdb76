import TipCore
import TipRPC

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program: reads its arguments and does what they ask.
@main
enum Main {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs one command and returns the status to exit with.
  private static func run(_ arguments: [String]) -> Int32 {
    let command: Command
    do throws(UsageError) {
      command = try Command(arguments)
    } catch {
      report("tipd: \(error.message)\n\(Command.usage)")
      return 2
    }
    switch command {
    case .help: return printText(Command.usage + Command.explanation) ? 0 : 1
    case .version: return printText("tipd \(Version.current)\n") ? 0 : 1
    case .schema: return printText(Schema.text) ? 0 : 1
    case .demo(let output): return DemoCommand.run(output: output)
    case .render(let options): return RenderCommand.run(options)
    case .replay(let arguments): return ReplayCommand.run(arguments)
    case .serve(let arguments): return serve(arguments)
    }
  }

  /// Serves one client on standard input and output until either side ends.
  private static func serve(_ arguments: ServeArguments) -> Int32 {
    ignoreBrokenPipes()
    guard let output = OutputChannel(guarding: StandardDescriptor.output) else {
      report("tipd: standard output is closed\n")
      return 1
    }
    defer { output.restore() }
    do throws(RecordError) {
      var loop = try EventLoop(output: output, arguments: arguments)
      return loop.run()
    } catch {
      report("tipd: cannot write the record '\(arguments.record ?? "")': \(error.reason)\n")
      return 1
    }
  }
}
