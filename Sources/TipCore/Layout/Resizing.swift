extension LayoutScene {
  /// The stage of resizing: the bubble's size cut to what there is at its place, at least 0.
  func resized(_ bubble: Rect, _ placement: Placement) -> Size {
    let room = available(bubble, placement)
    return Size(width: min(bubble.width, max(0, room.width)), height: min(bubble.height, max(0, room.height)))
  }

  /// The room at a place: from the bubble's fixed edges to the clip's, or all of the clip where a slide may use it.
  private func available(_ bubble: Rect, _ placement: Placement) -> Size {
    let side = placement.side
    let along = side.alongAxis
    let overflow = overflow(bubble, options.resize.margin)
    var room = Size()
    for axis in [Axis.x, Axis.y] {
      let (near, far) = axis == .x ? (overflow.left, overflow.right) : (overflow.top, overflow.bottom)
      let whole = bubble.length(axis) - near - far
      let open = overflow[openEnd(placement, on: axis)]
      room[axis] = min(bubble.length(axis) - open, whole)
      if axis == along, options.slide.along { room[axis] = whole }
      if axis != along, options.slide.side { room[axis] = whole }
    }
    // Without a slide a centred bubble is cut at both ends, so that it stays centred.
    if options.resize.centered, !options.slide.along, !options.slide.side, placement.alignment == .center {
      let (first, second) = side.perpendicular
      let (near, far) = (max(0, overflow[first]), max(0, overflow[second]))
      let most = near != 0 || far != 0 ? near + far : max(overflow[first], overflow[second])
      room[along] = bubble.length(along) - 2 * most
    }
    return room
  }

  /// The edge at which a bubble is cut on an axis: away from the target, and away from where it is aligned.
  private func openEnd(_ placement: Placement, on axis: Axis) -> Side {
    let side = placement.side
    guard axis != side.axis else { return side }
    let (near, far) = side.perpendicular
    let ending: Alignment = axis == .x && direction == .rtl ? .start : .end
    return placement.alignment == ending ? near : far
  }
}
