/// One edge of a polygon, its upper end first.
private struct SweepEdge {
  var top: Point
  var bottom: Point
  var owner: Int

  /// Where the edge is at a height.
  func x(at y: Double) -> Double {
    guard bottom.y > top.y else { return top.x }
    return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
  }
}

/// A part of the union between two heights, with straight sides.
private struct Trapezoid {
  var top: Double
  var bottom: Double
  /// The left and the right side at the top, and at the bottom.
  var topX: (left: Double, right: Double)
  var bottomX: (left: Double, right: Double)
}

/// The union of convex polygons as polygons that do not overlap, each counter-clockwise.
///
/// A sweep from top to bottom: the plane is cut at every corner and crossing, so that within a strip no two edges cross
/// and what the polygons cover there is a row of trapezoids. Those that continue one another are joined.
func union(of polygons: [[Point]]) -> [[Point]] {
  let edges = edges(of: polygons)
  let heights = heights(of: edges)
  var finished: [[Trapezoid]] = []
  var open: [[Trapezoid]] = []
  var waiting = edges[...]
  var crossing: [SweepEdge] = []
  for index in heights.indices.dropFirst() {
    let (top, bottom) = (heights[index - 1], heights[index])
    let middle = (top + bottom) / 2
    crossing.removeAll { (edge: SweepEdge) -> Bool in edge.bottom.y < middle }
    while let edge = waiting.first, edge.top.y <= middle {
      waiting.removeFirst()
      if edge.bottom.y >= middle { crossing.append(edge) }
    }
    var next: [[Trapezoid]] = []
    for trapezoid in trapezoids(crossing, from: top, to: bottom) {
      let chain = open.firstIndex { (chain: [Trapezoid]) -> Bool in chain.last?.continues(trapezoid) ?? false }
      if let chain {
        next.append(open.remove(at: chain) + [trapezoid])
      } else {
        next.append([trapezoid])
      }
    }
    finished += open
    open = next
  }
  return (finished + open).map(polygon)
}

/// The edges that are not level, by their upper ends from top to bottom.
private func edges(of polygons: [[Point]]) -> [SweepEdge] {
  var edges: [SweepEdge] = []
  for (owner, points) in polygons.enumerated() {
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      guard point.y != next.y else { continue }
      edges.append(
        point.y < next.y
          ? SweepEdge(top: point, bottom: next, owner: owner) : SweepEdge(top: next, bottom: point, owner: owner))
    }
  }
  return edges.ordered { (first: SweepEdge, second: SweepEdge) -> Bool in
    first.top.y != second.top.y ? first.top.y < second.top.y : first.owner < second.owner
  }
}

/// Every height at which something begins, ends or crosses, ascending.
private func heights(of edges: [SweepEdge]) -> [Double] {
  var heights: [Double] = []
  for (index, edge) in edges.enumerated() {
    heights.append(edge.top.y)
    heights.append(edge.bottom.y)
    // None of those that begin below this one's end can cross it, and all after them begin farther down.
    for other in edges[(index + 1)...].prefix(while: { (other: SweepEdge) -> Bool in other.top.y < edge.bottom.y })
    where other.owner != edge.owner {
      let (from, to) = (other.top.y, min(edge.bottom.y, other.bottom.y))
      let (before, after) = (edge.x(at: from) - other.x(at: from), edge.x(at: to) - other.x(at: to))
      if before * after < 0 { heights.append(from + (to - from) * (before / (before - after))) }
    }
  }
  var distinct: [Double] = []
  for height in heights.ordered(by: <)
  where distinct.last.map({ (last: Double) -> Bool in height - last > 1e-9 }) ?? true {
    distinct.append(height)
  }
  return distinct
}

/// What the polygons with these edges cover of a strip that no corner or crossing interrupts, from left to right.
private func trapezoids(_ edges: [SweepEdge], from top: Double, to bottom: Double) -> [Trapezoid] {
  let middle = (top + bottom) / 2
  var spans: [(left: SweepEdge, right: SweepEdge)] = []
  // The edges of one polygon come in a row.
  for edge in edges.ordered(by: { (first: SweepEdge, second: SweepEdge) -> Bool in first.owner < second.owner }) {
    guard let span = spans.last, span.left.owner == edge.owner else {
      spans.append((edge, edge))
      continue
    }
    let x = edge.x(at: middle)
    if x < span.left.x(at: middle) { spans[spans.count - 1].left = edge }
    if x > span.right.x(at: middle) { spans[spans.count - 1].right = edge }
  }
  let sorted = spans.ordered { (first, second) -> Bool in
    let (one, other) = (first.left.x(at: middle), second.left.x(at: middle))
    return one != other ? one < other : first.left.owner < second.left.owner
  }
  var merged: [(left: SweepEdge, right: SweepEdge)] = []
  for span in sorted {
    if let last = merged.last, span.left.x(at: middle) <= last.right.x(at: middle) {
      if span.right.x(at: middle) > last.right.x(at: middle) { merged[merged.count - 1].right = span.right }
    } else {
      merged.append(span)
    }
  }
  return merged.map { (span: (left: SweepEdge, right: SweepEdge)) -> Trapezoid in
    Trapezoid(
      top: top, bottom: bottom, topX: (span.left.x(at: top), span.right.x(at: top)),
      bottomX: (span.left.x(at: bottom), span.right.x(at: bottom)))
  }
}

extension Trapezoid {
  /// Whether another one begins where this one ends.
  fileprivate func continues(_ next: Trapezoid) -> Bool {
    abs(bottomX.left - next.topX.left) < 1e-6 && abs(bottomX.right - next.topX.right) < 1e-6
  }
}

/// A chain of trapezoids as one polygon: down its left side and up its right one.
private func polygon(_ chain: [Trapezoid]) -> [Point] {
  var left: [Point] = []
  var right: [Point] = []
  for trapezoid in chain {
    left.append(Point(x: trapezoid.topX.left, y: trapezoid.top))
    right.append(Point(x: trapezoid.topX.right, y: trapezoid.top))
  }
  if let last = chain.last {
    left.append(Point(x: last.bottomX.left, y: last.bottom))
    right.append(Point(x: last.bottomX.right, y: last.bottom))
  }
  return left + right.reversed()
}
