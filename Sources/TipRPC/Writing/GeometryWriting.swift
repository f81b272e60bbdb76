import TipCore

extension JSONWriter {
  /// Writes `{x, y, width, height}`.
  mutating func value(_ rect: Rect) {
    beginObject()
    rectMembers(rect)
    endObject()
  }

  /// Writes the members of a rect into the object at hand.
  mutating func rectMembers(_ rect: Rect) {
    member("x", rect.x)
    member("y", rect.y)
    member("width", rect.width)
    member("height", rect.height)
  }

  /// Writes `{x, y}`.
  mutating func value(_ point: Point) {
    beginObject()
    member("x", point.x)
    member("y", point.y)
    endObject()
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

  /// Writes a member with a rect.
  mutating func member(_ name: String, _ rect: Rect) {
    key(name)
    value(rect)
  }

  /// Writes a member with a point.
  mutating func member(_ name: String, _ point: Point) {
    key(name)
    value(point)
  }

  /// Writes a member with a text, or null.
  mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text {
      value(text)
    } else {
      null()
    }
  }

  /// Writes a member with a whole number, or null.
  mutating func member(_ name: String, _ integer: Int?) {
    key(name)
    if let integer {
      value(integer)
    } else {
      null()
    }
  }
}
