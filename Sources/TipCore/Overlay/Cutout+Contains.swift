extension Cutout {
  /// Whether a point lies in the hole as it is drawn: in its rect, half-open, and within the rounding of its corners.
  func contains(_ point: Point) -> Bool {
    guard rect.contains(point) else { return false }
    let (left, top) = (point.x - rect.x, point.y - rect.y)
    let (right, bottom) = (rect.maxX - point.x, rect.maxY - point.y)
    return isWithin(cornerRadius.topLeft, left, top) && isWithin(cornerRadius.topRight, right, top)
      && isWithin(cornerRadius.bottomRight, right, bottom) && isWithin(cornerRadius.bottomLeft, left, bottom)
  }

  /// Whether what lies so far from the two edges of a corner lies within its rounding, a quarter of a circle.
  private func isWithin(_ radius: Double, _ x: Double, _ y: Double) -> Bool {
    guard x < radius, y < radius else { return true }
    let (across, down) = (radius - x, radius - y)
    return across * across + down * down <= radius * radius
  }
}
