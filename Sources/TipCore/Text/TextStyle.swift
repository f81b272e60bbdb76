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
  /// The most lines that are shown, at least 1; nil for all.
  package var maxLines: Int?
  /// What stands at the end of the last line when more are left out.
  package var ellipsis = "…"

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

  /// The width of one grapheme; a soft hyphen has none.
  func advance(_ character: Character) -> Double {
    if character == "\u{AD}" { return 0 }
    switch measure {
    case .builtIn: return BuiltInWidths.advance(of: character, weight: weight) * size
    case .cells: return Double(CellWidths.cells(of: character))
    }
  }

  /// The width of a grapheme that is one scalar; a soft hyphen has none.
  func advance(_ scalar: Unicode.Scalar) -> Double {
    if scalar == "\u{AD}" { return 0 }
    switch measure {
    case .builtIn: return BuiltInWidths.advance(of: scalar, weight: weight) * size
    case .cells: return Double(CellWidths.cells(of: scalar))
    }
  }

  /// The width of a text on one line.
  func width(_ text: String) -> Double {
    var sum = 0.0
    for character in text { sum += advance(character) }
    return sum
  }

  /// The width of the hyphen that a soft one becomes.
  var hyphen: Double { advance("-" as Unicode.Scalar) }

  /// The width of a space.
  var space: Double { advance(" " as Unicode.Scalar) }
}
