extension LayoutScene {
  /// A candidate moved along its side to the nearest place that no obstacle takes; nil if there is none.
  ///
  /// The tip stays in the clip and keeps sharing some of its target's edge, so that its arrow still points there.
  func clearOfObstacles(_ candidate: Candidate) -> Candidate? {
    let side = candidate.placement.side
    let along = side.alongAxis
    let bubble = slide(candidate.bubble, candidate.placement)
    let frame = bubble.grown(by: arrowLength(side), towards: side.opposite)
    guard obstacles.contains(where: { (obstacle: Rect) -> Bool in obstacle.overlaps(frame) }) else { return candidate }
    let length = bubble.length(along)
    let target = target(side)
    let overflow = overflow(bubble)
    let (near, far) = (overflow[side.perpendicular.0], overflow[side.perpendicular.1])
    let start = bubble.start(along)
    let reach = arrowReach(bubble, side)
    let least = max(start + near, min(start, target.start(along) - length + reach.end))
    let most = min(start - far, max(start, target.end(along) - reach.start))
    guard let place = freePlace(for: bubble, frame, side: side, from: least, to: most) else { return nil }
    var moved = candidate
    moved.bubble = bubble
    moved.bubble.origin[along] = place
    return moved
  }

  /// How much of either end of the bubble must share the target's edge for the arrow to reach it.
  private func arrowReach(_ bubble: Rect, _ side: Side) -> (start: Double, end: Double) {
    guard options.arrow.style != .none else { return (0, 0) }
    let (along, edge) = (side.alongAxis, side.opposite)
    let radii = options.bubble.cornerRadius.fitted(in: bubble.size)
    let reach = options.arrow.inset[along] + options.arrow.width[along] / 2
    let half = bubble.length(along) / 2
    return (min(half, radii.start(of: edge) + reach), min(half, radii.end(of: edge) + reach))
  }

  /// The start nearest to the bubble's own in a range where its frame overlaps no obstacle.
  private func freePlace(
    for bubble: Rect, _ frame: Rect, side: Side, from least: Double, to most: Double
  ) -> Double? {
    guard least <= most + Self.tolerance else { return nil }
    let along = side.alongAxis
    let length = bubble.length(along)
    // What an obstacle level with the bubble forbids: every start between these two.
    var forbidden: [(from: Double, to: Double)] = []
    for obstacle in obstacles
    where obstacle.start(side.axis) < frame.end(side.axis) && frame.start(side.axis) < obstacle.end(side.axis) {
      forbidden.append((obstacle.start(along) - length, obstacle.end(along)))
    }
    let wish = min(max(bubble.start(along), least), most)
    guard !forbidden.isEmpty else { return wish }
    var best: Double?
    // The nearest free place is the wish itself or an end of a forbidden range.
    func consider(_ place: Double) {
      guard place >= least - Self.tolerance, place <= most + Self.tolerance else { return }
      for range in forbidden where place > range.from + Self.tolerance && place < range.to - Self.tolerance { return }
      if let known = best, abs(known - wish) <= abs(place - wish) { return }
      best = place
    }
    consider(wish)
    if best != nil { return best }
    for range in forbidden {
      consider(range.from)
      consider(range.to)
    }
    return best
  }
}
