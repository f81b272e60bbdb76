extension Layout {
  /// Bubble and arrow as one closed path, clockwise from the top left, so that fill, stroke, shadow and hits agree.
  public var outline: Path {
    var path = Path()
    path.steps.reserveCapacity(14)
    path.steps.append(.move(Point(x: bubble.x + cornerRadius, y: bubble.y)))
    for edge in [Side.top, .right, .bottom, .left] {
      if let arrow, arrow.edge == edge { arrow.append(to: &path) }
      appendCorner(after: edge, to: &path)
    }
    path.steps.append(.close)
    return path
  }

  /// The rest of an edge and the corner at its clockwise end.
  private func appendCorner(after edge: Side, to path: inout Path) {
    let along = edge.alongAxis
    let forward = edge.isClockwiseForward
    var corner = Point()
    corner[along] = forward ? bubble.end(along) : bubble.start(along)
    corner[edge.axis] = bubble.edge(edge)
    let radius = cornerRadius
    guard radius > 0 else {
      path.steps.append(.line(corner))
      return
    }
    var start = corner
    start[along] += forward ? -radius : radius
    var end = corner
    end[edge.axis] += edge.isFar ? -radius : radius
    path.steps.append(.line(start))
    path.steps.append(.cubic(start.towards(corner, by: circleShare), end.towards(corner, by: circleShare), end))
  }
}

/// How far a cubic's control points lie towards the corner to draw a quarter of a circle: 4/3·(√2 − 1).
let circleShare = 0.552_284_749_830_793_4

extension Side {
  /// Whether a clockwise walk around a rect follows this edge in the direction of growing coordinates.
  var isClockwiseForward: Bool { self == .top || self == .right }
}

extension Point {
  fileprivate func towards(_ other: Point, by share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
