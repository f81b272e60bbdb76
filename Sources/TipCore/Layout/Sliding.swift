extension LayoutScene {
  /// The stage of sliding: along the side and, if asked, across, then held back by the limits.
  func slide(_ bubble: Rect, _ placement: Placement) -> Rect {
    let side = placement.side
    var moved = bubble
    if options.slide.along { moved = slid(moved, on: side.alongAxis, options.slide.margin) }
    if options.slide.side { moved = slid(moved, on: side.axis, options.slide.margin) }
    if options.slide.limitAlong { moved = limitedAlong(moved, side) }
    if options.slide.limitSide { moved = limitedAcross(moved, side) }
    return moved
  }

  /// Keeps bubble and target in touch along the side, with `limitOffset` more of it.
  private func limitedAlong(_ bubble: Rect, _ side: Side) -> Rect {
    let along = side.alongAxis
    let target = target(side)
    let offset = options.slide.limitOffset
    return bubble.limited(
      on: along, from: target.start(along) - bubble.length(along) + offset, to: target.end(along) - offset)
  }

  /// Keeps bubble and target in touch across, the gap counted as part of the bubble.
  private func limitedAcross(_ bubble: Rect, _ side: Side) -> Rect {
    let axis = side.axis
    let target = target(side)
    let offset = options.slide.limitSideOffset
    let (gapBefore, offsetBefore) = side.isFar ? (0, offset) : (-gap(side), 0)
    let (gapAfter, offsetAfter) = side.isFar ? (gap(side), 0) : (0, offset)
    return bubble.limited(
      on: axis, from: target.start(axis) - bubble.length(axis) + gapBefore + offsetBefore,
      to: target.end(axis) + gapAfter - offsetAfter)
  }
}

extension Rect {
  /// The rect moved to start within a range; of a range that is turned round the first bound is tested first.
  fileprivate func limited(on axis: Axis, from least: Double, to most: Double) -> Rect {
    var rect = self
    let start = start(axis)
    rect.origin[axis] = start < least ? least : start > most ? most : start
    return rect
  }
}
