import TipCore
import TipRPC

/// The command `tipd replay`.
enum ReplayCommand {
  /// Runs a record again, says what became of it, and returns the status to exit with: 1 for a difference, 2 if the
  /// record cannot be used.
  static func run(_ arguments: ReplayArguments) -> Int32 {
    ignoreBrokenPipes()
    do throws(RecordError) {
      let lines = try read(arguments.file)
      guard let stop = arguments.stop else { return compare(lines) }
      return try picture(lines, at: stop, of: arguments.session)
    } catch {
      report("tipd replay: '\(arguments.file)': \(error.reason)\n")
      return 2
    }
  }

  private static func read(_ path: String) throws(RecordError) -> [RecordLine] {
    var lines: [RecordLine] = []
    for text in try readLines(of: path) {
      guard let line = RecordLine(text), lines.isEmpty == line.isHead else {
        throw RecordError("line \(lines.count + 1) is not one that tipd --record writes")
      }
      lines.append(line)
    }
    guard !lines.isEmpty else {
      throw RecordError("it is empty; a record begins with a line that tipd --record writes")
    }
    return lines
  }

  private static func compare(_ lines: [RecordLine]) -> Int32 {
    var replay = Replay()
    replay.run(lines)
    if let difference = replay.difference {
      let note =
        replay.version == Version.current ? "" : "recorded by tipd \(replay.version), replayed by \(Version.current)\n"
      return printText(difference.text + note) ? 1 : 2
    }
    let rest = replay.unrecorded > 0 ? "; the record ends before \(replay.unrecorded) more" : ""
    return printText("\(replay.said - replay.unrecorded) messages, no difference\(rest)\n") ? 0 : 2
  }

  private static func picture(_ lines: [RecordLine], at stop: Int, of session: String?) throws(RecordError) -> Int32 {
    var replay = Replay()
    replay.run(lines, stop: stop)
    guard replay.said >= stop else { throw RecordError("tipd says \(replay.said) messages in it, not \(stop)") }
    if let difference = replay.difference { report("tipd replay: before the picture: \(difference.text)") }
    do {
      let picture = try replay.server.picture(of: session)
      return printText(String(decoding: picture, as: UTF8.self) + "\n") ? 0 : 2
    } catch {
      throw RecordError("after message \(stop): \(error.message)")
    }
  }
}

extension RecordLine {
  /// Whether the line is the first of a record.
  fileprivate var isHead: Bool {
    if case .head = self { true } else { false }
  }
}
