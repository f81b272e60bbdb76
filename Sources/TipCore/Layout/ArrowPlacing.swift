extension LayoutScene {
  /// Where an arrow may stand on its edge, and where it does.
  struct ArrowPlace {
    /// Where the arrow would like to point, on the along axis.
    var wish: Double
    /// The nearest legal place.
    var place: Double
    /// Whether the place is level with the target.
    var pointsAtTarget: Bool
    /// The arrow's base, no longer than the edge.
    var width: Double
  }

  /// Finds the arrow's place on the bubble's edge; nil if there is no arrow, or nothing for it to point at.
  func arrowPlace(_ bubble: Rect, side: Side) -> ArrowPlace? {
    guard options.arrow.style != .none else { return nil }
    let along = side.alongAxis
    let length = bubble.length(along)
    let start = max(bubble.start(along), target.start(along))
    let end = min(bubble.end(along), target.end(along))
    let wish: Double
    switch options.arrow.aim {
    case .overlap where start <= end: wish = start + (end - start) / 2
    case .target where start <= end: wish = target.middle(along)
    case .bubble: wish = bubble.middle(along)
    case .offset: wish = bubble.middle(along) + options.arrow.offset
    case .overlap, .target: return nil
    }
    let width = min(options.arrow.width[along], length)
    let inset = legalInset(length, width: width, along: along)
    let first = bubble.start(along) + inset
    let last = bubble.end(along) - inset
    let place = max(first, min(wish, last))
    let pointsAtTarget = place >= target.start(along) - Self.tolerance && place <= target.end(along) + Self.tolerance
    return ArrowPlace(wish: wish, place: place, pointsAtTarget: pointsAtTarget, width: width)
  }

  /// The least distance of the arrow's middle from the ends of its edge: past the corner, the inset and half its base.
  private func legalInset(_ length: Double, width: Double, along: Axis) -> Double {
    let wanted = options.bubble.cornerRadius + options.arrow.inset[along] + width / 2
    // On an edge too short for that the arrow stands in the middle, or within the slack around it.
    return min(wanted, max(width / 2, length / 2 - options.arrow.slack[along]))
  }

  /// How far an aligned tip must move along so that its arrow meets a target too small for it; 0 if it does already.
  func arrowCorrection(_ bubble: Rect, _ placement: Placement) -> Double {
    guard placement.alignment != .center, let arrow = arrowPlace(bubble, side: placement.side) else { return 0 }
    return arrow.pointsAtTarget ? 0 : arrow.wish - arrow.place
  }

  /// The arrow of a bubble that has its final place.
  func arrow(_ bubble: Rect, side: Side) -> Arrow? {
    guard let found = arrowPlace(bubble, side: side) else { return nil }
    let edge = side.opposite
    let across = bubble.edge(edge)
    let length = arrowLength(side)
    return Arrow(
      edge: edge,
      tip: Point(side.alongAxis, found.place, side.isFar ? across - length : across + length),
      base: Point(side.alongAxis, found.place, across),
      width: found.width, length: length, pointsAtTarget: found.pointsAtTarget)
  }
}
