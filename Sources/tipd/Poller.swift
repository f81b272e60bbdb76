#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for the input, the output or a time.
struct Poller {
  /// What a wait found.
  struct Readiness {
    /// The input has bytes or its end, or it failed: a read tells which.
    var input = false
    /// The input's writer is gone; told even while the input is not asked for.
    var inputHungUp = false
    /// The output takes bytes, or it failed: a write tells which.
    var output = false
  }

  private let output: Int32
  private var entries = [pollfd(), pollfd()]

  /// Waits for standard input and for the descriptor `output`.
  init(output: Int32) { self.output = output }

  /// Waits until something that was asked for is ready, or for `seconds` (nil: without limit).
  mutating func wait(forInput: Bool, forOutput: Bool, seconds: Double?) -> Readiness {
    entries[0] = pollfd(fd: StandardDescriptor.input, events: forInput ? Int16(POLLIN) : 0, revents: 0)
    // poll ignores an entry with a negative descriptor.
    entries[1] = pollfd(fd: forOutput ? output : -1, events: Int16(POLLOUT), revents: 0)
    // Unsafe: passes the array's own address and length. A signal ends the wait early; the caller waits again.
    guard unsafe poll(&entries, nfds_t(entries.count), Poller.milliseconds(seconds)) > 0 else { return Readiness() }
    let found = entries[0].revents
    return Readiness(
      input: forInput && found != 0,
      inputHungUp: found & ~Int16(POLLIN) != 0,
      output: entries[1].revents != 0)
  }

  /// Waits at most `seconds` for the output alone; true if it takes bytes or failed.
  func waitForOutput(seconds: Double) -> Bool { Poller.isWritable(output, within: seconds) }

  /// Whether `descriptor` takes bytes, or fails, within `seconds` (nil: without limit).
  static func isWritable(_ descriptor: Int32, within seconds: Double? = 0) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // Unsafe: passes a pointer. It points at `entry`, which outlives the call.
    return unsafe poll(&entry, 1, milliseconds(seconds)) > 0
  }

  /// Waits until `descriptor` has bytes or its end, or a signal comes.
  static func awaitInput(_ descriptor: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // Unsafe: passes a pointer. It points at `entry`, which outlives the call.
    _ = unsafe poll(&entry, 1, -1)
  }

  /// `seconds` for poll: rounded up, so that the time has come when the wait ends; -1 for no limit.
  private static func milliseconds(_ seconds: Double?) -> Int32 {
    guard let seconds else { return -1 }
    let rounded = (seconds * 1000).rounded(.up)
    return Int32(min(max(rounded, 0), Double(Int32.max)))
  }
}
