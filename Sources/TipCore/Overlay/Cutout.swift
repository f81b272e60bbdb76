/// A hole in an overlay: a rect with round corners, which may be so round that it is a circle or a capsule.
public struct Cutout: Hashable, Sendable {
  /// The hole's extent.
  public var rect: Rect
  /// The rounding of its corners, no more than the rect has room for.
  public var cornerRadius: CornerRadii
}

/// The holes that show a target: each of its lines grown by the padding, within the bounds and the target's own clip.
func cutouts(of target: Target, in bounds: Rect, options: Options) -> [Cutout] {
  switch target.shape {
  case .rect(let rect): return hole(rect, target, bounds, options).map { (hole: Cutout) -> [Cutout] in [hole] } ?? []
  case .point(let point):
    let rect = Rect(point, Size())
    return hole(rect, target, bounds, options).map { (hole: Cutout) -> [Cutout] in [hole] } ?? []
  case .lines(let rects, _):
    var holes: [Cutout] = []
    for line in TextTarget(rects).lines {
      if let hole = hole(line, target, bounds, options) { holes.append(hole) }
    }
    return holes
  }
}

private func hole(
  _ rect: Rect, _ target: Target, _ bounds: Rect, _ options: Options
) -> Cutout? {
  let padding = options.cutout.padding
  // A target that was never laid out, all zeros, has no place for a hole.
  guard rect != Rect() || rect != target.rect || target.shape == .point(Point()) else { return nil }
  let view = target.clip.map { (clip: Rect) -> Rect in clip.intersection(bounds) } ?? bounds
  guard view.shows(rect) else { return nil }
  let seen = target.clip.map { (clip: Rect) -> Rect in rect.intersection(clip) } ?? rect
  let grown = seen.inset(
    by: Insets(top: -padding.top, right: -padding.right, bottom: -padding.bottom, left: -padding.left))
  guard options.cutout.shape != .circle else { return circle(around: grown, target, options) }
  let hole = grown.snappedOutwards(options.quantum).intersection(bounds)
  guard hole.width > 0, hole.height > 0 else { return nil }
  let isCapsule = options.cutout.shape == .capsule
  return Cutout(
    rect: hole, cornerRadius: isCapsule ? hole.roundEnds : radii(target, options.cutout).fitted(in: hole.size))
}

/// The least circle about a padded target's middle that holds it with its round corners: whole at the window's edge too.
private func circle(around grown: Rect, _ target: Target, _ options: Options) -> Cutout? {
  guard grown.width > 0, grown.height > 0 else { return nil }
  let corner = min(grownRadius(target, options.cutout.padding), grown.width / 2, grown.height / 2)
  let (x, y) = (grown.width / 2 - corner, grown.height / 2 - corner)
  let radius = (x * x + y * y).squareRoot() + corner
  let square = Rect(
    x: grown.center.x - radius, y: grown.center.y - radius, width: 2 * radius, height: 2 * radius)
  let hole = square.snappedOutwards(options.quantum)
  return Cutout(rect: hole, cornerRadius: hole.roundEnds)
}

extension Rect {
  /// The rounding that makes a circle of a square and a capsule of any other rect.
  fileprivate var roundEnds: CornerRadii { CornerRadii(all: min(width, height) / 2) }

  /// Whether some of a box lies in the rect; of a box without extent, whether it stands in it.
  fileprivate func shows(_ box: Rect) -> Bool { shows(box, on: .x) && shows(box, on: .y) }

  private func shows(_ box: Rect, on axis: Axis) -> Bool {
    guard box.length(axis) > 0 else { return box.start(axis) >= start(axis) && box.start(axis) < end(axis) }
    return min(box.end(axis), end(axis)) > max(box.start(axis), start(axis))
  }
}

/// The rounding of a hole by the rule of TipSee that the options name.
private func radii(_ target: Target, _ options: CutoutOptions) -> CornerRadii {
  let own = target.cornerRadius > 0 ? CornerRadii(all: grownRadius(target, options.padding)) : 0
  switch options.radiusRule {
  case .target: return own
  case .constant: return options.radius
  case .atLeast: return options.radius.atLeast(own)
  case .none: return 0
  }
}

/// The target's own rounding, grown with its hole: else a circle's hole would be square at its diagonals.
private func grownRadius(_ target: Target, _ padding: Insets) -> Double {
  target.cornerRadius + max(0, min(padding.top, padding.right, padding.bottom, padding.left))
}
