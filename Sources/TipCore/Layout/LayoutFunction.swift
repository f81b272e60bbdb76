/// Lays out one tip: a pure and total function of fixed stages, the same for every caller.
///
/// Candidates with the size at each side → choose → slide → last resort → arrow (if it moved an aligned tip: slide and
/// aim once more) → cutout. For finite input the result is finite.
public func layout(_ input: LayoutInput) -> Layout {
  let scene = LayoutScene(input)
  let chosen = scene.choose(previous: input.previous)
  let placement = chosen.candidate.placement
  let side = placement.side
  var bubble = scene.slid(chosen.candidate.bubble, on: side.alongAxis)
  var lastResort: LastResort?
  var arrow: Arrow?
  if chosen.fits {
    // With `fit: clear` the tip may also move away from a target that lies outside the clip.
    bubble = scene.slid(bubble, on: side.axis)
    // An arrow that had to leave its target with the bubble would point at nothing, and a bubble moved along for it
    // could come to cover the target.
    if abs(bubble.start(side.axis) - chosen.candidate.bubble.start(side.axis)) <= LayoutScene.tolerance {
      let correction = scene.arrowCorrection(bubble, placement)
      if correction != 0 {
        bubble.origin[side.alongAxis] += correction
        bubble = scene.slid(bubble, on: side.alongAxis)
      }
      arrow = scene.arrow(bubble, side: side)
    }
  } else {
    lastResort = input.options.lastResort
    switch input.options.lastResort {
    case .cover: bubble = scene.slid(bubble, on: side.axis)
    }
  }
  return scene.finish(input, chosen, bubble, arrow, lastResort)
}

extension LayoutScene {
  /// Puts together what the stages found.
  fileprivate func finish(
    _ input: LayoutInput, _ chosen: Chosen, _ bubble: Rect, _ arrow: Arrow?, _ lastResort: LastResort?
  ) -> Layout {
    let content = bubble.inset(by: options.bubble.padding)
    let why = Why(
      policy: options.policy, choice: chosen.choice,
      slide: Point(x: bubble.x - chosen.candidate.bubble.x, y: bubble.y - chosen.candidate.bubble.y),
      lastResort: lastResort, overlap: bubble.overlaps(target), overflow: chosen.candidate.overflow,
      rejected: chosen.rejected)
    let width = contentWidth(chosen.candidate.placement.side)
    return Layout(
      placement: chosen.candidate.placement, frame: frame(bubble, arrow), bubble: bubble, content: content,
      arrow: arrow, cornerRadius: cornerRadius(bubble, arrow),
      cutout: cutout(of: input.target, in: input.surroundings.bounds, options: options.cutout),
      lines: measure.lines(in: content, width: width, options: options, direction: direction),
      measure: measure.measure, why: why)
  }

  private func frame(_ bubble: Rect, _ arrow: Arrow?) -> Rect {
    guard let arrow else { return bubble }
    return bubble.grown(by: arrow.length, towards: arrow.edge)
  }

  /// The rounding of the corners: no more than half the bubble, and none of the arrow's base may lie on it.
  private func cornerRadius(_ bubble: Rect, _ arrow: Arrow?) -> Double {
    let radius = min(options.bubble.cornerRadius, bubble.width / 2, bubble.height / 2)
    guard let arrow else { return radius }
    let along = arrow.edge.alongAxis
    let before = arrow.base[along] - arrow.width / 2 - bubble.start(along)
    let after = bubble.end(along) - arrow.base[along] - arrow.width / 2
    return max(0, min(radius, before, after))
  }
}
