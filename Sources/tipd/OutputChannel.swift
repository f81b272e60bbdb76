import TipRPC

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The way to the client: writes the server's output without ever waiting for the reader.
struct OutputChannel {
  /// The descriptor that leads to the client; no longer descriptor 1.
  let descriptor: Int32

  /// Whether this channel made the descriptor non-blocking.
  private let changedMode: Bool

  /// Whether the last write failed since nobody has the other end of the pipe: the host is gone, which is no error.
  private(set) var isReaderGone = false

  /// Bytes at the front of the server's output that are written already.
  private var sent = 0

  /// Takes over `standard`, so that a stray print lands on standard error instead of between two frames.
  ///
  /// Returns nil if the descriptor is not open.
  init?(guarding standard: Int32) {
    descriptor = fcntl(standard, F_DUPFD_CLOEXEC, StandardDescriptor.error + 1)
    guard descriptor >= 0 else { return nil }
    if dup2(StandardDescriptor.error, standard) < 0 { close(standard) }
    changedMode = makeNonBlocking(descriptor)
  }

  /// Puts the descriptor's mode back: it belongs to everyone who shares the open pipe.
  func restore() {
    guard changedMode else { return }
    let flags = fcntl(descriptor, F_GETFL)
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
  }

  /// The bytes of `server`'s output that are still to be written.
  func backlog(of server: Server) -> Int { server.output.count - sent }

  /// Writes what the reader takes at once; false if there is no reader any more.
  mutating func flush(_ server: inout Server) -> Bool {
    let total = server.output.count
    guard sent < total else { return true }
    defer { forgetSent(&server) }
    while sent < total {
      switch writeBytes(server.output, from: sent, to: descriptor) {
      case .moved(let count): sent += count
      case .wouldBlock: return true
      case .failed:
        isReaderGone = errno == EPIPE
        return false
      }
    }
    return true
  }

  /// Drops written bytes once they are at least half of all, so that a long queue is not moved at every write.
  private mutating func forgetSent(_ server: inout Server) {
    guard sent >= server.output.count - sent else { return }
    server.dropOutput(sent)
    sent = 0
  }
}

/// Makes a pipe or socket non-blocking; true if it was blocking before.
///
/// Files never block, and a terminal shares its mode with the shell.
private func makeNonBlocking(_ descriptor: Int32) -> Bool {
  var status = stat()
  // Unsafe: passes a pointer. It points at `status`, which outlives the call.
  guard unsafe fstat(descriptor, &status) == 0 else { return false }
  let kind = status.st_mode & S_IFMT
  guard kind == S_IFIFO || kind == S_IFSOCK else { return false }
  let flags = fcntl(descriptor, F_GETFL)
  guard flags >= 0, flags & O_NONBLOCK == 0 else { return false }
  return fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0
}
