/// Lays out one tip: a pure and total function of fixed stages, the same for every caller.
///
/// Candidates with the size at each side → choose → slide → resize (if that changed the size: place and slide once
/// more) → last resort → arrow correction (if it moved an aligned tip: slide once more) → snap → arrow → cutouts. For
/// finite input the result is finite.
public func layout(_ input: LayoutInput) -> Layout {
  var texts = TextCache()
  return layout(input, &texts)
}

/// Lays out one tip, as ``layout(_:)`` does, without measuring again what `texts` has kept.
public func layout(_ input: LayoutInput, _ texts: inout TextCache) -> Layout {
  guard let target = input.target else { return layoutWithoutTarget(input, &texts) }
  let scene = LayoutScene(input, target: target, &texts)
  if let frame = input.frame { return scene.layout(input, target, frame: frame) }
  return layout(input, target, in: scene)
}

/// The stages from the choice on, for a scene that is prepared.
func layout(_ input: LayoutInput, _ target: Target, in scene: LayoutScene) -> Layout {
  let chosen = scene.choose(previous: input.previous)
  let side = chosen.candidate.placement.side
  let placed = scene.place(chosen)
  let arrow =
    placed.lastResort == .cover
    ? nil : scene.arrow(placed.bubble, side: side, isAttached: placed.isAttached)
  let why = Why(
    policy: input.options.policy, choice: chosen.choice,
    slide: Point(
      x: placed.bubble.x - chosen.candidate.bubble.x, y: placed.bubble.y - chosen.candidate.bubble.y),
    isResized: placed.isResized, lastResort: placed.lastResort, overlap: placed.bubble.overlaps(scene.target),
    overflow: chosen.candidate.overflow, rejected: chosen.rejected)
  return scene.finish(input, target, chosen.candidate.placement, placed.bubble, arrow, why)
}

extension LayoutScene {
  /// Puts together what the stages found.
  func finish(
    _ input: LayoutInput, _ target: Target, _ placement: Placement, _ bubble: Rect, _ arrow: Arrow?, _ why: Why
  ) -> Layout {
    let content = bubble.inset(by: options.bubble.padding)
    // A cut bubble has less room for its lines than the side gave.
    let width = measure.isBroken ? min(room(placement.side).width, content.width) : 0
    let filling = measure.filling(of: content, width: width, direction)
    return Layout(
      placement: placement, frame: frame(of: bubble, arrow), bubble: bubble, content: content, arrow: arrow,
      cornerRadius: cornerRadius(bubble, arrow, options: options),
      strokeInset: options.border.strokeInset(of: bubble), visibility: visibility(of: target),
      cutouts: cutouts(of: target, in: input.surroundings.bounds, options: options),
      lines: filling.lines, parts: filling.parts, measure: measure.measure,
      missing: filling.missing, isCut: filling.isCut, why: why)
  }
}

/// Bubble and arrow together.
func frame(of bubble: Rect, _ arrow: Arrow?) -> Rect {
  guard let arrow else { return bubble }
  return bubble.grown(by: arrow.length, towards: arrow.edge)
}

/// The rounding of the corners: no more than the bubble has room for, and no part of a clamped arrow's base lies on it.
func cornerRadius(_ bubble: Rect, _ arrow: Arrow?, options: Options) -> CornerRadii {
  let radii = options.bubble.cornerRadius.fitted(in: bubble.size)
  guard let arrow, options.arrow.clamp else { return radii }
  let along = arrow.edge.alongAxis
  let before = arrow.base[along] - arrow.width / 2 - bubble.start(along)
  let after = bubble.end(along) - arrow.base[along] - arrow.width / 2
  return radii.fitted(before: before, after: after, on: arrow.edge)
}
