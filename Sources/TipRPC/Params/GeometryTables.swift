import TipCore

extension Member {
  /// A number.
  static func number(
    _ name: String, _ bounds: ClosedRange<Double>, required: Bool = false, standard: String? = nil, _ doc: String,
    _ set: @escaping @Sendable (inout Value, Double) -> Void
  ) -> Member {
    Member(name, .number(bounds), required: required, standard: standard, doc) {
      (value: inout Value, json: JSONValue) throws(ParamsError) in set(&value, try json.number(in: bounds))
    }
  }

  /// A yes or no that is no without it.
  static func flag(
    _ name: String, standard: String = "false", _ doc: String, _ set: @escaping @Sendable (inout Value, Bool) -> Void
  ) -> Member {
    Member(name, .flag, standard: standard, doc) {
      (value: inout Value, json: JSONValue) throws(ParamsError) in set(&value, try json.flag())
    }
  }

  /// An object with a table of its own.
  static func object<Inner>(
    _ name: String, _ table: MemberTable<Inner>, _ empty: Inner, required: Bool = false, standard: String? = nil,
    _ doc: String, _ set: @escaping @Sendable (inout Value, Inner) -> Void
  ) -> Member where Inner: Sendable {
    Member(name, .object(table.name), required: required, standard: standard, doc) {
      (value: inout Value, json: JSONValue) throws(ParamsError) in
      var inner = empty
      try table.read(json, into: &inner)
      set(&value, inner)
    }
  }
}

extension Member {
  /// An object of numbers.
  static func object<Inner>(
    _ name: String, _ table: NumbersTable<Inner>, required: Bool = false, standard: String? = nil, _ doc: String,
    _ set: @escaping @Sendable (inout Value, Inner) -> Void
  ) -> Member where Inner: Sendable {
    Member(name, .object(table.name), required: required, standard: standard, doc) {
      (value: inout Value, json: JSONValue) throws(ParamsError) in set(&value, try table.read(json))
    }
  }
}

let pointTable = NumbersTable<Point>(
  "point",
  [
    NumberMember("x", coordinates, required: true, "To the right."),
    NumberMember("y", coordinates, required: true, "Downwards."),
  ]
) { (numbers: SIMD4<Double>) -> Point in
  Point(x: numbers.x, y: numbers.y)
}

let sizeTable = NumbersTable<Size>(
  "size",
  [
    NumberMember("width", extents, required: true, "The extent along x."),
    NumberMember("height", extents, required: true, "The extent along y."),
  ]
) { (numbers: SIMD4<Double>) -> Size in
  Size(width: numbers.x, height: numbers.y)
}

let rectTable = NumbersTable<Rect>(
  "rect",
  [
    NumberMember("x", coordinates, required: true, "The left edge."),
    NumberMember("y", coordinates, required: true, "The top edge."),
    NumberMember("width", extents, required: true, "The extent along x."),
    NumberMember("height", extents, required: true, "The extent along y."),
  ]
) { (numbers: SIMD4<Double>) -> Rect in
  Rect(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
}

/// The least and the greatest number of points in a host unit.
let unitBounds = 1e-6...1e6

let unitTable = NumbersTable<Unit>(
  "unit",
  [
    NumberMember("x", unitBounds, required: true, "Points per unit along x."),
    NumberMember("y", unitBounds, required: true, "Points per unit along y."),
  ]
) { (numbers: SIMD4<Double>) -> Unit in
  Unit(x: numbers.x, y: numbers.y)
}

let insetsTable = makeInsetsTable(within: coordinates)

/// Insets of which none may be negative.
let positiveInsetsTable = makeInsetsTable(within: extents)

private func makeInsetsTable(within bounds: ClosedRange<Double>) -> NumbersTable<Insets> {
  NumbersTable<Insets>(
    "insets",
    [
      NumberMember("top", bounds, standard: "0", "At the top edge."),
      NumberMember("right", bounds, standard: "0", "At the right edge."),
      NumberMember("bottom", bounds, standard: "0", "At the bottom edge."),
      NumberMember("left", bounds, standard: "0", "At the left edge."),
    ]
  ) { (numbers: SIMD4<Double>) -> Insets in
    Insets(top: numbers.x, right: numbers.y, bottom: numbers.z, left: numbers.w)
  }
}

let radiiTable = NumbersTable<CornerRadii>(
  "radii",
  [
    NumberMember("topLeft", extents, standard: "0", "At the top left."),
    NumberMember("topRight", extents, standard: "0", "At the top right."),
    NumberMember("bottomRight", extents, standard: "0", "At the bottom right."),
    NumberMember("bottomLeft", extents, standard: "0", "At the bottom left."),
  ]
) { (numbers: SIMD4<Double>) -> CornerRadii in
  CornerRadii(topLeft: numbers.x, topRight: numbers.y, bottomRight: numbers.z, bottomLeft: numbers.w)
}
