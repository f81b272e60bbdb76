import TipCore

/// The members of a run of advances as they are read.
struct AdvancesParams: Sendable {
  var first: UInt32 = 0
  var advances: [Double] = []
}

/// How many characters of a font may have an advance.
let mostAdvances = 65_536

private let widths = 0.0...1e6
private let codePoints = 0.0...0x10FFFF
private let runLength = 1...mostAdvances

/// A run of characters that follow one another.
let advancesTable = MemberTable<AdvancesParams>(
  "advances",
  [
    .value("first", .integer(codePoints), required: true, "The code point of the first.", readCodePoint) {
      $0.first = $1
    },
    .value("advances", .list(.number(widths), runLength), required: true, "Their advances in order.", readWidths) {
      $0.advances = $1
    },
  ])

/// Advances by character, or runs of them.
let advancesShape = Shape.oneOf([.map(.number(widths)), .list(.object("advances"), runLength)])

/// Reads the advances of a font.
func readAdvances(_ json: JSONValue) throws(ParamsError) -> [FontAdvance] {
  switch json.kind {
  case .object: return try readByCharacter(json)
  case .array where json.count == 0: return []
  case .array: return try readRuns(json)
  case .null, .false, .true, .number, .string: throw ParamsError(json, expected: advancesShape.text)
  }
}

private func readByCharacter(_ json: JSONValue) throws(ParamsError) -> [FontAdvance] {
  var list: [FontAdvance] = []
  for (key, value) in json.members {
    let name = key.string() ?? ""
    guard let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1 else {
      throw ParamsError(path: name, found: "the name " + key.summary, expected: "a name of one code point")
    }
    do throws(ParamsError) {
      list.append(FontAdvance(code: scalar.value, advance: try value.number(in: widths)))
    } catch {
      throw error.within(name)
    }
  }
  return list
}

private func readRuns(_ json: JSONValue) throws(ParamsError) -> [FontAdvance] {
  var list: [FontAdvance] = []
  let runs = try readList(json, .object("advances"), runLength) {
    (json: JSONValue) throws(ParamsError) -> AdvancesParams in
    var params = AdvancesParams()
    try advancesTable.read(json, into: &params)
    guard Int(params.first) + params.advances.count <= 0x110000 else {
      throw ParamsError(path: "advances", found: "advances beyond U+10FFFF", expected: "code points")
    }
    return params
  }
  for run in runs {
    for (index, advance) in run.advances.enumerated() {
      // One more than the limit is enough to be refused: a hostile list must not be copied whole.
      guard list.count <= mostAdvances else { return list }
      list.append(FontAdvance(code: run.first + UInt32(truncatingIfNeeded: index), advance: advance))
    }
  }
  return list
}

private func readCodePoint(_ json: JSONValue) throws(ParamsError) -> UInt32 {
  guard let number = json.number(), codePoints.contains(number), let code = UInt32(exactly: number) else {
    throw ParamsError(json, expected: Shape.integer(codePoints).text)
  }
  return code
}

private func readWidths(_ json: JSONValue) throws(ParamsError) -> [Double] {
  try readList(json, .number(widths), runLength) { (json: JSONValue) throws(ParamsError) -> Double in
    try json.number(in: widths)
  }
}
