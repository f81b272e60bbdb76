/// One placement that is being tried, with the bubble where it would stand before it is moved.
struct Candidate {
  /// The placement.
  var placement: Placement
  /// The bubble.
  var bubble: Rect
  /// By how much the bubble sticks out of the clip on each side; negative where there is room.
  var overflow: Insets

  /// The overflow on the side axis at the worse of its two ends.
  var sideOverflow: Double { max(overflow[placement.side], overflow[placement.side.opposite]) }

  /// How much of the bubble is left when it is cut to the room at its place: 0 for nothing, 1 for all of it.
  var partWhenCut: Double {
    let side = placement.side
    let (near, far) = (overflow[side.perpendicular.0], overflow[side.perpendicular.1])
    let across = max(0, overflow[side]) + max(0, overflow[side.opposite])
    return bubble.part(without: across, on: side.axis) * bubble.part(without: max(0, near + far), on: side.alongAxis)
  }

  /// The candidate as one that did not fit.
  var rejection: Rejection { Rejection(placement: placement, overflow: overflow) }
}

extension Rect {
  /// The part of the rect's length that is left when some of it is cut off.
  fileprivate func part(without cut: Double, on axis: Axis) -> Double {
    let length = length(axis)
    return length > 0 ? max(0, length - cut) / length : 1
  }

  /// By how much a box sticks out of this rect on each side; negative where there is room, 0 where it is flush.
  func overflow(of box: Rect) -> Insets {
    Insets(top: y - box.y, right: box.maxX - maxX, bottom: box.maxY - maxY, left: x - box.x)
  }
}
