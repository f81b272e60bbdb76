/// Measures the scalars of one text: a style with what it says of the ASCII characters at hand.
struct Ruler {
  /// The style.
  let style: TextStyle
  /// The advances of the characters from the space to the tilde, in units of their own.
  private let ascii: [UInt16]
  /// What to multiply these units by.
  private let scale: Double

  /// Takes a style.
  init(_ style: TextStyle) {
    self.style = style
    switch style.measure {
    case .builtIn:
      ascii = BuiltInWidths.advances(of: style.weight)
      scale = style.size / BuiltInWidths.unitsPerEm
    case .cells:
      ascii = CellWidths.ascii
      scale = 1
    }
  }

  /// The width of a grapheme that is one scalar.
  func advance(_ scalar: ScannedText.Scalar) -> Double {
    let index = Int(scalar.code) - 0x20
    if index >= 0, index < 0x7F - 0x20, index < ascii.count { return Double(ascii[index]) * scale }
    guard let scalar = Unicode.Scalar(scalar.code) else { return 0 }
    return style.advance(scalar)
  }
}
