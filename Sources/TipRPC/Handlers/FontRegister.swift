import TipCore

/// The params of `font/register`.
struct FontRegisterParams: Sendable {
  var family = ""
  var weight = FontWeight.regular
  var unitsPerEm = 1.0
  var ascent = 0.0
  var descent = 0.0
  var lineGap = 0.0
  var fallbackAdvance: Double?
  var advances: [FontAdvance] = []
}

/// Bounds of the measures of a font, in its units.
private let fontUnits = 0.0...1e6

private let weights = FontWeight.allCases.map { (weight: FontWeight) -> String in weight.rawValue }

/// The members of the params.
let fontRegisterTable = MemberTable<FontRegisterParams>(
  "font/register",
  [
    .value("family", .text(idLength), required: true, "The family, as in `text.family`.", readID) { $0.family = $1 },
    .value("weight", .choice(weights), standard: "\"regular\"", "The weight, as in `text.weight`.", readWeight) {
      $0.weight = $1
    },
    .number("unitsPerEm", 1...1e6, required: true, "Font units in one em.") { $0.unitsPerEm = $1 },
    .number("ascent", fontUnits, required: true, "How far a line reaches above its baseline.") { $0.ascent = $1 },
    .number("descent", fontUnits, required: true, "How far it reaches below.") { $0.descent = $1 },
    .number("lineGap", fontUnits, standard: "0", "The room between two lines.") { $0.lineGap = $1 },
    .value("advances", advancesShape, required: true, "The widths of characters.", readAdvances) { $0.advances = $1 },
    .number("fallbackAdvance", fontUnits, "The width of all others; without it the built-in widths.") {
      $0.fallbackAdvance = $1
    },
  ])

private func readWeight(_ json: JSONValue) throws(ParamsError) -> FontWeight {
  FontWeight.allCases[try json.choice(weights)]
}

/// Keeps the measures of a font.
func handleFontRegister(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try fontRegisterTable.params(params, FontRegisterParams())
  guard read.advances.count <= mostAdvances else {
    throw .session(.limit(name: "advances", value: mostAdvances), list: nil)
  }
  let face = FontFace(
    unitsPerEm: read.unitsPerEm, ascent: read.ascent, descent: read.descent, lineGap: read.lineGap,
    fallbackAdvance: read.fallbackAdvance, advances: read.advances)
  guard face.count == read.advances.count else {
    throw .invalidParams(
      ParamsError(path: "advances", found: "a character twice", expected: "one advance for each character"))
  }
  do {
    for change in try state.store.register(face, read.family, read.weight) {
      state.notify(change.index, change.outcome)
    }
  } catch {
    throw .session(error, list: nil)
  }
  writer.beginObject()
  writer.member("family", read.family)
  writer.member("weight", read.weight.rawValue)
  writer.member("characters", face.count)
  writer.endObject()
}
