#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a record cannot be written or read.
struct RecordError: Error {
  /// What went wrong, to follow the name of the file.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// The system's reason for the call that just failed.
  static var ofSystem: RecordError { RecordError(systemText(errno)) }
}

/// The file of a record while it is written: a line is there as soon as it is added, whatever happens to the program.
struct RecordFile {
  private let descriptor: Int32

  /// Makes the file, in place of what is there; only its owner may read it, since it has what users see.
  init(writing path: String) throws(RecordError) {
    // Without O_NONBLOCK a pipe without a reader would be waited for.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK
    // Unsafe: `open` reads the path as a C string and does not keep it.
    descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else { throw .ofSystem }
    // A limit on the size of files would else end the program.
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Adds a whole line.
  func add(_ line: [UInt8]) throws(RecordError) {
    var sent = 0
    while sent < line.count {
      guard case .moved(let count) = writeBytes(line, from: sent, to: descriptor) else { throw .ofSystem }
      sent += count
    }
  }

  /// Ends the record.
  func end() { close(descriptor) }
}

/// How much of a record is read at most, in bytes.
private let longestRecord = 1 << 30

/// The lines of a file, the last one only if its newline is there: it is cut off else.
func readLines(of path: String) throws(RecordError) -> [ArraySlice<UInt8>] {
  let bytes: [UInt8]
  do throws(FileError) {
    bytes = try readFile(path, atMost: longestRecord)
  } catch {
    throw RecordError(error.text)
  }
  let newline = UInt8(ascii: "\n")
  let end = bytes.lastIndex(of: newline) ?? bytes.startIndex
  return bytes[..<end].split(separator: newline)
}
