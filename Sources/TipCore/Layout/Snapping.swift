extension Double {
  /// The nearest whole multiple of a quantum by a rule; the number itself for a quantum of 0.
  func rounded(toMultipleOf quantum: Double, _ rule: FloatingPointRoundingRule) -> Double {
    guard quantum > 0 else { return self }
    let steps = self / quantum
    // Beyond what can be counted, as with the least of quanta, every number is near enough a multiple.
    guard steps.isFinite else { return self }
    let nearest = steps.rounded()
    // What is a multiple but for rounding stays one, else a size of 3 quanta could come out as 4.
    if abs(steps - nearest) < 1e-9 { return nearest * quantum }
    return steps.rounded(rule) * quantum
  }
}

extension Size {
  /// The size rounded up to whole quanta.
  func snapped(_ quantum: Lengths) -> Size {
    guard quantum != Lengths(0) else { return self }
    return Size(
      width: width.rounded(toMultipleOf: quantum.x, .up), height: height.rounded(toMultipleOf: quantum.y, .up))
  }
}

extension LayoutScene {
  /// A bubble moved to whole quanta: to the nearest, but not out of the clip if it was inside.
  func snapped(_ bubble: Rect) -> Rect {
    let quantum = options.quantum
    guard quantum != Lengths(0) else { return bubble }
    var snapped = bubble
    for axis in [Axis.x, Axis.y] {
      let start = bubble.start(axis)
      snapped.origin[axis] = start.rounded(toMultipleOf: quantum[axis], .toNearestOrAwayFromZero)
      let (was, now) = (overflow(bubble), overflow(snapped))
      let (near, far) = axis == .x ? (now.left, now.right) : (now.top, now.bottom)
      let (nearWas, farWas) = axis == .x ? (was.left, was.right) : (was.top, was.bottom)
      if near > Self.tolerance, nearWas <= Self.tolerance {
        snapped.origin[axis] = start.rounded(toMultipleOf: quantum[axis], .up)
      } else if far > Self.tolerance, farWas <= Self.tolerance {
        snapped.origin[axis] = start.rounded(toMultipleOf: quantum[axis], .down)
      }
    }
    return snapped
  }
}

extension Rect {
  /// The rect grown to whole quanta on every side.
  func snappedOutwards(_ quantum: Lengths) -> Rect {
    guard quantum != Lengths(0) else { return self }
    let left = x.rounded(toMultipleOf: quantum.x, .down)
    let top = y.rounded(toMultipleOf: quantum.y, .down)
    return Rect(
      x: left, y: top, width: maxX.rounded(toMultipleOf: quantum.x, .up) - left,
      height: maxY.rounded(toMultipleOf: quantum.y, .up) - top)
  }
}
