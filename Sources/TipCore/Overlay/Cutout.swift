/// A hole in an overlay: a rect with round corners.
public struct Cutout: Hashable, Sendable {
  /// The hole's extent.
  public var rect: Rect
  /// The rounding of its corners, no more than half of either extent.
  public var cornerRadius: Double
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
  let hole = grown.snappedOutwards(options.quantum).intersection(bounds)
  guard hole.width > 0, hole.height > 0 else { return nil }
  return Cutout(rect: hole, cornerRadius: min(radius(target, options.cutout), hole.width / 2, hole.height / 2))
}

extension Rect {
  /// Whether some of a box lies in the rect; of a box without extent, whether it stands in it.
  fileprivate func shows(_ box: Rect) -> Bool { shows(box, on: .x) && shows(box, on: .y) }

  private func shows(_ box: Rect, on axis: Axis) -> Bool {
    guard box.length(axis) > 0 else { return box.start(axis) >= start(axis) && box.start(axis) < end(axis) }
    return min(box.end(axis), end(axis)) > max(box.start(axis), start(axis))
  }
}

/// The rounding of a hole by the rule of TipSee that the options name.
private func radius(_ target: Target, _ options: CutoutOptions) -> Double {
  let padding = options.padding
  // A radius that did not grow with the hole would leave a circle's hole square at its diagonals.
  let own = target.cornerRadius + max(0, min(padding.top, padding.right, padding.bottom, padding.left))
  switch options.radiusRule {
  case .target: return target.cornerRadius > 0 ? own : 0
  case .constant: return options.radius
  case .atLeast: return target.cornerRadius > 0 ? max(own, options.radius) : options.radius
  case .none: return 0
  }
}
