#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why the demo could not be shown.
enum DemoError: Error {
  /// The program could not be started a second time; the system's reason.
  case notStarted(Int32)
  /// The child ended before its time.
  case ended(ChildEnd)
  /// The child neither answered nor ended.
  case silent
  /// The child wrote something that is no answer; what it was.
  case garbled(String)
  /// The child refused a request.
  case refused(method: String, message: String)
  /// Standard output takes nothing.
  case outputClosed
  /// The page could not be written.
  case unwritable(path: String, FileError)
}

/// How a child process ended.
enum ChildEnd: Equatable {
  /// By itself, with this status.
  case exited(Int32)
  /// By a signal.
  case killed(Int32)
  /// The system has collected its status.
  case unknown
}

extension ChildEnd {
  /// Reads the status that `waitpid` gives: a signal in its low seven bits, else an exit status above them.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .killed(signal)
  }

  /// How it ended, to follow "the child".
  var text: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .killed(let signal): "was ended by signal \(signal)"
    case .unknown: "ended"
    }
  }
}

extension DemoError {
  /// One sentence for whoever started the demo.
  var message: String {
    switch self {
    case .notStarted(let error): "cannot start itself as a child: \(systemText(error))"
    case .ended(let end): "the child \(end.text) in the middle of the demo"
    case .silent: "the child gave no answer for \(Int(DemoChild.patience)) seconds"
    case .garbled(let text): "the child's answer cannot be read: \(text)"
    case .refused(let method, let message): "the child refused \(method): \(message)"
    case .outputClosed: "cannot write to standard output"
    case .unwritable(let path, let error): "cannot write the page to '\(path)': \(error.text)"
    }
  }
}
