#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes `text` to the file at `path`, in place of what is there.
func writeFile(_ text: String, to path: String) throws(DemoError) {
  // Unsafe: `open` reads the path as a C string and does not keep it.
  let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard file >= 0 else { throw .unwritable(path: path, errno) }
  let bytes = Array(text.utf8)
  var sent = 0
  while sent < bytes.count {
    guard case .moved(let count) = writeBytes(bytes, from: sent, to: file) else {
      let error = errno
      _ = close(file)
      throw .unwritable(path: path, error)
    }
    sent += count
  }
  // A full disk on the network may be noticed only now.
  guard close(file) == 0 else { throw .unwritable(path: path, errno) }
}
