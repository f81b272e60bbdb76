import TipCore

/// The members of a progress as they are read.
struct ProgressParams: Sendable {
  var current = 0
  var total = 0
}

/// How many steps a progress may count.
private let counts = 0.0...1e6

let progressTable = MemberTable<ProgressParams>(
  "progress",
  [
    .value("current", .integer(counts), required: true, "How many are done, or which it is.", readCount) {
      $0.current = $1
    },
    .value("total", .integer(counts), required: true, "How many there are.", readCount) { $0.total = $1 },
  ])

/// What a progress may be.
let progressShape = Shape.oneOf([.flag, .object("progress"), .text(idLength)])

/// Reads a progress; false is none.
func readProgress(_ json: JSONValue) throws(ParamsError) -> ContentProgress? {
  switch json.kind {
  case .true: return .steps
  case .false: return nil
  case .string: return .text(try json.text(idLength))
  case .object:
    var params = ProgressParams()
    try progressTable.read(json, into: &params)
    guard params.current <= params.total else {
      throw ParamsError(path: "current", found: "\(params.current)", expected: "at most total, \(params.total)")
    }
    return .count(current: params.current, total: params.total)
  case .null, .number, .array: throw ParamsError(json, expected: progressShape.text)
  }
}

private func readCount(_ json: JSONValue) throws(ParamsError) -> Int {
  guard let number = json.number(), counts.contains(number), number == number.rounded() else {
    throw ParamsError(json, expected: Shape.integer(counts).text)
  }
  return Int(number)
}
