/// Measures the graphemes of one text: a style with what it says of the alphabets at hand.
struct Ruler {
  private let style: TextStyle
  /// The advances of the first code points, in units of their own; empty if there is no such list.
  private let alphabets: [UInt16]
  /// What to multiply these units by.
  private let scale: Double
  /// What to multiply the widths of scalars by.
  private let size: Double
  /// Whether the ideographs and the syllables of Hangul are one em wide.
  private let hasFullWidths: Bool
  /// The widths that were looked for last, since a text has few letters: each at its code point's last bits.
  private var memory: [Entry] = []

  private struct Entry {
    var code: UInt32
    var width: Double
  }

  private static let memorySize = 128

  /// Takes a style.
  init(_ style: TextStyle) {
    self.style = style
    switch style.metrics {
    case .builtIn:
      alphabets = BuiltInWidths.alphabets(style.weight)
      scale = style.size / BuiltInWidths.unitsPerEm
      size = style.size
      hasFullWidths = true
    case .cells:
      alphabets = CellWidths.alphabets
      scale = 1
      size = 1
      hasFullWidths = false
    case .font:
      alphabets = []
      scale = 0
      size = style.size
      hasFullWidths = false
    }
  }

  /// The width of a grapheme that is one scalar.
  mutating func advance(_ scalar: ScannedText.Scalar) -> Double {
    let index = Int(truncatingIfNeeded: scalar.code)
    if index < alphabets.count { return Double(alphabets[index]) * scale }
    // A soft hyphen is seen at the end of a line alone, where it is a hyphen.
    if scalar.code == 0xAD { return 0 }
    if hasFullWidths, BuiltInWidths.isCommonWide(scalar.code) { return size }
    return width(scalar.code) * size
  }

  /// The width of a grapheme of several scalars.
  mutating func advance(of scalars: [Unicode.Scalar]) -> Double {
    guard case .builtIn = style.metrics else { return style.advance(of: scalars) }
    return BuiltInWidths.advance(of: scalars) { (scalar: Unicode.Scalar) -> Double in width(scalar.value) } * size
  }

  /// The width of a scalar before it is multiplied.
  private mutating func width(_ code: UInt32) -> Double {
    if memory.isEmpty { memory = Array(repeating: Entry(code: .max, width: 0), count: Self.memorySize) }
    let place = Int(truncatingIfNeeded: code) & (Self.memorySize - 1)
    if memory[place].code == code { return memory[place].width }
    guard let scalar = Unicode.Scalar(code) else { return 0 }
    memory[place] = Entry(code: code, width: style.width(of: scalar))
    return memory[place].width
  }
}
