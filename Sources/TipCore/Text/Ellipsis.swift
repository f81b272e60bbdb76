extension Words {
  /// The lines of the text at a width, no more than the style and `other` allow; if some go, the last one is cut for the ellipsis.
  func lines(to limit: Double, atMost other: Int? = nil) -> [LineSpan] {
    let lines = wrapped(to: limit)
    let most = min(style.maxLines ?? .max, other ?? .max)
    guard lines.count > most, let last = lines.prefix(most).last else { return lines }
    return lines.prefix(most - 1) + [cut(last, to: limit + Self.tolerance)]
  }

  /// A line of as many graphemes, whole words or not, as leave room for the ellipsis, without spaces before it.
  private func cut(_ line: LineSpan, to limit: Double) -> LineSpan {
    let room = limit - style.width(style.ellipsis)
    var cut = LineSpan(bytes: line.bytes.lowerBound..<line.bytes.lowerBound, width: 0, paragraph: line.paragraph)
    var (end, x) = (line.bytes.lowerBound, 0.0)
    for character in part(end..<text.utf8.count) {
      if character.isNewline { break }
      end += character.utf8.count
      x += advance(character, at: x)
      guard x <= room else { break }
      if let code = character.unicodeScalars.first?.value, code == 0x09 || Self.isSpace(code) { continue }
      (cut.bytes, cut.width) = (line.bytes.lowerBound..<end, x)
    }
    cut.width += style.width(style.ellipsis)
    cut.tail = .ellipsis
    return cut
  }
}
