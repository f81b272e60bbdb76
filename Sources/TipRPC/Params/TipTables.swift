import TipCore

/// How long a name may be.
let idLength = 1...256

/// How long a text may be.
let textLength = 0...100_000

/// Reads a target that must stand for itself.
func readTarget(_ json: JSONValue) throws(ParamsError) -> Target {
  guard case .fixed(let target) = try readTargetReference(json) else {
    throw ParamsError(path: "ref", found: "a name", expected: "rect or point: no session can resolve it here")
  }
  return target
}

extension Member {
  /// A target, a content or options, read by a function.
  static func value<Inner>(
    _ name: String, _ shape: Shape, required: Bool = false, standard: Doc? = nil, _ doc: Doc,
    _ read: @escaping @Sendable (JSONValue) throws(ParamsError) -> Inner,
    _ set: @escaping @Sendable (inout Value, Inner) -> Void
  ) -> Member {
    Member(name, shape, required: required, standard: standard, doc) {
      (value: inout Value, json: JSONValue) throws(ParamsError) in set(&value, try read(json))
    }
  }
}

/// A tip as it is read; without an id the session gives one.
private let emptyTip = TipSpec(id: "", target: .none, content: .size(Size()))

/// What a tip that is shown, and a step of a tour, say.
private let tipMembers: [Member<TipSpec>] = [
  .value("id", .text(idLength), "Its name within the session.", readID) { $0.id = $1 },
  .value(
    "target", .nullable(.object("target")), standard: "null", "What it belongs to; null: the middle of the window.",
    readAnyTarget
  ) { $0.target = $1 },
  .value("content", .object("content"), required: true, "What stands in it.", readContent) { $0.content = $1 },
  .value("options", .object("options"), standard: "{}", "Its own options.", readOptions) { $0.overrides = $1 },
  .value("data", .any, "Anything of the host's; comes back untouched.", readData) { $0.data = $1 },
  .value("group", .text(idLength), "Tips of one group are on the screen one at a time.", readID) {
    $0.extras.group = $1
  },
  .accessibility { $0.extras.accessibility = $1 },
]

let tipTable = MemberTable<TipSpec>("tip", tipMembers)

let stepTable = MemberTable<TipSpec>(
  "step",
  tipMembers + [
    .value("when", .list(.text(idLength), whenLength), standard: "[]", conditionsDoc, readConditions) {
      $0.extras.conditions = $1
    },
    .value("advanceOn", .text(idLength), "The event of the host's that leads on from it.", readID) {
      $0.extras.advanceOn = $1
    },
    .value("session", .text(idLength), "The session in whose window it appears.", readID) { $0.extras.home = $1 },
  ])

/// How many conditions a step may have.
private let whenLength = 0...64

private let conditionsDoc: Doc =
  "Names of conditions that must hold for it to be part of the tour; `!name`: that must not."

private func readConditions(_ json: JSONValue) throws(ParamsError) -> [StepCondition] {
  try readList(json, .text(idLength), whenLength) { (json: JSONValue) throws(ParamsError) -> StepCondition in
    let name = try json.text(idLength)
    guard name.first == "!" else { return StepCondition(name) }
    guard name.count > 1 else { throw ParamsError(json, expected: "the name of a condition behind !") }
    return StepCondition(String(name.dropFirst()), isNegated: true)
  }
}

/// Reads a target, a name for one, or null for none.
func readAnyTarget(_ json: JSONValue) throws(ParamsError) -> TargetReference {
  json.kind == .null ? .none : try readTargetReference(json)
}

/// Reads a name.
func readID(_ json: JSONValue) throws(ParamsError) -> String { try json.text(idLength) }

/// Keeps any JSON as it is.
func readData(_ json: JSONValue) throws(ParamsError) -> [UInt8] {
  // It comes back byte for byte, and nothing with U+0000 may leave.
  guard !json.hasNullCharacter else {
    throw ParamsError(found: "the character U+0000", expected: "any JSON without it")
  }
  return Array(json.raw)
}

/// Reads one tip.
func readTip(_ json: JSONValue) throws(ParamsError) -> TipSpec {
  var tip = emptyTip
  try tipTable.read(json, into: &tip)
  return tip
}

/// Reads one step.
func readStep(_ json: JSONValue) throws(ParamsError) -> TipSpec {
  var step = emptyTip
  try stepTable.read(json, into: &step)
  return step
}

/// How many tips or items one request may bring.
let listLength = 1...100_000

/// Reads a list, with the place of an element in errors.
func readList<Element>(
  _ json: JSONValue, _ shape: Shape, _ length: ClosedRange<Int>,
  _ read: (JSONValue) throws(ParamsError) -> Element
) throws(ParamsError) -> [Element] {
  guard json.kind == .array, length.contains(json.count) else {
    throw ParamsError(json, expected: Shape.list(shape, length).text)
  }
  var list: [Element] = []
  for element in json.elements {
    do throws(ParamsError) {
      list.append(try read(element))
    } catch {
      throw error.within(index: list.count)
    }
  }
  return list
}
