import TipCore

extension Member {
  /// A number.
  static func number(
    _ name: String, _ bounds: ClosedRange<Double>, required: Bool = false, standard: Doc? = nil, _ doc: Doc,
    _ set: @escaping @Sendable (inout Value, Double) -> Void
  ) -> Member {
    Member(name, .number(bounds), required: required, standard: standard, doc) {
      (value: inout Value, json: JSONValue) throws(ParamsError) in set(&value, try json.number(in: bounds))
    }
  }

  /// A yes or no that is no without it.
  static func flag(
    _ name: String, standard: Doc = "false", _ doc: Doc, _ set: @escaping @Sendable (inout Value, Bool) -> Void
  ) -> Member {
    Member(name, .flag, standard: standard, doc) {
      (value: inout Value, json: JSONValue) throws(ParamsError) in set(&value, try json.flag())
    }
  }

  /// An object with a table of its own.
  static func object<Inner>(
    _ name: String, _ table: MemberTable<Inner>, _ empty: Inner, required: Bool = false, standard: Doc? = nil,
    _ doc: Doc, _ set: @escaping @Sendable (inout Value, Inner) -> Void
  ) -> Member where Inner: Sendable {
    Member(name, .object(table.name), required: required, standard: standard, doc) {
      (value: inout Value, json: JSONValue) throws(ParamsError) in
      var inner = empty
      try table.read(json, into: &inner)
      set(&value, inner)
    }
  }
}

let pointTable = MemberTable<Point>(
  "point",
  [
    .number("x", coordinates, required: true, "To the right.") { $0.x = $1 },
    .number("y", coordinates, required: true, "Downwards.") { $0.y = $1 },
  ])

let sizeTable = MemberTable<Size>(
  "size",
  [
    .number("width", extents, required: true, "The extent along x.") { $0.width = $1 },
    .number("height", extents, required: true, "The extent along y.") { $0.height = $1 },
  ])

let rectTable = MemberTable<Rect>(
  "rect",
  [
    .number("x", coordinates, required: true, "The left edge.") { $0.x = $1 },
    .number("y", coordinates, required: true, "The top edge.") { $0.y = $1 },
    .number("width", extents, required: true, "The extent along x.") { $0.width = $1 },
    .number("height", extents, required: true, "The extent along y.") { $0.height = $1 },
  ])

/// The least and the greatest number of points in a host unit.
let unitBounds = 1e-6...1e6

let unitTable = MemberTable<Unit>(
  "unit",
  [
    .number("x", unitBounds, required: true, "Points per unit along x.") { $0.x = $1 },
    .number("y", unitBounds, required: true, "Points per unit along y.") { $0.y = $1 },
  ])

let insetsTable = makeInsetsTable(within: coordinates)

/// Insets of which none may be negative.
let positiveInsetsTable = makeInsetsTable(within: extents)

private func makeInsetsTable(within bounds: ClosedRange<Double>) -> MemberTable<Insets> {
  MemberTable<Insets>(
    "insets",
    [
      .number("top", bounds, standard: "0", "At the top edge.") { $0.top = $1 },
      .number("right", bounds, standard: "0", "At the right edge.") { $0.right = $1 },
      .number("bottom", bounds, standard: "0", "At the bottom edge.") { $0.bottom = $1 },
      .number("left", bounds, standard: "0", "At the left edge.") { $0.left = $1 },
    ])
}

let radiiTable = MemberTable<CornerRadii>(
  "radii",
  [
    .number("topLeft", extents, standard: "0", "At the top left.") { $0.topLeft = $1 },
    .number("topRight", extents, standard: "0", "At the top right.") { $0.topRight = $1 },
    .number("bottomRight", extents, standard: "0", "At the bottom right.") { $0.bottomRight = $1 },
    .number("bottomLeft", extents, standard: "0", "At the bottom left.") { $0.bottomLeft = $1 },
  ])
