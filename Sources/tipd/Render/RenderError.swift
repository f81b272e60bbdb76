import TipRPC

/// Why nothing could be drawn.
enum RenderError: Error {
  /// The input could not be read.
  case unreadable(input: String, FileError)
  /// The input is not JSON.
  case notJSON(input: String, JSONError)
  /// A member of a picture is not what it must be.
  case picture(path: String, found: String, expected: String)
  /// The server refused the params; what it said.
  case refused(String)
  /// Several pictures do not go into one SVG.
  case several(Int)
  /// Standard output takes nothing.
  case outputClosed
  /// The result could not be written.
  case unwritable(path: String, FileError)
}

extension RenderError {
  /// One sentence for whoever asked for the drawing.
  var message: String {
    switch self {
    case .unreadable(let input, let error): "cannot read \(input): \(error.text)"
    case .notJSON(let input, let error): "\(input) is not JSON: found \(error.reason.text) at byte \(error.offset)"
    case .picture(let path, let found, let expected): "\(path): found \(found); expected \(expected)"
    case .refused(let message): message
    case .several(let count): "the input: found a list of \(count); expected one picture, or --html for a page of them"
    case .outputClosed: "cannot write to standard output"
    case .unwritable(let path, let error): "cannot write to '\(path)': \(error.text)"
    }
  }

  /// The same error as seen from the list that has the picture.
  func within(_ path: String) -> RenderError {
    switch self {
    case .picture(let inner, let found, let expected):
      .picture(path: inner.isEmpty ? path : "\(path).\(inner)", found: found, expected: expected)
    case .refused(let message): .refused("\(path): \(message)")
    case .unreadable, .notJSON, .several, .outputClosed, .unwritable: self
    }
  }
}
