import TipCore

private let directions: [String] = Direction.allCases.map { (direction: Direction) -> String in direction.rawValue }

private func readDirection(_ json: JSONValue) throws(ParamsError) -> Direction {
  Direction.allCases[try json.choice(directions)]
}

/// How many work areas or obstacles a window may have.
private let areasLength = 0...10_000

private func readAreas(_ json: JSONValue) throws(ParamsError) -> [Rect] {
  try readList(json, .object("rect"), areasLength, readRect)
}

private func readInsets(_ json: JSONValue) throws(ParamsError) -> Insets { try json.insets(in: extents) }

private func readUnit(_ json: JSONValue) throws(ParamsError) -> Unit { try unitTable.read(json) }

/// Returns the members that describe a window, the same in every params that has them.
///
/// For a window that is new, `bounds` must be there and the others have defaults; else what is left out stays as it is.
/// `change` applies a change to the surroundings within the value that is read.
func surroundingMembers<Value>(
  isNew: Bool,
  _ change: @escaping @Sendable (inout Value, (inout SurroundingsUpdate) -> Void) -> Void
) -> [Member<Value>] {
  [
    .value("bounds", .object("rect"), required: isNew, "The window.", readRect) {
      (value: inout Value, bounds: Rect) in change(&value) { $0.bounds = bounds }
    },
    .value("safeArea", .insets(extents), standard: isNew ? "0" : nil, "What is covered of it.", readInsets) {
      (value: inout Value, insets: Insets) in change(&value) { $0.safeArea = insets }
    },
    .value("direction", .choice(directions), standard: isNew ? "\"ltr\"" : nil, "The reading direction.", readDirection)
    {
      (value: inout Value, direction: Direction) in change(&value) { $0.direction = direction }
    },
    .value("unit", .object("unit"), standard: isNew ? "{\"x\":1,\"y\":1}" : nil, "Points per host unit.", readUnit) {
      (value: inout Value, unit: Unit) in change(&value) { $0.unit = unit }
    },
    .value(
      "workAreas", .list(.object("rect"), areasLength), standard: isNew ? "[]" : nil, "Where tips may be.", readAreas
    ) {
      (value: inout Value, areas: [Rect]) in change(&value) { $0.workAreas = areas }
    },
    .value(
      "obstacles", .list(.object("rect"), areasLength), standard: isNew ? "[]" : nil, "What tips must not cover.",
      readAreas
    ) {
      (value: inout Value, obstacles: [Rect]) in change(&value) { $0.obstacles = obstacles }
    },
  ]
}
