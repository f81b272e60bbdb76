import TipRPC

/// A command line that cannot be obeyed.
struct UsageError: Error {
  /// One sentence that names the wrong argument.
  let message: String

  init(_ message: String) { self.message = message }

  /// Names an argument that there is not, and the one that was probably meant.
  init(unknown argument: String, known: [String]) {
    let name = String(argument.prefix { $0 != "=" })
    // A known word in the wrong place needs no hint.
    let hint = known.contains(name) ? nil : nearestName(to: name, among: known)
    message = "unknown argument '\(argument)'" + (hint.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// The words of a command line, taken from the front.
struct Words {
  private var rest: ArraySlice<String>

  init(_ words: ArraySlice<String>) { rest = words }

  /// Takes the next word, nil after the last.
  mutating func next() -> String? { rest.popFirst() }

  /// The value of the option `name` if `argument` is that option: what stands behind `=`, or the next word.
  ///
  /// `what` says what the option needs, for when it has nothing.
  mutating func value(of name: String, in argument: String, _ what: String) throws(UsageError) -> String? {
    if argument.hasPrefix(name + "=") { return String(argument.dropFirst(name.count + 1)) }
    guard argument == name else { return nil }
    guard let value = rest.popFirst() else { throw UsageError("\(name) needs \(what)") }
    return value
  }

  /// As `value`, for the name of a file, which must not be empty.
  mutating func file(of name: String, in argument: String) throws(UsageError) -> String? {
    let what = "the name of a file"
    guard let file = try value(of: name, in: argument, what) else { return nil }
    guard !file.isEmpty else { throw UsageError("\(name) needs \(what)") }
    return file
  }
}
