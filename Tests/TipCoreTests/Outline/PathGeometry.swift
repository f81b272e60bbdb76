import TipCore

/// Twice the signed area is positive where y grows down and the points go round clockwise.
func area(_ points: [Point]) -> Double {
  var twice = 0.0
  for (index, point) in points.enumerated() {
    let next = points[(index + 1) % points.count]
    twice += point.x * next.y - next.x * point.y
  }
  return twice / 2
}

/// The least rect that holds all points.
func bounds(_ points: [Point]) -> Rect {
  var rect = Rect(points.first ?? Point(), Size())
  for point in points { rect = rect.union(Rect(point, Size())) }
  return rect
}

/// How far two points lie apart.
func distance(_ one: Point, _ other: Point) -> Double {
  let (x, y) = (one.x - other.x, one.y - other.y)
  return (x * x + y * y).squareRoot()
}

extension PathStep {
  /// Where the step ends; nil for the close.
  var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}

extension Path {
  /// The path with every point changed.
  func mapped(_ change: (Point) -> Point) -> Path {
    var path = Path()
    path.steps = steps.map { step in
      switch step {
      case .move(let end): .move(change(end))
      case .line(let end): .line(change(end))
      case .quad(let control, let end): .quad(change(control), change(end))
      case .cubic(let first, let second, let end): .cubic(change(first), change(second), change(end))
      case .close: .close
      }
    }
    return path
  }
}
