extension Arrow {
  /// The arrow whose edges lie a distance inside those of this one, on an edge that has moved as far; nil if none is left.
  ///
  /// A triangle becomes one of the same form. Of the curved profile only the base moves here.
  func inset(by distance: Double) -> Arrow? {
    var arrow = self
    arrow.base[edge.axis] += edge.isFar ? -distance : distance
    guard style != .curved else { return CurvedProfile(self).inset(by: distance).isSound ? arrow : nil }
    let half = width / 2
    let slant = (half * half + length * length).squareRoot()
    // The slanted edges come closer by the distance, and the base goes with the edge, away from the point.
    let share = 1 - distance * (slant - half) / (half * length)
    guard share > 0 else { return nil }
    arrow.width *= share
    arrow.length *= share
    arrow.tip = arrow.base
    arrow.tip[edge.axis] += edge.isFar ? arrow.length : -arrow.length
    arrow.tipRadius = insetTipRadius(distance, slant: slant)
    if arrow.tipRadius > 0 { arrow.style = .rounded }
    return arrow
  }

  /// The rounding of the point; outside a needle a round one, where a sharp one would reach too far.
  private func insetTipRadius(_ distance: Double, slant: Double) -> Double {
    let half = width / 2
    let own = style == .rounded ? min(tipRadius, slant * half / length) : 0
    if own > 0 { return TipCore.inset(own, by: distance) }
    return distance < 0 && slant > 4 * half ? -distance : 0
  }

  /// How far the base reaches from its middle when the edges lie a distance inside.
  func baseReach(inset distance: Double) -> Double {
    guard style != .curved else { return CurvedProfile(self).inset(by: distance).base.x }
    return (inset(by: distance)?.width ?? 0) / 2
  }
}
