/// Where an arrow would like to stand on its edge, and where it does.
struct ArrowPlace {
  /// The bubble's edge that carries it.
  var edge: Side
  /// Where the arrow would like to point, along the edge.
  var wish: Double
  /// The nearest legal place.
  var place: Double
  /// The least distance of a legal place from the end of the edge that keeps it from its wish.
  var inset: Double
  /// The arrow's base, no longer than the edge.
  var width: Double
}

extension LayoutScene {
  /// Finds the arrow's place on a bubble; nil if there is no arrow, or nothing for it to point at.
  ///
  /// The bubble is at its place at a side of the target; it is attached if it still stands at its gap there, not moved
  /// away from the target or over it.
  func arrowPlace(_ bubble: Rect, side: Side, isAttached: Bool) -> ArrowPlace? {
    guard options.arrow.style != .none else { return nil }
    let along = side.alongAxis
    let target = target(side)
    switch options.arrow.aim {
    case .bubble, .offset:
      // From a bubble that had to leave its place it would point past its target.
      guard isAttached || options.arrow.apart != .none else { return nil }
      let offset = options.arrow.aim == .offset ? options.arrow.offset : 0
      return legalPlace(on: side.opposite, of: bubble, wish: bubble.middle(along) + offset)
    case .overlap, .target: break
    }
    let start = max(bubble.start(along), target.start(along))
    let end = min(bubble.end(along), target.end(along))
    if start <= end, isAttached {
      let wish = options.arrow.aim == .overlap ? start + (end - start) / 2 : target.middle(along)
      return legalPlace(on: side.opposite, of: bubble, wish: wish)
    }
    switch options.arrow.apart {
    case .none: return nil
    case .clamp: return legalPlace(on: side.opposite, of: bubble, wish: target.middle(along))
    case .perpendicular:
      let (near, far) = side.perpendicular
      guard start > end else { return isAttached ? nil : legalPlace(on: side.opposite, of: bubble, wish: start) }
      let edge = target.middle(along) < bubble.middle(along) ? near : far
      return legalPlace(on: edge, of: bubble, wish: target.middle(edge.alongAxis))
    }
  }

  /// The nearest legal place for an arrow on an edge.
  func legalPlace(on edge: Side, of bubble: Rect, wish: Double) -> ArrowPlace {
    let along = edge.alongAxis
    let length = bubble.length(along)
    let radii = options.bubble.cornerRadius.fitted(in: bubble.size)
    let reach = options.arrow.inset[along] + options.arrow.width[along] / 2
    let (first, last) = (radii.start(of: edge) + reach, radii.end(of: edge) + reach)
    // On an edge too short for that the arrow stands where the two corners lose the same share of it, which is the
    // middle between equal ones, or within the slack around it.
    let middle = first == last ? length / 2 : length * (first / (first + last))
    let near = min(first, middle - options.arrow.slack[along])
    let far = min(last, length - middle - options.arrow.slack[along])
    let legal = max(bubble.start(along) + near, min(wish, bubble.end(along) - far))
    let place = options.arrow.clamp ? legal : wish
    // The base of a clamped arrow ends where the edge does, however near the slack lets it come.
    let room = max(0, min(place - bubble.start(along), bubble.end(along) - place))
    let width = options.arrow.width[along]
    return ArrowPlace(
      edge: edge, wish: wish, place: place, inset: wish < place ? near : far,
      width: options.arrow.clamp ? min(width, 2 * room) : width)
  }

  /// How far an aligned tip must move along so that its arrow meets a target too small for it; 0 if none is needed.
  func arrowCorrection(_ bubble: Rect, _ placement: Placement, isAttached: Bool) -> Double {
    let side = placement.side
    guard placement.alignment != .center, let arrow = arrowPlace(bubble, side: side, isAttached: isAttached),
      arrow.edge == side.opposite, target(side).length(side.alongAxis) / 2 < arrow.inset
    else { return 0 }
    return arrow.wish - arrow.place
  }

  /// The arrow of a bubble that has its final place.
  func arrow(_ bubble: Rect, side: Side, isAttached: Bool) -> Arrow? {
    guard var found = arrowPlace(bubble, side: side, isAttached: isAttached) else { return nil }
    let edge = found.edge
    let along = edge.alongAxis
    found.place = found.place.rounded(toMultipleOf: options.quantum[along], .toNearestOrAwayFromZero)
    let across = bubble.edge(edge)
    let length = options.arrow.length[edge.axis]
    let target = target(side)
    let isLevel =
      found.place >= target.start(along) - Self.tolerance && found.place <= target.end(along) + Self.tolerance
    return Arrow(
      edge: edge,
      tip: Point(along, found.place, edge.isFar ? across + length : across - length),
      base: Point(along, found.place, across),
      width: found.width, length: length, style: options.arrow.style, tipRadius: options.arrow.tipRadius,
      pointsAtTarget: isLevel && edge == side.opposite)
  }
}
