extension PartStack {
  /// What measures the written parts: a font only if all of them are measured by one.
  var measure: Measure {
    var found: Measure = .host
    for item in items {
      for words in Self.words(of: item) {
        switch words.style.metrics {
        case .cells: return .cells
        case .builtIn: found = .builtIn
        case .font: found = found == .builtIn ? .builtIn : .font
        }
      }
    }
    return found
  }

  /// The characters in the lines of placed parts that a registered font has no advance for.
  func missing(_ parts: [PlacedPart]) -> String {
    var missing = MissingCharacters()
    for item in items {
      guard let words = Self.words(of: item).first, case .font(let face) = words.style.metrics else { continue }
      for part in parts where part.kind == item.kind { missing.look(at: part.lines, face: face) }
    }
    return missing.text
  }

  private static func words(of item: Item) -> [Words] {
    switch item {
    case .image: []
    case .text(_, let words, _): [words]
    case .buttons(let buttons): buttons.map { (button: MeasuredButton) -> Words in button.words }
    }
  }
}
