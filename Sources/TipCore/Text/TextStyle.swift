/// What the measuring of a text needs to know of its font.
package struct TextStyle: Equatable, Sendable {
  /// The font's size in the host's units.
  package var size: Double
  /// The font's weight.
  package var weight: FontWeight
  /// From one baseline to the next; nil takes the font's own.
  package var lineHeight: Double?
  /// What measures the text.
  package var measure = TextMeasure.builtIn

  /// From one baseline to the next.
  package var leading: Double {
    if measure == .cells { return lineHeight ?? 1 }
    return lineHeight ?? (BuiltInWidths.ascent + BuiltInWidths.descent + BuiltInWidths.lineGap) * size
  }

  /// From a line's top to its baseline; what leading adds to the font's height is shared by both ends.
  package var baseline: Double {
    // A terminal draws a line in its row: its letters end with the row.
    if measure == .cells { return leading }
    let spare = leading - (BuiltInWidths.ascent + BuiltInWidths.descent) * size
    return spare / 2 + BuiltInWidths.ascent * size
  }

  /// The width of one grapheme.
  func advance(_ character: Character) -> Double {
    switch measure {
    case .builtIn: BuiltInWidths.advance(of: character, weight: weight) * size
    case .cells: Double(CellWidths.cells(of: character))
    }
  }
}
