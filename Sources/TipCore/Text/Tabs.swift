extension Words {
  /// How many spaces a tab that starts at `x` is written as: as many as reach the next multiple of eight.
  func spaces(ofTabAt x: Double) -> Int {
    let space = style.space
    guard space > 0, (x / space).isFinite, x / space < 1e9 else { return Self.tabStop }
    let stop = Double(Self.tabStop)
    let place = x / space
    let next = ((place / stop + Self.tolerance).rounded(.down) + 1) * stop
    return Int(exactly: (next - place - Self.tolerance).rounded(.up)) ?? Self.tabStop
  }

  /// The width of a part of a line that starts at `x`.
  func width(of part: Substring, from x: Double) -> Double {
    var end = x
    for character in part { end += advance(character, at: end) }
    return end - x
  }

  /// The width of a grapheme at a place in its line.
  func advance(_ character: Character, at x: Double) -> Double {
    character == "\t" ? Double(spaces(ofTabAt: x)) * style.space : style.advance(character)
  }

  /// A part of the text that starts a line, as it is drawn: tabs as spaces, without soft hyphens.
  func drawn(_ part: Substring) -> String {
    guard isEdited else { return String(part) }
    var text = ""
    var x = 0.0
    for character in part where character != "\u{AD}" {
      guard character == "\t" else {
        text.append(character)
        x += style.advance(character)
        continue
      }
      let count = spaces(ofTabAt: x)
      text += String(repeating: " ", count: count)
      x += Double(count) * style.space
    }
    return text
  }

  private static let tabStop = 8
}
