extension Arrow {
  /// Appends the arrow to an outline that has come to its edge, clockwise from one end of its base to the other.
  ///
  /// With the style `curved` its lines lie `curveInset` inside those of its profile.
  func append(to path: inout Path, curveInset: Double) {
    switch style {
    case .none: return
    case .triangle: appendTriangle(to: &path)
    case .curved:
      let profile = CurvedProfile(self)
      appendCurved(curveInset == 0 ? profile : profile.inset(by: curveInset), to: &path)
    case .rounded: appendRounded(to: &path)
    }
  }

  private func appendTriangle(to path: inout Path) {
    path.steps.append(.line(point(-width / 2, 0)))
    path.steps.append(.line(tip))
    path.steps.append(.line(point(width / 2, 0)))
  }

  private func appendCurved(_ profile: CurvedProfile, to path: inout Path) {
    func left(_ end: Point) -> Point { point(-end.x, end.y) }
    func right(_ end: Point) -> Point { point(end.x, end.y) }
    path.steps.append(.line(left(profile.base)))
    path.steps.append(.quad(left(profile.baseControl), left(profile.curve)))
    path.steps.append(.line(left(profile.peak)))
    path.steps.append(.quad(right(profile.peakControl), right(profile.peak)))
    path.steps.append(.line(right(profile.curve)))
    path.steps.append(.quad(right(profile.baseControl), right(profile.base)))
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
