import TipCore

extension JSONWriter {
  /// Writes `{x, y, width, height}`.
  mutating func value(_ rect: Rect) {
    append(atMost: JSONRoom.longestRect) { out in out.append(rect) }
  }

  /// Writes `{x, y}`.
  mutating func value(_ point: Point) {
    append(atMost: JSONRoom.longestRect) { out in out.append(point) }
  }

  /// Writes `{top, right, bottom, left}`.
  mutating func value(_ insets: Insets) {
    beginObject()
    member("top", insets.top)
    member("right", insets.right)
    member("bottom", insets.bottom)
    member("left", insets.left)
    endObject()
  }

  /// Writes radii: a number where all are the same, else `{topLeft, topRight, bottomRight, bottomLeft}`.
  mutating func value(_ radii: CornerRadii) {
    append(atMost: JSONRoom.longestRadii) { out in out.append(radii) }
  }

  /// Writes a member with radii.
  mutating func member(_ name: StaticString, _ radii: CornerRadii) {
    key(name)
    value(radii)
  }

  /// Writes a member with a rect.
  mutating func member(_ name: StaticString, _ rect: Rect) {
    append(atMost: name.utf8CodeUnitCount + JSONRoom.longestRect) { out in
      out.append(key: name)
      out.append(rect)
    }
  }

  /// Writes a member with a point.
  mutating func member(_ name: StaticString, _ point: Point) {
    append(atMost: name.utf8CodeUnitCount + JSONRoom.longestRect) { out in
      out.append(key: name)
      out.append(point)
    }
  }

  /// Writes a member with a text, or null.
  mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    if let text {
      value(text)
    } else {
      null()
    }
  }

  /// Writes a member with a whole number, or null.
  mutating func member(_ name: StaticString, _ integer: Int?) {
    key(name)
    if let integer {
      value(integer)
    } else {
      null()
    }
  }
}

extension JSONRoom {
  /// How many bytes a rect takes at most, with what a member's name needs beside its letters.
  static var longestRect: Int { 4 * longestNumber + 40 }

  /// How many bytes radii take at most.
  static var longestRadii: Int { 4 * longestNumber + 60 }

  /// Appends radii: a number where all are the same, else `{topLeft, topRight, bottomRight, bottomLeft}`.
  mutating func append(_ radii: CornerRadii) {
    guard !radii.isUniform else { return append(number: radii.topLeft) }
    append("{\"topLeft\":")
    append(number: radii.topLeft)
    append(",\"topRight\":")
    append(number: radii.topRight)
    append(",\"bottomRight\":")
    append(number: radii.bottomRight)
    append(",\"bottomLeft\":")
    append(number: radii.bottomLeft)
    append("}")
  }

  /// Appends `{x, y, width, height}`.
  mutating func append(_ rect: Rect) {
    append("{")
    append(membersOf: rect)
    append("}")
  }

  /// Appends the members of a rect.
  @inline(__always)
  mutating func append(membersOf rect: Rect) {
    append("\"x\":")
    append(number: rect.x)
    append(",\"y\":")
    append(number: rect.y)
    append(",\"width\":")
    append(number: rect.width)
    append(",\"height\":")
    append(number: rect.height)
  }

  /// Appends `{x, y}`.
  mutating func append(_ point: Point) {
    append("{\"x\":")
    append(number: point.x)
    append(",\"y\":")
    append(number: point.y)
    append("}")
  }
}
