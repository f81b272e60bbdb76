/// Measures the scalars of one text: a style with what it says of the alphabets at hand.
struct Ruler {
  /// The style.
  let style: TextStyle
  /// The advances of the first code points, in units of their own; empty if there is no such list.
  private let alphabets: [UInt16]
  /// What to multiply these units by.
  private let scale: Double

  /// Takes a style.
  init(_ style: TextStyle) {
    self.style = style
    switch style.metrics {
    case .builtIn:
      alphabets = BuiltInWidths.alphabets(style.weight)
      scale = style.size / BuiltInWidths.unitsPerEm
    case .cells:
      alphabets = CellWidths.alphabets
      scale = 1
    case .font:
      alphabets = []
      scale = 0
    }
  }

  /// The width of a grapheme that is one scalar.
  func advance(_ scalar: ScannedText.Scalar) -> Double {
    let index = Int(truncatingIfNeeded: scalar.code)
    // A soft hyphen is seen at the end of a line alone, where it is a hyphen.
    if index < alphabets.count { return scalar.code == 0xAD ? 0 : Double(alphabets[index]) * scale }
    guard let scalar = Unicode.Scalar(scalar.code) else { return 0 }
    return style.advance(scalar)
  }
}
