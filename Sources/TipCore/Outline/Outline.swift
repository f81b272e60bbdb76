extension Layout {
  /// Bubble and arrow as one closed path, clockwise from the top left, so that fill, stroke, shadow and hits agree.
  public var outline: Path { OutlineShape(bubble: bubble, radii: cornerRadius, arrow: arrow).path }
}

/// What an outline goes around.
struct OutlineShape {
  /// The box.
  var bubble: Rect
  /// The rounding of its corners.
  var radii: CornerRadii
  /// The pointer on one of its edges.
  var arrow: Arrow?
  /// With the style `curved`: how far the arrow's lines lie inside those of its profile.
  var curveInset = 0.0
  /// Whether the arrow's feet end where the corners beside them begin, and not on them.
  var trimsFeet = false

  /// The shape as one closed path, clockwise from the top left.
  var path: Path {
    let (left, top, right, bottom) = (bubble.x, bubble.y, bubble.maxX, bubble.maxY)
    var path = Path()
    path.steps.reserveCapacity(14)
    path.steps.append(.move(Point(x: left + radii.topLeft, y: top)))
    appendArrow(on: .top, &path)
    path.appendLine(toCorner: Point(x: right, y: top), radii.topRight, Point(x: -1), Point(y: 1))
    appendArrow(on: .right, &path)
    path.appendLine(toCorner: Point(x: right, y: bottom), radii.bottomRight, Point(y: -1), Point(x: -1))
    appendArrow(on: .bottom, &path)
    path.appendLine(toCorner: Point(x: left, y: bottom), radii.bottomLeft, Point(x: 1), Point(y: -1))
    appendArrow(on: .left, &path)
    path.appendLine(toCorner: Point(x: left, y: top), radii.topLeft, Point(y: 1), Point(x: 1))
    path.steps.append(.close)
    return path
  }

  private func appendArrow(on edge: Side, _ path: inout Path) {
    guard let arrow, arrow.edge == edge else { return }
    let start = path.steps.count
    arrow.append(to: &path, curveInset: curveInset)
    if trimsFeet { trimFeet(on: edge, &path, from: start) }
  }

  /// Keeps the steps of an arrow, which begin at an index, between the corners of its edge.
  private func trimFeet(on edge: Side, _ path: inout Path, from start: Int) {
    let along = edge.alongAxis
    let first = bubble.start(along) + radii.start(of: edge)
    let last = max(first, bubble.end(along) - radii.end(of: edge))
    for index in path.steps.indices[start...] {
      path.steps[index] = path.steps[index].mapped { (point: Point) -> Point in
        var kept = point
        kept[along] = min(max(point[along], first), last)
        return kept
      }
    }
  }
}

extension Side {
  /// Whether a clockwise walk around a rect follows this edge in the direction of growing coordinates.
  var isClockwiseForward: Bool { self == .top || self == .right }
}
