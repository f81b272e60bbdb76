extension Surroundings {
  /// Where tips may be: the bounds less the safe area, or the work area that a target belongs to.
  ///
  /// Of several work areas it is the one that shares the most with the target; if none shares anything, the one that
  /// is nearest to the target's middle; of equals the first.
  func region(for target: Rect?) -> Rect {
    guard let first = workAreas.first else { return bounds.inset(by: safeArea) }
    guard let target, workAreas.count > 1 else { return first }
    var best = first
    var bestShare = -1.0
    var bestDistance = Double.infinity
    for area in workAreas {
      let shared = area.intersection(target)
      let share = shared.width * shared.height
      let distance = area.squaredDistance(to: target.center)
      if share > bestShare || (share == bestShare && distance < bestDistance) {
        (best, bestShare, bestDistance) = (area, share, distance)
      }
    }
    return best
  }
}

extension Rect {
  /// The square of a point's distance from the rect; 0 inside.
  fileprivate func squaredDistance(to point: Point) -> Double {
    let x = max(x - point.x, 0, point.x - maxX)
    let y = max(y - point.y, 0, point.y - maxY)
    return x * x + y * y
  }
}
