#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The server that the demo drives: this program once more, behind two pipes.
///
/// However the demo ends, the child is gone and collected afterwards.
struct DemoChild: ~Copyable {
  /// How long a child may take for anything, in seconds: a thousand times what it needs.
  static let patience = 20.0

  private let program: SpawnedProgram
  private var inputIsOpen = true
  private var end: ChildEnd?

  /// Starts the child.
  init() throws(DemoError) {
    program = try SpawnedProgram(serving: ["--stdio"])
  }

  deinit {
    if inputIsOpen { _ = close(program.input) }
    _ = close(program.output)
    guard end == nil else { return }
    _ = kill(program.process, SIGKILL)
    _ = DemoChild.collect(program.process)
  }

  /// Writes all of `bytes` to the child.
  mutating func write(_ bytes: [UInt8]) throws(DemoError) {
    var sent = 0
    while sent < bytes.count {
      guard case .moved(let count) = writeBytes(bytes, from: sent, to: program.input) else { throw .ended(collect()) }
      sent += count
    }
  }

  /// Reads what the child has written, waiting for it; the number of bytes at the front of `buffer`.
  mutating func read(into buffer: inout [UInt8]) throws(DemoError) -> Int {
    let count = try readToEnd(into: &buffer)
    guard count > 0 else { throw .ended(collect()) }
    return count
  }

  /// Ends the child's input, waits until it has ended too, and returns how.
  mutating func finish() throws(DemoError) -> ChildEnd {
    _ = close(program.input)
    inputIsOpen = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while try readToEnd(into: &buffer) > 0 {}
    return collect()
  }

  /// Like `read`, but the end of the child's output is 0 bytes.
  private func readToEnd(into buffer: inout [UInt8]) throws(DemoError) -> Int {
    guard isReadable(program.output, within: DemoChild.patience) else { throw .silent }
    guard case .moved(let count) = readBytes(from: program.output, into: &buffer) else { return 0 }
    return count
  }

  private mutating func collect() -> ChildEnd {
    let found = end ?? DemoChild.collect(program.process)
    end = found
    return found
  }

  /// Waits for a process that is ending and returns how it ended.
  private static func collect(_ process: pid_t) -> ChildEnd {
    var status: Int32 = 0
    while true {
      // Unsafe: passes a pointer. It points at `status`, which outlives the call.
      let found = unsafe waitpid(process, &status, 0)
      if found == process { return ChildEnd(waitStatus: status) }
      if errno != EINTR { return .unknown }
    }
  }
}

/// Whether `descriptor` has bytes, or its end, within `seconds`.
private func isReadable(_ descriptor: Int32, within seconds: Double) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  while true {
    // Unsafe: passes a pointer. It points at `entry`, which outlives the call.
    let found = unsafe poll(&entry, 1, Int32(seconds * 1000))
    if found >= 0 { return found > 0 }
    if errno != EINTR { return false }
  }
}
