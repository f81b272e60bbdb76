/// One line of text with its place on the screen.
public struct TextLine: Equatable, Sendable {
  /// The line's text, without the spaces at its end.
  public var text: String
  /// Where the line starts.
  public var x: Double
  /// The height on which its letters stand.
  public var baseline: Double
  /// Its width by the measure in use.
  public var width: Double
}

extension Words {
  /// Places wrapped lines in the content's rect.
  func lines(_ spans: [LineSpan], in content: Rect, alignment: TextAlignment, direction: Direction) -> [TextLine] {
    let share = alignment.share(direction)
    var lines: [TextLine] = []
    lines.reserveCapacity(spans.count)
    for (index, span) in spans.enumerated() {
      lines.append(
        TextLine(
          text: String(text[span.start..<span.end]),
          x: content.x + (content.width - span.width) * share,
          baseline: content.y + Double(index) * style.leading + style.baseline,
          width: span.width))
    }
    return lines
  }
}

extension TextAlignment {
  /// The share of a line's spare room that goes to its left.
  func share(_ direction: Direction) -> Double {
    switch self {
    case .left: 0
    case .right: 1
    case .center: 0.5
    case .start: direction == .ltr ? 0 : 1
    case .end: direction == .ltr ? 1 : 0
    }
  }
}
