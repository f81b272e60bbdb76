extension ArraySlice<UInt8> {
  /// Whether the bytes begin with those of a text.
  package func begins(with text: String) -> Bool {
    var at = startIndex
    for byte in Array(text.utf8) {
      guard at < endIndex, self[at] == byte else { return false }
      at += 1
    }
    return true
  }
}
