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

  /// The candidate as one that did not fit.
  var rejection: Rejection { Rejection(placement: placement, overflow: overflow) }
}

extension Rect {
  /// By how much a box sticks out of this rect on each side; negative where there is room, 0 where it is flush.
  func overflow(of box: Rect) -> Insets {
    Insets(top: y - box.y, right: box.maxX - maxX, bottom: box.maxY - maxY, left: x - box.x)
  }
}
