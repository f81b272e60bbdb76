#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The descriptors that every program starts with.
enum StandardDescriptor {
  static let input: Int32 = 0
  static let output: Int32 = 1
  static let error: Int32 = 2
}

/// Makes a write to a pipe without a reader an error instead of a deadly signal.
func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}

/// What a read or a write came to.
enum Transfer {
  /// So many bytes were moved; for a read, 0 is the end of the input.
  case moved(Int)
  case wouldBlock
  case failed

  /// Does `call` until no signal interrupts it.
  init(_ call: () -> Int) {
    while true {
      let count = call()
      if count >= 0 {
        self = .moved(count)
        return
      }
      let error = errno
      if error == EINTR { continue }
      self = error == EAGAIN || error == EWOULDBLOCK ? .wouldBlock : .failed
      return
    }
  }
}

/// Reads what is there, at most as many bytes as `buffer` holds, to the front of `buffer`.
func readBytes(from descriptor: Int32, into buffer: inout [UInt8]) -> Transfer {
  // Unsafe: `read` gets the buffer's own address and length, and does not keep them.
  unsafe buffer.withUnsafeMutableBytes { bytes in
    Transfer { unsafe read(descriptor, bytes.baseAddress, bytes.count) }
  }
}

/// Writes as many bytes of `bytes`, from the offset `start` on, as the descriptor takes at once.
func writeBytes(_ bytes: [UInt8], from start: Int, to descriptor: Int32) -> Transfer {
  // Unsafe: `write` gets the address and length of a checked slice, and does not keep them.
  unsafe bytes[start...].withUnsafeBytes { rest in
    Transfer { unsafe write(descriptor, rest.baseAddress, rest.count) }
  }
}

/// Prints `text` on standard output; false if not all of it could be written.
func printText(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  var sent = 0
  while sent < bytes.count {
    switch writeBytes(bytes, from: sent, to: StandardDescriptor.output) {
    case .moved(let count): sent += count
    // Somebody else has made the pipe one that does not wait.
    case .wouldBlock: _ = Poller.isWritable(StandardDescriptor.output, within: nil)
    case .failed: return false
    }
  }
  return true
}

/// Says `text` on standard error, or drops it if nobody reads there: a full pipe must not stop the program.
func report(_ text: String) {
  guard Poller.isWritable(StandardDescriptor.error) else { return }
  // A pipe that is writable takes PIPE_BUF bytes without blocking, but perhaps no more.
  _ = writeBytes(Array(text.utf8.prefix(Int(PIPE_BUF))), from: 0, to: StandardDescriptor.error)
}
