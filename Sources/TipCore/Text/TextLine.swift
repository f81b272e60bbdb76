/// One line of text with its place on the screen.
public struct TextLine: Equatable, Sendable {
  /// The line's text as it is drawn: without the spaces at its end, with the hyphen or the ellipsis that it shows.
  public var text: String
  /// Where the line starts.
  public var x: Double
  /// The height on which its letters stand.
  public var baseline: Double
  /// Its width by the measure in use.
  public var width: Double
  /// The direction of its paragraph: by the first strong letter, or else the window's.
  public var direction: Direction
}

extension Words {
  /// Places wrapped lines in the content's rect.
  func lines(_ spans: [LineSpan], in content: Rect, alignment: TextAlignment, direction: Direction) -> [TextLine] {
    var lines: [TextLine] = []
    lines.reserveCapacity(spans.count)
    for (index, span) in spans.enumerated() {
      let own = directions[span.paragraph] ?? direction
      let share = alignment.share(alignment == .natural ? own : direction)
      lines.append(
        TextLine(
          text: drawn(span),
          x: content.x + (content.width - span.width) * share,
          baseline: content.y + Double(index) * style.leading + style.baseline,
          width: span.width,
          direction: own))
    }
    return lines
  }

  private func drawn(_ span: LineSpan) -> String {
    let text = drawn(part(span.bytes))
    return switch span.tail {
    case .none: text
    case .hyphen: text + "-"
    case .ellipsis: text + style.ellipsis
    }
  }
}

extension TextAlignment {
  /// The share of a line's spare room that goes to its left.
  func share(_ direction: Direction) -> Double {
    switch self {
    case .left: 0
    case .right: 1
    case .center: 0.5
    case .natural, .start: direction == .ltr ? 0 : 1
    case .end: direction == .ltr ? 1 : 0
    }
  }
}
