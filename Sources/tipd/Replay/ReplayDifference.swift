import TipRPC

/// The first thing that is not as a record has it.
enum ReplayDifference {
  /// A message is another one.
  case changed(number: Int, at: Double, JSONDifference)
  /// A message of the record does not come.
  case missing(number: Int, at: Double, expected: String)
  /// A message comes that the record does not have.
  case extra(number: Int, at: Double, got: String)
  /// The program ends with another status.
  case status(at: Double, expected: Int, got: Int)

  /// How much of a value is quoted.
  private static let quoted = 400

  /// The difference in words.
  var text: String {
    switch self {
    case .changed(let number, let time, let difference):
      let place = difference.path.isEmpty ? "another message" : "\(difference.path) differs"
      return Self.text(number, time, place, difference.expected, difference.got)
    case .missing(let number, let time, let expected):
      return Self.text(number, time, "it does not come", expected, nil)
    case .extra(let number, let time, let got):
      return Self.text(number, time, "it is not in the record", nil, got)
    case .status(let time, let expected, let got):
      return "at \(Self.seconds(time)) s: the program ends with the status \(got); the record says \(expected)\n"
    }
  }

  private static func text(_ number: Int, _ time: Double, _ what: String, _ expected: String?, _ got: String?) -> String
  {
    "message \(number), at \(Self.seconds(time)) s: \(what)\n  expected: \(excerpt(expected))\n  got:      \(excerpt(got))\n"
  }

  private static func excerpt(_ text: String?) -> String {
    guard let text else { return "nothing" }
    return text.count > quoted ? text.prefix(quoted) + "…" : text
  }

  private static func seconds(_ time: Double) -> String {
    var writer = JSONWriter()
    writer.rounded(time)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
