extension Arrow {
  /// Appends the arrow to an outline that has come to its edge, clockwise from one end of its base to the other.
  func append(to path: inout Path) {
    switch style {
    case .none: return
    case .triangle: appendTriangle(to: &path)
    case .curved: appendCurved(to: &path)
    case .rounded: appendRounded(to: &path)
    }
  }

  private func appendTriangle(to path: inout Path) {
    path.steps.append(.line(point(-width / 2, 0)))
    path.steps.append(.line(tip))
    path.steps.append(.line(point(width / 2, 0)))
  }

  /// PopupArrow's profile: out of the edge by a curve, straight, over the point by a curve, and the same back.
  ///
  /// The article gives the points as shares of half the width and of the length; the curve over the point reaches 0.0296
  /// of the length beyond `tip`.
  private func appendCurved(to path: inout Path) {
    let half = width / 2
    let peak = 1 - 0.0864
    path.steps.append(.line(point(-half, 0)))
    path.steps.append(.quad(point(-0.75 * half, 0), point(-0.6 * half, 0.25 * length)))
    path.steps.append(.line(point(-0.149 * half, peak * length)))
    path.steps.append(.quad(point(0, 1.1456 * length), point(0.149 * half, peak * length)))
    path.steps.append(.line(point(0.6 * half, 0.25 * length)))
    path.steps.append(.quad(point(0.75 * half, 0), point(half, 0)))
  }

  /// A triangle whose point is cut by a circle that touches both of its edges.
  private func appendRounded(to path: inout Path) {
    let half = width / 2
    let edge = (half * half + length * length).squareRoot()
    // The circle touches each edge at radius / tan(half the angle at the point) from it, at most at the base.
    let cut = min(tipRadius * length / half, edge)
    // What is so small that its square or product is 0 has no arc; of half 0 the quotient may be no number.
    guard half > 0, cut > 0 else { return appendTriangle(to: &path) }
    let radius = cut * half / length
    let (across, along) = (half * cut / edge, length * cut / edge)
    path.steps.append(.line(point(-half, 0)))
    path.steps.append(.line(point(-across, length - along)))
    // A cubic for an arc of angle a: its control points lie 4/3·tan(a/4) radii along the tangents. The arc turns by
    // a = π - 2·b, where b is half the angle at the point: tan(a/4) = tan(π/4 - b/2) = (1 - t) / (1 + t), t = tan(b/2).
    let t = half / (length + edge)
    let control = 4.0 / 3 * (1 - t) / (1 + t) * radius / cut
    let (first, second) = (across * (1 - control), length - along + along * control)
    path.steps.append(.cubic(point(-first, second), point(first, second), point(across, length - along)))
    path.steps.append(.line(point(half, 0)))
  }

  /// A point by its place along the edge, clockwise from the arrow's middle, and its height over the edge.
  private func point(_ clockwise: Double, _ height: Double) -> Point {
    let along = base[edge.alongAxis] + (edge.isClockwiseForward ? clockwise : -clockwise)
    let across = base[edge.axis] + (edge.isFar ? height : -height)
    return Point(edge.alongAxis, along, across)
  }
}
