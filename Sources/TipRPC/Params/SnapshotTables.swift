import TipCore

/// The form of what `session/export` writes; another one is refused.
let snapshotVersion = 1.0

private let states = ["idle", "running", "paused", "ended"]

/// The members of a snapshot.
let snapshotTable = MemberTable<SessionSnapshot>(
  "state",
  [
    .value("version", .integer(snapshotVersion...snapshotVersion), required: true, "Its form.", readVersion) { _, _ in
    },
    .value("session", .text(idLength), required: true, "The session's id.", readID) { $0.id = $1 },
  ]
    + surroundingMembers(isNew: true) {
      (snapshot: inout SessionSnapshot, set: (inout SurroundingsUpdate) -> Void) in
      var update = SurroundingsUpdate()
      set(&update)
      snapshot.surroundings.apply(update)
    } + [
      .value("options", .object("options"), standard: "{}", "Options of every tip.", readOptions) {
        $0.overrides = $1
      },
      .value("targets", .map(.nullable(.object("target"))), standard: "{}", "Named targets.", readTargets) {
        $0.targets = $1
      },
      .value("conditions", .map(.flag), standard: "{}", "What holds, by name.", readConditions) { $0.conditions = $1 },
      .value("tips", .list(.object("tip"), snapshotLength), standard: "[]", "Tips that are no steps.", readTips) {
        $0.tips = $1
      },
      .value(
        "centered", .list(.text(idLength), snapshotLength), standard: "[]",
        "Tips that stand in the middle, as their targets are gone.", readNames
      ) { $0.centered = $1 },
      Member("tour", .object("tour"), standard: "{}", "The tour.") {
        (snapshot: inout SessionSnapshot, json: JSONValue) throws(ParamsError) in
        try snapshotTourTable.read(json, into: &snapshot)
      },
    ])

/// The members of a snapshot's tour.
let snapshotTourTable = MemberTable<SessionSnapshot>(
  "tour",
  [
    .value("state", .choice(states), standard: "\"idle\"", "Whether it runs.", readState) {
      $0.state = state($1, at: $0.state.index ?? 0)
    },
    .value("index", .nullable(.integer(positions)), standard: "null", "At which step.", readPosition) {
      $0.state = state(states.firstIndex(of: $0.state.name) ?? 0, at: $1)
    },
    .value("steps", .list(.object("step"), snapshotLength), standard: "[]", "Its steps.", readSteps) { $0.steps = $1 },
    .value("skipped", .list(.text(idLength), snapshotLength), standard: "[]", "Steps that were passed over.", readNames)
    { $0.skipped = $1 },
    .value(
      "shown", .list(.text(idLength), snapshotLength), standard: "[]", "What is on the screen, from back to front.",
      readNames
    ) {
      $0.shown = $1
    },
  ])

private let snapshotLength = 0...listLength.upperBound
private let positions = 0.0...1e6

/// Reads what `session/export` answered.
func readSnapshot(_ json: JSONValue) throws(ParamsError) -> SessionSnapshot {
  var snapshot = SessionSnapshot()
  try snapshotTable.read(json, into: &snapshot)
  return snapshot
}

private func readVersion(_ json: JSONValue) throws(ParamsError) -> Double {
  guard let number = json.number(), number == snapshotVersion else {
    throw ParamsError(json, expected: "the version \(Int(snapshotVersion))")
  }
  return number
}

private func readTips(_ json: JSONValue) throws(ParamsError) -> [TipSpec] {
  try readList(json, .object("tip"), snapshotLength, readTip)
}

private func readSteps(_ json: JSONValue) throws(ParamsError) -> [TipSpec] {
  try readList(json, .object("step"), snapshotLength, readStep)
}

private func readNames(_ json: JSONValue) throws(ParamsError) -> [String] {
  try readList(json, .text(idLength), snapshotLength, readID)
}

private func readState(_ json: JSONValue) throws(ParamsError) -> Int { try json.choice(states) }

private func readPosition(_ json: JSONValue) throws(ParamsError) -> Int {
  guard json.kind != .null else { return 0 }
  guard let number = json.number(), positions.contains(number), number == number.rounded() else {
    throw ParamsError(json, expected: Shape.nullable(.integer(positions)).text)
  }
  return Int(number)
}

/// The state of a name and an index, in whichever order they come.
private func state(_ name: Int, at index: Int) -> TourState {
  switch states[name] {
  case "running": .running(index)
  case "paused": .paused(index)
  case "ended": .ended
  default: .idle
  }
}
