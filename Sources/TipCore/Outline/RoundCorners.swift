extension Path {
  /// Appends a line to a corner, and its rounding; both directions point away from the corner.
  mutating func appendLine(toCorner corner: Point, _ radius: Double, _ coming: Point, _ leaving: Point) {
    steps.append(.line(corner.moved(coming, by: radius)))
    appendCorner(corner, radius, coming, leaving)
  }

  /// Appends the rounding of a corner to a path that has come to it.
  mutating func appendCorner(_ corner: Point, _ radius: Double, _ coming: Point, _ leaving: Point) {
    guard radius > 0 else { return }
    let control = radius * (1 - circleShare)
    steps.append(
      .cubic(corner.moved(coming, by: control), corner.moved(leaving, by: control), corner.moved(leaving, by: radius)))
  }
}

/// How far a cubic's control points lie towards the corner to draw a quarter of a circle: 4/3·(√2 − 1).
private let circleShare = 0.552_284_749_830_793_4

extension Point {
  fileprivate func moved(_ direction: Point, by distance: Double) -> Point {
    Point(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}
