/// What the measuring of a text needs to know of its font.
package struct TextStyle: Equatable, Sendable {
  /// The font's size in the host's units.
  package var size: Double
  /// The font's weight.
  package var weight: FontWeight
  /// From one baseline to the next; nil takes the font's own.
  package var lineHeight: Double?
  /// What measures the text.
  var metrics = Metrics.builtIn
  /// The most lines that are shown, at least 1; nil for all.
  package var maxLines: Int?
  /// What stands at the end of the last line when more are left out.
  package var ellipsis = "…"

  /// What can measure a text.
  enum Metrics: Equatable, Sendable {
    /// The widths of a common sans-serif.
    case builtIn
    /// The cells of a terminal.
    case cells
    /// A font of the host's.
    case font(FontFace)

    /// Whether both measure alike; two faces made of the same numbers are not the same.
    static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.builtIn, .builtIn), (.cells, .cells): true
      case (.font(let face), .font(let other)): face === other
      case (.builtIn, _), (.cells, _), (.font, _): false
      }
    }
  }

  /// From one baseline to the next.
  package var leading: Double {
    if let lineHeight { return lineHeight }
    switch metrics {
    case .builtIn: return (BuiltInWidths.ascent + BuiltInWidths.descent + BuiltInWidths.lineGap) * size
    case .cells: return 1
    case .font(let face): return (face.ascent + face.descent + face.lineGap) / face.unitsPerEm * size
    }
  }

  /// From a line's top to its baseline; what leading adds to the font's height is shared by both ends.
  package var baseline: Double {
    switch metrics {
    case .builtIn: baseline(ascent: BuiltInWidths.ascent, descent: BuiltInWidths.descent)
    // A terminal draws a line in its row: its letters end with the row.
    case .cells: leading
    case .font(let face): baseline(ascent: face.ascent / face.unitsPerEm, descent: face.descent / face.unitsPerEm)
    }
  }

  private func baseline(ascent: Double, descent: Double) -> Double {
    (leading - (ascent + descent) * size) / 2 + ascent * size
  }

  /// The width of one grapheme; a soft hyphen has none.
  func advance(_ character: Character) -> Double {
    character == "\u{AD}" ? 0 : advance(of: Array(character.unicodeScalars))
  }

  /// The width of the scalars of one grapheme, which is no soft hyphen.
  func advance(of scalars: [Unicode.Scalar]) -> Double {
    switch metrics {
    case .builtIn: BuiltInWidths.advance(of: scalars, weight: weight) * size
    case .cells: Double(CellWidths.cells(of: scalars))
    case .font(let face): face.width(of: scalars, weight: weight) * size
    }
  }

  /// The width of a grapheme that is one scalar, and no soft hyphen: in ems, or in cells.
  func width(of scalar: Unicode.Scalar) -> Double {
    switch metrics {
    case .builtIn: BuiltInWidths.advance(of: scalar, weight: weight)
    case .cells: Double(CellWidths.cells(of: scalar))
    case .font(let face): face.width(of: scalar, weight: weight)
    }
  }

  /// The width of a text on one line.
  func width(_ text: String) -> Double {
    var sum = 0.0
    for character in text { sum += advance(character) }
    return sum
  }

  /// The width of the hyphen that a soft one becomes.
  var hyphen: Double { advance("-") }

  /// The width of a space.
  var space: Double { advance(" ") }
}
