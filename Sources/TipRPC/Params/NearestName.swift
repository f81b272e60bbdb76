/// Returns the name that was probably meant: the one with the fewest typing errors, nil if none is close.
///
/// Typing errors are letters left out, put in, changed or swapped with their neighbour; case does not count. One for
/// every three letters of `name` is close, but one always is. Of equally close names the first is taken. An empty
/// name and what is longer than 64 characters are close to nothing.
package func nearestName(to name: String, among names: [String]) -> String? {
  let typed = letters(name)
  guard !typed.isEmpty else { return nil }
  var nearest: String?
  var least = max(1, typed.count / 3) + 1
  for candidate in names {
    let wanted = letters(candidate)
    guard !wanted.isEmpty, abs(wanted.count - typed.count) < least else { continue }
    let errors = typingErrors(typed, wanted)
    guard errors < least else { continue }
    least = errors
    nearest = candidate
  }
  return nearest
}

/// The scalars of a text with ASCII letters in lower case, none if there are more than 64.
private func letters(_ text: String) -> [UInt32] {
  var letters: [UInt32] = []
  for scalar in text.unicodeScalars {
    guard letters.count < 64 else { return [] }
    let isUppercase = scalar.value >= 0x41 && scalar.value <= 0x5A
    letters.append(isUppercase ? scalar.value | 0x20 : scalar.value)
  }
  return letters
}

/// The Damerau-Levenshtein distance (optimal string alignment), by three rows of its table.
private func typingErrors(_ typed: [UInt32], _ wanted: [UInt32]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...wanted.count)
  for row in 0..<typed.count {
    var current = [row + 1]
    for column in 0..<wanted.count {
      let isSame = typed[row] == wanted[column]
      var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, typed[row] == wanted[column - 1], typed[row - 1] == wanted[column] {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    beforeLast = last
    last = current
  }
  return last[wanted.count]
}
