/// One line of a wrapped text.
struct LineSpan: Sendable {
  /// Where the line starts in the text.
  var start: String.Index
  /// Where it ends, before the spaces at its end.
  var end: String.Index
  /// Its width.
  var width: Double
}

extension Words {
  /// Rounding of sums must not break a line that was measured at just this width.
  private static let tolerance = 1e-6

  /// Breaks the text into lines no wider than `limit`; a word that alone is wider is broken between graphemes.
  func wrapped(to limit: Double) -> [LineSpan] {
    var lines: [LineSpan] = []
    var line: LineSpan?
    var spaces = 0.0
    for word in list {
      if let open = line, open.width + spaces + word.width <= limit + Self.tolerance {
        line = LineSpan(start: open.start, end: word.end, width: open.width + spaces + word.width)
      } else {
        if let open = line { lines.append(open) }
        line = firstLine(of: word, limit: limit, finished: &lines)
      }
      spaces = word.spaces
      if word.endsLine {
        if let open = line { lines.append(open) }
        line = nil
        spaces = 0
      }
    }
    if let open = line { lines.append(open) }
    // After a line end at the very end of the text stands an empty word, which makes the last, empty line.
    return lines
  }

  /// Starts a line with a word, after as many full lines as the word needs when it is wider than the limit.
  private func firstLine(of word: Word, limit: Double, finished: inout [LineSpan]) -> LineSpan {
    guard word.width > limit + Self.tolerance else {
      return LineSpan(start: word.start, end: word.end, width: word.width)
    }
    var line = LineSpan(start: word.start, end: word.start, width: 0)
    var index = word.start
    while index < word.end {
      let advance = style.advance(text[index])
      if line.width > 0, line.width + advance > limit + Self.tolerance {
        finished.append(line)
        line = LineSpan(start: index, end: index, width: 0)
      }
      index = text.index(after: index)
      line.end = index
      line.width += advance
    }
    return line
  }

  /// The size of the text wrapped to a width, both extents rounded up to whole units as the seeds do.
  func size(of lines: [LineSpan]) -> Size {
    var width = 0.0
    for line in lines { width = max(width, line.width) }
    let height = Double(lines.count) * style.leading
    return Size(width: (width - Self.tolerance).rounded(.up), height: (height - Self.tolerance).rounded(.up))
  }
}
