/// A bubble at its place, and what it took to get there.
struct Placed {
  var bubble: Rect
  var isResized = false
  var lastResort: LastResort?
  /// Whether the bubble stands at its gap, so that an arrow can reach the target.
  var isAttached = true
}

extension LayoutScene {
  /// The stages from the chosen candidate to the bubble's place: slide, resize, last resort, arrow correction, snap.
  func place(_ chosen: Chosen) -> Placed {
    let placement = chosen.candidate.placement
    var placed = Placed(bubble: slide(chosen.candidate.bubble, placement))
    if options.resize.enabled { resize(&placed, placement) }
    if chosen.fits {
      if options.fit == .clear { placed.bubble = slid(placed.bubble, on: placement.side.axis) }
    } else if !(placed.isResized && fitsAsCut(placed.bubble, placement.side)) {
      takeLastResort(&placed, placement)
    }
    if placed.lastResort != .cover {
      correct(&placed, placement)
      placed.isAttached = gapIsKept(placed.bubble, placement.side)
    }
    placed.bubble = snapped(placed.bubble)
    return placed
  }

  /// Cuts the size to the room; if that changed it, places, slides and cuts once more.
  private func resize(_ placed: inout Placed, _ placement: Placement) {
    let size = resized(placed.bubble, placement)
    guard size != placed.bubble.size else { return }
    placed.isResized = true
    placed.bubble = slide(bubble(placement, size), placement)
    let again = resized(placed.bubble, placement)
    if again != size { placed.bubble = slide(bubble(placement, again), placement) }
  }

  private func takeLastResort(_ placed: inout Placed, _ placement: Placement) {
    placed.lastResort = options.lastResort
    switch options.lastResort {
    case .overflow, .hide: return
    case .cover: cover(&placed, placement)
    case .shrink: shrink(&placed, placement)
    }
  }

  /// Moves the bubble into the clip on both axes, over the target if need be.
  private func cover(_ placed: inout Placed, _ placement: Placement) {
    placed.lastResort = .cover
    placed.isAttached = false
    placed.bubble = slid(slid(placed.bubble, on: .x), on: .y)
  }

  /// Cuts the bubble to the room beside the target; with no room for any content it covers.
  private func shrink(_ placed: inout Placed, _ placement: Placement) {
    let side = placement.side
    let overflow = overflow(placed.bubble)
    var size = placed.bubble.size
    let along = side.alongAxis
    size[side.axis] -= max(0, overflow[side]) + max(0, overflow[side.opposite])
    size[along] = min(size[along], size[along] - overflow[side.perpendicular.0] - overflow[side.perpendicular.1])
    guard hasRoomForContent(size) else {
      cover(&placed, placement)
      return
    }
    placed.isResized = size != placed.bubble.size
    placed.bubble = slide(bubble(placement, size), placement)
  }

  /// Whether a bubble that was cut now fits at its place: in the clip, at its gap, clear of obstacles.
  private func fitsAsCut(_ bubble: Rect, _ side: Side) -> Bool {
    let overflow = overflow(bubble)
    let worst = max(overflow.top, overflow.right, overflow.bottom, overflow.left)
    guard worst <= Self.tolerance, hasRoomForContent(bubble.size), gapIsKept(bubble, side) else { return false }
    let frame = bubble.grown(by: arrowLength(side), towards: side.opposite)
    return !obstacles.contains { (obstacle: Rect) -> Bool in obstacle.overlaps(frame) }
  }

  private func hasRoomForContent(_ size: Size) -> Bool {
    let padding = options.bubble.padding
    return size.width > padding.sum(on: .x) && size.height > padding.sum(on: .y)
  }

  /// Moves an aligned tip along so that its arrow meets a small target, and slides once more.
  private func correct(_ placed: inout Placed, _ placement: Placement) {
    // For an arrow that is not drawn nothing moves: the bubble could come to cover the target.
    let isAttached = gapIsKept(placed.bubble, placement.side)
    let correction = arrowCorrection(placed.bubble, placement, isAttached: isAttached)
    guard correction != 0 else { return }
    placed.bubble.origin[placement.side.alongAxis] += correction
    placed.bubble = slide(placed.bubble, placement)
    guard options.resize.enabled else { return }
    let size = resized(placed.bubble, placement)
    placed.isResized = placed.isResized || size != placed.bubble.size
    placed.bubble = Rect(placed.bubble.origin, size)
  }

  /// Whether a bubble's facing edge is where its gap puts it.
  private func gapIsKept(_ bubble: Rect, _ side: Side) -> Bool {
    let edge = target(side).edge(side)
    let wanted = side.isFar ? edge + gap(side) : edge - gap(side)
    return abs(bubble.edge(side.opposite) - wanted) <= Self.tolerance
  }
}
