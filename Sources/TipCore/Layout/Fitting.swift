extension LayoutScene {
  /// Whether a candidate fits, by the option `fit`.
  func fits(_ candidate: Candidate) -> Bool {
    switch options.fit {
    case .side: fitsBySide(candidate)
    case .clear: fitsByClearance(candidate)
    }
  }

  /// There is room on the side axis, and the length along is no more than the clip's, so that a slide makes it fit.
  private func fitsBySide(_ candidate: Candidate) -> Bool {
    let side = candidate.placement.side
    let slack = options.slack[side.axis]
    return candidate.overflow[side] + slack <= Self.tolerance
      && candidate.overflow[side.opposite] <= Self.tolerance
      && candidate.bubble.length(side.alongAxis) <= clip.length(side.alongAxis) + Self.tolerance
  }

  /// Moved into the clip, bubble and gap stay clear of the target: EasyTipView's test.
  private func fitsByClearance(_ candidate: Candidate) -> Bool {
    let side = candidate.placement.side
    let bubble = candidate.bubble
    guard bubble.width <= clip.width + Self.tolerance, bubble.height <= clip.height + Self.tolerance else {
      return false
    }
    let moved = slid(slid(bubble, on: .x), on: .y)
    return !moved.grown(by: gap(side) - Self.tolerance, towards: side.opposite).overlaps(target)
  }

  /// A bubble moved into the clip on one axis; if it is too long, the start wins: the top, or where reading begins.
  func slid(_ bubble: Rect, on axis: Axis) -> Rect {
    var bubble = bubble
    let start = bubble.start(axis)
    let last = clip.end(axis) - bubble.length(axis)
    let startWins = axis == .y || direction == .ltr
    let place = startWins ? max(clip.start(axis), min(start, last)) : min(last, max(start, clip.start(axis)))
    bubble.origin[axis] = place
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
