/// A hole in an overlay: a rect with round corners.
public struct Cutout: Equatable, Sendable {
  /// The hole's extent.
  public var rect: Rect
  /// The rounding of its corners, no more than half of either extent.
  public var cornerRadius: Double
}

/// The hole that shows a target: grown by the padding, within the bounds; nil if nothing of it lies there.
package func cutout(of target: Target, in bounds: Rect, options: CutoutOptions) -> Cutout? {
  let padding = options.padding
  let grown = target.rect.inset(
    by: Insets(top: -padding.top, right: -padding.right, bottom: -padding.bottom, left: -padding.left))
  let hole = grown.intersection(bounds)
  guard hole.width > 0, hole.height > 0 else { return nil }
  // A radius that did not grow with the hole would leave a circle's hole square at its diagonals.
  let own = target.cornerRadius + max(0, min(padding.top, padding.right, padding.bottom, padding.left))
  let radius: Double
  switch options.radiusRule {
  case .target: radius = target.cornerRadius > 0 ? own : 0
  case .constant: radius = options.radius
  case .atLeast: radius = target.cornerRadius > 0 ? max(own, options.radius) : options.radius
  case .none: radius = 0
  }
  return Cutout(rect: hole, cornerRadius: min(radius, hole.width / 2, hole.height / 2))
}
