extension Path {
  /// A frame with holes as one path that fills alike under the even-odd and the non-zero rule.
  ///
  /// The frame runs clockwise and every hole counter-clockwise. Holes that overlap would cancel each other, so they are
  /// replaced by their union, and what of a hole lies outside the frame would be filled, so it is cut off: both in
  /// straight lines.
  public init(frame: Rect, holes: [Cutout]) {
    self.init()
    steps.reserveCapacity(5 + 10 * holes.count)
    appendRect(frame)
    for group in groups(of: holes) {
      if group.count == 1, group[0].rect.intersection(frame) == group[0].rect {
        appendHole(group[0])
      } else {
        let seen = group.map { (hole: Cutout) -> [Point] in clipped(hole.polygon, to: frame) }
        for part in union(of: seen) { appendPolygon(part) }
      }
    }
  }

  private mutating func appendRect(_ rect: Rect) {
    steps.append(.move(rect.origin))
    steps.append(.line(Point(x: rect.maxX, y: rect.y)))
    steps.append(.line(Point(x: rect.maxX, y: rect.maxY)))
    steps.append(.line(Point(x: rect.x, y: rect.maxY)))
    steps.append(.close)
  }

  /// A rounded rect, counter-clockwise from the left end of its top edge.
  fileprivate mutating func appendHole(_ hole: Cutout) {
    let (rect, radii) = (hole.rect, hole.cornerRadius)
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    steps.append(.move(Point(x: left + radii.topLeft, y: top)))
    appendCorner(Point(x: left, y: top), radii.topLeft, Point(x: 1), Point(y: 1))
    appendLine(toCorner: Point(x: left, y: bottom), radii.bottomLeft, Point(y: -1), Point(x: 1))
    appendLine(toCorner: Point(x: right, y: bottom), radii.bottomRight, Point(x: -1), Point(y: -1))
    appendLine(toCorner: Point(x: right, y: top), radii.topRight, Point(y: 1), Point(x: -1))
    steps.append(.close)
  }

  private mutating func appendPolygon(_ points: [Point]) {
    for (index, point) in points.enumerated() { steps.append(index == 0 ? .move(point) : .line(point)) }
    steps.append(.close)
  }
}

extension Cutout {
  /// The hole's outline in straight lines.
  fileprivate var polygon: [Point] {
    var path = Path()
    path.appendHole(self)
    return path.polygon()
  }
}

/// Holes sorted into groups of which no two overlap, by their rects.
private func groups(of holes: [Cutout]) -> [[Cutout]] {
  guard holes.count > 1 else { return holes.isEmpty ? [] : [holes] }
  var groups: [[Cutout]] = []
  for hole in holes {
    var joined = [hole]
    var apart: [[Cutout]] = []
    for group in groups {
      if group.contains(where: { (other: Cutout) -> Bool in other.rect.overlaps(hole.rect) }) {
        joined = group + joined
      } else {
        apart.append(group)
      }
    }
    groups = apart + [joined]
  }
  return groups
}
