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
    var path = Path()
    path.steps.reserveCapacity(14)
    path.steps.append(.move(Point(x: bubble.x + radii.topLeft, y: bubble.y)))
    for edge in [Side.top, .right, .bottom, .left] {
      if let arrow, arrow.edge == edge {
        let start = path.steps.count
        arrow.append(to: &path, curveInset: curveInset)
        if trimsFeet { trimFeet(on: edge, &path, from: start) }
      }
      appendCorner(after: edge, to: &path)
    }
    path.steps.append(.close)
    return path
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

  /// The rest of an edge and the corner at its clockwise end.
  private func appendCorner(after edge: Side, to path: inout Path) {
    let along = edge.alongAxis
    let forward = edge.isClockwiseForward
    var corner = Point()
    corner[along] = forward ? bubble.end(along) : bubble.start(along)
    corner[edge.axis] = bubble.edge(edge)
    let radius = forward ? radii.end(of: edge) : radii.start(of: edge)
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
