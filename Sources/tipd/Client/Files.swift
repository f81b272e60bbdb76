#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that could not be read or written; the system's reason.
struct FileError: Error {
  /// The error number of the call that failed.
  let number: Int32

  /// The system's words for it.
  var text: String { systemText(number) }
}

/// Writes `text` to the file at `path`, in place of what is there.
func writeFile(_ text: String, to path: String) throws(FileError) {
  // Unsafe: `open` reads the path as a C string and does not keep it.
  let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard file >= 0 else { throw FileError(number: errno) }
  let bytes = Array(text.utf8)
  var sent = 0
  while sent < bytes.count {
    guard case .moved(let count) = writeBytes(bytes, from: sent, to: file) else {
      let error = errno
      _ = close(file)
      throw FileError(number: error)
    }
    sent += count
  }
  // A full disk on the network may be noticed only now.
  guard close(file) == 0 else { throw FileError(number: errno) }
}

/// Reads the whole file at `path`, which is refused if it has more than `limit` bytes.
func readFile(_ path: String, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
  // Unsafe: `open` reads the path as a C string and does not keep it.
  let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { throw FileError(number: errno) }
  defer { _ = close(file) }
  var status = stat()
  // Unsafe: passes a pointer. It points at `status`, which outlives the call.
  guard unsafe fstat(file, &status) == 0 else { throw FileError(number: errno) }
  guard status.st_size <= limit else { throw FileError(number: EFBIG) }
  return try readToEnd(of: file, atMost: limit)
}

/// Reads a descriptor to its end, waiting for what is still to come; it is refused if it has more than `limit` bytes.
func readToEnd(of descriptor: Int32, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 64 * 1024)
  while true {
    switch readBytes(from: descriptor, into: &buffer) {
    case .moved(0): return bytes
    case .moved(let count):
      guard count <= limit - bytes.count else { throw FileError(number: EFBIG) }
      bytes += buffer[..<count]
    case .wouldBlock: Poller.awaitInput(descriptor)
    case .failed: throw FileError(number: errno)
    }
  }
}

/// The system's words for an error number.
func systemText(_ error: Int32) -> String {
  // Unsafe: reads a C string, which the C library keeps valid until the next call; it is copied at once.
  unsafe String(cString: strerror(error))
}
