#if canImport(Darwin)
  import Darwin

  private typealias FileActions = posix_spawn_file_actions_t?
#else
  import Glibc

  private typealias FileActions = posix_spawn_file_actions_t
#endif

/// The two ends of a pipe; neither is a standard descriptor, and neither is left to a child.
private struct Pipe {
  let reader: Int32
  let writer: Int32

  init() throws(DemoError) {
    var ends: [Int32] = [-1, -1]
    // Unsafe: passes the address of an array of the two elements that `pipe` fills.
    guard unsafe pipe(&ends) == 0 else { throw .notStarted(errno) }
    // With a standard descriptor closed, an end would take its place and be lost to the child's `dup2`.
    reader = fcntl(ends[0], F_DUPFD_CLOEXEC, StandardDescriptor.error + 1)
    writer = fcntl(ends[1], F_DUPFD_CLOEXEC, StandardDescriptor.error + 1)
    let error = errno
    for end in ends { _ = close(end) }
    guard reader >= 0, writer >= 0 else {
      closeBoth()
      throw .notStarted(error)
    }
  }

  func closeBoth() {
    for end in [reader, writer] where end >= 0 { _ = close(end) }
  }
}

/// A program that was started with pipes at its standard input and output.
struct SpawnedProgram {
  /// Its process id.
  let process: pid_t
  /// Where its input is written.
  let input: Int32
  /// Where its output is read.
  let output: Int32

  /// Starts this program once more, as a server.
  init(serving arguments: [String]) throws(DemoError) {
    let requests = try Pipe()
    let replies: Pipe
    do throws(DemoError) {
      replies = try Pipe()
    } catch {
      requests.closeBoth()
      throw error
    }
    do throws(DemoError) {
      process = try spawn(arguments, input: requests.reader, output: replies.writer)
    } catch {
      requests.closeBoth()
      replies.closeBoth()
      throw error
    }
    _ = close(requests.reader)
    _ = close(replies.writer)
    input = requests.writer
    output = replies.reader
  }
}

/// Starts this program with two descriptors as its standard input and output.
private func spawn(_ arguments: [String], input: Int32, output: Int32) throws(DemoError) -> pid_t {
  // Unsafe, here and below: a C structure that C functions get the address of; it outlives every call.
  var actions = unsafe FileActions()
  guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw .notStarted(ENOMEM) }
  defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
  guard
    unsafe posix_spawn_file_actions_adddup2(&actions, input, StandardDescriptor.input) == 0,
    unsafe posix_spawn_file_actions_adddup2(&actions, output, StandardDescriptor.output) == 0
  else { throw .notStarted(ENOMEM) }
  var error = ENOENT
  for program in ownPaths {
    var process: pid_t = 0
    error = unsafe withArguments(CommandLine.arguments.prefix(1) + arguments) { words in
      // Unsafe: passes the addresses of `process`, `actions` and a list of C strings; none is kept.
      unsafe posix_spawnp(&process, program, &actions, nil, words, environ)
    }
    if error == 0 { return process }
  }
  throw .notStarted(error)
}

/// Where this program is found: by the system's own link to it, else by the name it was called by.
private var ownPaths: [String] {
  #if os(Linux)
    ["/proc/self/exe"] + CommandLine.arguments.prefix(1)
  #else
    Array(CommandLine.arguments.prefix(1))
  #endif
}

/// Calls `body` with `arguments` as the list of C strings that a program gets.
private func withArguments(
  _ arguments: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
) -> Int32 {
  // Unsafe: copies made by `strdup`, which nothing but `body` sees and which are freed right after it.
  var words = unsafe arguments.map { (argument: String) -> UnsafeMutablePointer<CChar>? in unsafe strdup(argument) }
  unsafe words.append(nil)
  defer { for index in unsafe words.indices { unsafe free(words[index]) } }
  return unsafe words.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { return EINVAL }
    return unsafe body(start)
  }
}
