extension LayoutScene {
  /// Whether a candidate fits, by the option `fit`, clear of all obstacles.
  ///
  /// - Returns: The candidate with its bubble moved past obstacles, or nil if it does not fit.
  func fitted(_ candidate: Candidate) -> Candidate? {
    switch options.fit {
    case .side: guard fitsBySide(candidate) else { return nil }
    case .clear: guard fitsByClearance(candidate) else { return nil }
    }
    guard !obstacles.isEmpty else { return candidate }
    return clearOfObstacles(candidate)
  }

  /// There is room on the side axis, and the length along is no more than the clip's, so that a slide makes it fit.
  func fitsBySide(_ candidate: Candidate) -> Bool {
    let side = candidate.placement.side
    let overflow = candidate.overflow
    let along = side.perpendicular
    return overflow[side] + options.slack[side.axis] <= Self.tolerance
      && overflow[side.opposite] <= Self.tolerance
      && overflow[along.0] + overflow[along.1] <= Self.tolerance
  }

  /// Moved into the clip, bubble and gap stay clear of the target: EasyTipView's test.
  private func fitsByClearance(_ candidate: Candidate) -> Bool {
    let side = candidate.placement.side
    let overflow = candidate.overflow
    guard overflow.left + overflow.right <= Self.tolerance, overflow.top + overflow.bottom <= Self.tolerance else {
      return false
    }
    let moved = slid(slid(candidate.bubble, on: .x), on: .y)
    return !moved.grown(by: gap(side) - Self.tolerance, towards: side.opposite).overlaps(target)
  }

  /// A bubble moved into the region less a margin on one axis; if it is too long, one end wins.
  func slid(_ bubble: Rect, on axis: Axis, _ margin: Insets? = nil) -> Rect {
    let overflow = overflow(bubble, margin)
    let start = bubble.start(axis)
    let (before, after) = axis == .x ? (overflow.left, overflow.right) : (overflow.top, overflow.bottom)
    let (least, most) = (start + before, start - after)
    let startWins = axis == .y || direction == .ltr || options.slide.oversize == .left
    var bubble = bubble
    bubble.origin[axis] = startWins ? max(least, min(start, most)) : min(most, max(start, least))
    return bubble
  }
}

extension Rect {
  /// The rect made longer at one side.
  func grown(by distance: Double, towards side: Side) -> Rect {
    switch side {
    case .top: inset(by: Insets(top: -distance))
    case .right: inset(by: Insets(right: -distance))
    case .bottom: inset(by: Insets(bottom: -distance))
    case .left: inset(by: Insets(left: -distance))
    }
  }
}
