import TipCore

/// Bounds of a coordinate: what goes beyond them is no screen.
let coordinates = -1e9...1e9

/// Bounds of an extent.
let extents = 0.0...1e9

extension JSONValue {
  /// Reads a number within bounds.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func number(in bounds: ClosedRange<Double>) throws(ParamsError) -> Double {
    guard let number = number(), bounds.contains(number) else {
      throw ParamsError(self, expected: Shape.number(bounds).text)
    }
    return number
  }

  /// Reads `true` or `false`.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func flag() throws(ParamsError) -> Bool {
    guard let flag = bool() else { throw ParamsError(self, expected: Shape.flag.text) }
    return flag
  }

  /// Reads a text of a length in characters.
  func text(_ length: ClosedRange<Int>) throws(ParamsError) -> String {
    // A character has at least one byte, so the count of bytes settles most cases without counting graphemes.
    guard let text = string(), length.contains(text.utf8.count) || length.contains(text.count) else {
      throw ParamsError(self, expected: Shape.text(length).text)
    }
    return text
  }

  /// Reads one of some names; its position among them is returned.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func choice(_ names: [String]) throws(ParamsError) -> Int {
    for index in names.indices where equals(names[index]) { return index }
    var error = ParamsError(self, expected: Shape.choice(names).text)
    if let text = string() { error.nearest = nearestName(to: text, among: names) }
    throw error
  }

  /// Reads a colour.
  func color() throws(ParamsError) -> Color {
    guard let text = string(), let color = Color(text) else { throw ParamsError(self, expected: Shape.color.text) }
    return color
  }

  /// Reads insets: one number for all sides, or an object.
  func insets(in bounds: ClosedRange<Double>) throws(ParamsError) -> Insets {
    guard kind == .number else {
      guard isObjectLike else { throw ParamsError(self, expected: Shape.insets(bounds).text) }
      return try bounds.lowerBound < 0 ? insetsTable.read(self) : positiveInsetsTable.read(self)
    }
    return Insets(all: try number(in: bounds))
  }

  /// Reads radii: one number for all corners, or an object.
  func radii(in bounds: ClosedRange<Double>) throws(ParamsError) -> CornerRadii {
    guard kind == .number else {
      guard isObjectLike else { throw ParamsError(self, expected: Shape.radii(bounds).text) }
      return try radiiTable.read(self)
    }
    return CornerRadii(all: try number(in: bounds))
  }
}
