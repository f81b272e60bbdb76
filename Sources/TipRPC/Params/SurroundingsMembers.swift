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

private func readUnit(_ json: JSONValue) throws(ParamsError) -> Unit {
  var unit = Unit()
  try unitTable.read(json, into: &unit)
  return unit
}

/// The members that describe a window, the same in every params that has them.
///
/// - Parameters:
///   - boundsRequired: Whether `bounds` must be there.
///   - change: Applies a change to the surroundings within the value that is read.
func surroundingMembers<Value>(
  boundsRequired: Bool,
  _ change: @escaping @Sendable (inout Value, (inout SurroundingsUpdate) -> Void) -> Void
) -> [Member<Value>] {
  [
    .value("bounds", .object("rect"), required: boundsRequired, "The window.", readRect) {
      (value: inout Value, bounds: Rect) in change(&value) { $0.bounds = bounds }
    },
    .value("safeArea", .insets(extents), standard: "0", "What is covered of it.", readInsets) {
      (value: inout Value, insets: Insets) in change(&value) { $0.safeArea = insets }
    },
    .value("direction", .choice(directions), standard: "\"ltr\"", "The reading direction.", readDirection) {
      (value: inout Value, direction: Direction) in change(&value) { $0.direction = direction }
    },
    .value("unit", .object("unit"), standard: "{\"x\":1,\"y\":1}", "Points per host unit.", readUnit) {
      (value: inout Value, unit: Unit) in change(&value) { $0.unit = unit }
    },
    .value("workAreas", .list(.object("rect"), areasLength), standard: "[]", "Where tips may be.", readAreas) {
      (value: inout Value, areas: [Rect]) in change(&value) { $0.workAreas = areas }
    },
    .value("obstacles", .list(.object("rect"), areasLength), standard: "[]", "What tips must not cover.", readAreas) {
      (value: inout Value, obstacles: [Rect]) in change(&value) { $0.obstacles = obstacles }
    },
  ]
}
