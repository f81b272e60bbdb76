extension Path {
  /// A frame with holes as one path that fills alike under the even-odd and the non-zero rule.
  ///
  /// The frame runs clockwise and every hole counter-clockwise. Holes that overlap would cancel each other, so they are
  /// replaced by their union, in straight lines.
  public init(frame: Rect, holes: [Cutout]) {
    self.init()
    appendRect(frame)
    for group in groups(of: holes) {
      if group.count == 1 {
        appendHole(group[0])
      } else {
        for part in union(of: group.map { (hole: Cutout) -> [Point] in hole.polygon }) { appendPolygon(part) }
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
    let (rect, radius) = (hole.rect, hole.cornerRadius)
    let corners = [
      (rect.origin, Point(y: 1), Point(x: 1)),
      (Point(x: rect.x, y: rect.maxY), Point(x: 1), Point(y: -1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(y: -1), Point(x: -1)),
      (Point(x: rect.maxX, y: rect.y), Point(x: -1), Point(y: 1)),
    ]
    // At each corner the path comes along one edge and leaves along the next: `leaving` and `coming` point away from it.
    for (index, (corner, leaving, coming)) in corners.enumerated() {
      let start = corner.moved(coming, by: radius)
      steps.append(index == 0 ? .move(start) : .line(start))
      guard radius > 0 else { continue }
      let control = radius * (1 - circleShare)
      steps.append(
        .cubic(
          corner.moved(coming, by: control), corner.moved(leaving, by: control), corner.moved(leaving, by: radius)))
    }
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

extension Point {
  fileprivate func moved(_ direction: Point, by distance: Double) -> Point {
    Point(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}

/// Holes sorted into groups of which no two overlap, by their rects.
private func groups(of holes: [Cutout]) -> [[Cutout]] {
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
