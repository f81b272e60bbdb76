/// One line of a wrapped text.
package struct LineSpan: Sendable {
  /// Its place in the text, in bytes, without the spaces at its end.
  var bytes: Range<Int>
  /// Its width, with a hyphen or an ellipsis if it shows one.
  var width: Double
  /// The number of its paragraph.
  var paragraph: Int
  /// What it shows behind its part of the text.
  var tail = Tail.none

  /// What a line can show behind its part of the text.
  enum Tail: Sendable {
    /// Nothing.
    case none
    /// A hyphen, since it is broken at a soft one.
    case hyphen
    /// The ellipsis, since lines were left out.
    case ellipsis
  }
}

extension Words {
  /// Rounding of sums must not break a line that was measured at just this width.
  static let tolerance = 1e-6

  /// Breaks the text into lines no wider than `limit`; a word that alone is wider is broken between graphemes.
  package func wrapped(to limit: Double) -> [LineSpan] {
    let limit = limit + Self.tolerance
    var lines: [LineSpan] = []
    var line = LineSpan(bytes: 0..<0, width: 0, paragraph: 0)
    var isOpen = false
    for index in list.indices {
      let word = list[index]
      let gap = isOpen ? gap(at: index, from: line.width) : 0
      if isOpen, fits(word, at: index, from: line.width + gap, limit: limit) {
        line.bytes = line.bytes.lowerBound..<word.end
        line.width += gap + word.width
        line.tail = word.isHyphenated ? .hyphen : .none
      } else {
        if isOpen { lines.append(finished(line)) }
        line = firstLine(of: index, limit: limit, paragraph: line.paragraph, finished: &lines)
        isOpen = true
      }
      guard word.endsLine else { continue }
      lines.append(line)
      isOpen = false
      line.paragraph += 1
    }
    if isOpen { lines.append(line) }
    // After a line end at the very end of the text stands an empty word, which makes the last, empty line.
    return lines
  }

  /// The room between the word at a place in the list and the line that it may continue, which ends at `x`.
  private func gap(at index: Int, from x: Double) -> Double {
    guard index > 0 else { return 0 }
    let word = list[index - 1]
    return word.hasTabs ? width(of: part(word.end..<list[index].start), from: x) : word.spaces
  }

  /// Whether a word, at its place in the list, has room from `x` on, with its hyphen unless what follows it has room too.
  private func fits(_ word: Word, at index: Int, from x: Double, limit: Double) -> Bool {
    let end = x + word.width
    guard word.isHyphenated else { return end <= limit }
    return end + style.hyphen <= limit || end + rests[index] <= limit
  }

  /// A line that was broken, with its hyphen.
  private func finished(_ line: LineSpan) -> LineSpan {
    guard line.tail == .hyphen else { return line }
    var line = line
    line.width += style.hyphen
    return line
  }

  /// Starts a line with the word at a place in the list, after as many full lines as the word needs when it is wider than the limit.
  private func firstLine(of index: Int, limit: Double, paragraph: Int, finished: inout [LineSpan]) -> LineSpan {
    let word = list[index]
    guard !fits(word, at: index, from: 0, limit: limit) else {
      return LineSpan(
        bytes: word.start..<word.end, width: word.width, paragraph: paragraph, tail: word.isHyphenated ? .hyphen : .none
      )
    }
    var line = LineSpan(bytes: word.start..<word.start, width: 0, paragraph: paragraph)
    for character in part(word.start..<word.end) {
      let end = line.bytes.upperBound + character.utf8.count
      let advance = style.advance(character)
      // The last one leaves room for the hyphen; the soft hyphen itself takes two bytes.
      let needed = word.isHyphenated && end == word.end - 2 ? advance + style.hyphen : advance
      if line.width > 0, advance > 0, line.width + needed > limit {
        finished.append(line)
        line = LineSpan(bytes: line.bytes.upperBound..<line.bytes.upperBound, width: 0, paragraph: paragraph)
      }
      line.bytes = line.bytes.lowerBound..<end
      line.width += advance
    }
    if word.isHyphenated, line.width + style.hyphen <= limit { line.tail = .hyphen }
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
