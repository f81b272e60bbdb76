/// The lines of a text target: rects that stand side by side are one line.
struct TextTarget {
  private(set) var lines: [Rect] = []

  /// How far outside a line the pointer may be and still belong to it.
  private static let reach = 2.0

  /// Groups rects by line: one belongs to a line if the middle of either lies in the height of the other.
  ///
  /// A comparison with the line, not with the rect before, keeps short rects (superscripts, icons) in their line.
  init(_ rects: [Rect]) {
    let sorted = rects.ordered { (first: Rect, second: Rect) -> Bool in
      first.y != second.y ? first.y < second.y : first.x < second.x
    }
    for rect in sorted {
      if let line = lines.last, Self.share(line, rect) {
        lines[lines.count - 1] = line.union(rect)
      } else {
        lines.append(rect)
      }
    }
  }

  private static func share(_ line: Rect, _ rect: Rect) -> Bool {
    let (middle, other) = (rect.middle(.y), line.middle(.y))
    return (middle > line.y && middle < line.maxY) || (other > rect.y && other < rect.maxY)
  }

  /// The rect to stand beside at a side: the line with the pointer, else the outermost line of that side.
  ///
  /// Above it is the first line's width, below the last one's, and the height is that of the whole text, so that the
  /// bubble covers none of it. Beside, it is the lines that reach farthest to that side.
  func rect(_ side: Side, pointer: Point?) -> Rect {
    guard let first = lines.first, let last = lines.last, lines.count > 1 else { return lines.first ?? Rect() }
    if let pointer {
      for line in lines where line.grown(by: Self.reach).contains(pointer) { return line }
    }
    switch side {
    case .top: return Rect(x: first.x, y: first.y, width: first.width, height: last.maxY - first.y)
    case .bottom: return Rect(x: last.x, y: first.y, width: last.width, height: last.maxY - first.y)
    case .left, .right: return farthest(side)
    }
  }

  private func farthest(_ side: Side) -> Rect {
    var whole = lines[0]
    for line in lines.dropFirst() { whole = whole.union(line) }
    let edge = whole.edge(side)
    let reaching = lines.filter { (line: Rect) -> Bool in line.edge(side) == edge }
    guard let first = reaching.first, let last = reaching.last else { return whole }
    return Rect(x: whole.x, y: first.y, width: whole.width, height: last.maxY - first.y)
  }
}
