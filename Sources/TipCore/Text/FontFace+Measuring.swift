extension FontFace {
  /// The width of one grapheme in ems; the built-in width, or the fallback, if a character of it has no advance.
  func width(of scalars: [Unicode.Scalar], weight: FontWeight) -> Double {
    var sum = 0.0
    var greatest = 0.0
    for scalar in scalars {
      guard let advance = advance(of: scalar.value) else {
        if Self.isInvisible(scalar) { continue }
        return fallback ?? BuiltInWidths.advance(of: scalars, weight: weight)
      }
      sum += advance / unitsPerEm
      greatest = max(greatest, advance / unitsPerEm)
    }
    // An emoji of several characters is one picture.
    return BuiltInWidths.isPicture(scalars) ? greatest : sum
  }

  /// The width of one scalar in ems.
  func width(of scalar: Unicode.Scalar, weight: FontWeight) -> Double {
    if let advance = advance(of: scalar.value) { return advance / unitsPerEm }
    if Self.isInvisible(scalar) { return 0 }
    return fallback ?? BuiltInWidths.advance(of: scalar, weight: weight)
  }

  /// Whether some character of a grapheme has no advance and needs one.
  func lacks(_ character: Character) -> Bool {
    for scalar in character.unicodeScalars where advance(of: scalar.value) == nil && !Self.isInvisible(scalar) {
      return true
    }
    return false
  }

  private var fallback: Double? { fallbackAdvance.map { (units: Double) -> Double in units / unitsPerEm } }

  /// Whether a character takes no room in any font: a mark, a joiner, a control.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    BuiltInWidths.advance(of: scalar, weight: .regular) == 0
  }
}

/// The characters of drawn lines that a font has no advance for.
struct MissingCharacters {
  /// How many are named.
  private static let most = 32

  /// The characters, each once, in the order of their first use.
  private(set) var text = ""
  private var seen: [Character] = []

  /// Looks for more of them.
  mutating func look(at lines: [TextLine], face: FontFace) {
    for line in lines {
      for character in line.text where seen.count < Self.most && face.lacks(character) && !seen.contains(character) {
        seen.append(character)
        text.append(character)
      }
    }
  }
}
