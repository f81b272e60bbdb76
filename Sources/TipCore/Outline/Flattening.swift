extension Path {
  /// The path's parts as polygons, each curve replaced by lines no farther from it than `flatness`.
  public func polygons(flatness: Double = 0.1) -> [[Point]] {
    var polygons: [[Point]] = []
    var part = Path()
    for step in steps {
      part.steps.append(step)
      guard step == .close else { continue }
      polygons.append(part.polygon(flatness: flatness))
      part = Path()
    }
    return polygons
  }

  /// The path's first part as points, each curve replaced by lines no farther from it than `flatness`.
  ///
  /// The number of lines comes from the bound on a curve's second difference: for a quadratic √(d/4f), for a cubic
  /// √(3d/4f), where d is the greatest second difference of its control points and f the flatness.
  public func polygon(flatness: Double = 0.1) -> [Point] {
    var points: [Point] = []
    for step in steps {
      let start = points.last ?? Point()
      switch step {
      case .move(let end), .line(let end):
        if end != start || points.isEmpty { points.append(end) }
      case .quad(let control, let end):
        let count = segments(secondDifference(start, control, end) / 4, flatness)
        for index in 1...count {
          let t = Double(index) / Double(count)
          let s = 1 - t
          points.append(
            Point(
              x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
              y: s * s * start.y + 2 * s * t * control.y + t * t * end.y))
        }
      case .cubic(let first, let second, let end):
        let difference = max(secondDifference(start, first, second), secondDifference(first, second, end))
        let count = segments(difference * 0.75, flatness)
        for index in 1...count {
          let t = Double(index) / Double(count)
          points.append(cubicPoint(start, first, second, end, t))
        }
      case .close:
        if points.count > 1, points.last == points.first { points.removeLast() }
        return points
      }
    }
    return points
  }

  private func segments(_ error: Double, _ flatness: Double) -> Int {
    let count = (error / max(flatness, 1e-9)).squareRoot().rounded(.up)
    // A limit for curves far larger than any screen, and for what is no number.
    guard count < 64 else { return 64 }
    return max(1, Int(count))
  }

  private func secondDifference(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  private func cubicPoint(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    let s = 1 - t
    let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
      y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
  }
}
