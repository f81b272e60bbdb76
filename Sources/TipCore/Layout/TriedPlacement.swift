/// A placement that flip or mostRoom has tried, with the overflows by which they judge.
struct TriedPlacement {
  var candidate: Candidate
  /// Across the side: of the placement's own side.
  var side: Double
  /// Along the side: at the end that matters more.
  var main: Double
  /// Along the side: at the other end.
  var other: Double

  var placement: Placement { candidate.placement }
}

extension LayoutScene {
  /// Tries a placement with the margin of a policy.
  func tried(_ placement: Placement, margin: Insets?) -> TriedPlacement {
    let bubble = bubble(placement)
    let overflow = overflow(bubble, margin)
    let main = mainEnd(placement, bubble)
    return TriedPlacement(
      candidate: Candidate(placement: placement, bubble: bubble, overflow: overflow),
      side: overflow[placement.side], main: overflow[main], other: overflow[main.opposite])
  }

  /// The end along the side towards which an aligned bubble grows, or shrinks if the target is the longer one.
  private func mainEnd(_ placement: Placement, _ bubble: Rect) -> Side {
    let along = placement.side.alongAxis
    let growing: Alignment = along == .x && direction == .rtl ? .end : .start
    let (near, far) = placement.side.perpendicular
    let end = placement.alignment == growing ? far : near
    return target(placement.side).length(along) > bubble.length(along) ? end.opposite : end
  }
}
