/// What of a convex polygon lies in a rect, as a convex polygon; of fewer than three points if nothing does.
///
/// Sutherland's and Hodgman's way: it is cut by one edge of the rect after the other.
func clipped(_ polygon: [Point], to rect: Rect) -> [Point] {
  var points = polygon
  for side in Side.allCases { points = clipped(points, at: rect.edge(side), beyond: side) }
  return points
}

/// What of a convex polygon does not lie beyond an edge.
private func clipped(_ polygon: [Point], at edge: Double, beyond side: Side) -> [Point] {
  let axis = side.axis
  func isKept(_ point: Point) -> Bool { side.isFar ? point[axis] <= edge : point[axis] >= edge }
  guard var previous = polygon.last else { return [] }
  var points: [Point] = []
  for point in polygon {
    if isKept(point) != isKept(previous) {
      var crossing = previous
      let share = (edge - previous[axis]) / (point[axis] - previous[axis])
      crossing[side.alongAxis] += (point[side.alongAxis] - previous[side.alongAxis]) * share
      crossing[axis] = edge
      points.append(crossing)
    }
    if isKept(point) { points.append(point) }
    previous = point
  }
  return points
}
