/// A proposal for a window system that places the tip itself, in the terms of xdg_positioner and GdkPopupLayout.
public struct Positioner: Equatable, Sendable {
  /// The size of the tip: bubble and arrow.
  public var size: Size
  /// The target with the gap on both sides, so that a flip keeps the gap; within the bounds.
  public var anchorRect: Rect
  /// The edge or corner of the anchor rect where the tip goes.
  public var anchor: Compass
  /// The direction in which the tip goes from there.
  public var gravity: Compass
  /// What the window system may do to make the tip fit.
  public var constraints: [Constraint]
  /// The distance from the anchor, along the side.
  public var offset: Point

  /// An edge, or a corner with a horizontal part; `none` is the middle.
  public struct Compass: Equatable, Sendable {
    /// The edge across: top, bottom, left or right.
    public var side: Side
    /// The end along it; nil for its middle.
    public var end: Side?

    /// The name in xdg_positioner: `top`, `bottom_left`, ….
    public var name: String {
      guard let end else { return side.rawValue }
      return side.axis == .y ? side.rawValue + "_" + end.rawValue : end.rawValue + "_" + side.rawValue
    }
  }

  /// What a window system may do, with the bit of xdg_positioner's constraint adjustment.
  public enum Constraint: String, CaseIterable, Sendable {
    /// Move along x.
    case slideX = "slide_x"
    /// Move along y.
    case slideY = "slide_y"
    /// Take the opposite side on x.
    case flipX = "flip_x"
    /// Take the opposite side on y.
    case flipY = "flip_y"
    /// Cut the width.
    case resizeX = "resize_x"
    /// Cut the height.
    case resizeY = "resize_y"

    /// The bit: 1, 2, 4, 8, 16, 32 in this order.
    public var bit: Int {
      switch self {
      case .slideX: 1
      case .slideY: 2
      case .flipX: 4
      case .flipY: 8
      case .resizeX: 16
      case .resizeY: 32
      }
    }
  }
}

/// The proposal for the preferred placement of a tip; nil without a target.
public func positioner(_ input: LayoutInput, _ texts: inout TextCache) -> Positioner? {
  guard let target = input.target else { return nil }
  let scene = LayoutScene(input, target: target, &texts)
  let placement = scene.preferredPlacement
  let side = placement.side
  let bubble = scene.bubble(placement)
  var size = bubble.size
  size[side.axis] += scene.arrowLength(side)
  var end: Side?
  if placement.alignment != .center {
    let (near, far) = side.perpendicular
    end = placement.sign(input.surroundings.direction) < 0 ? near : far
  }
  return Positioner(
    size: size, anchorRect: scene.anchorRect(side, in: input.surroundings.bounds),
    anchor: Positioner.Compass(side: side, end: end),
    gravity: Positioner.Compass(side: side, end: end?.opposite),
    constraints: scene.constraints(side), offset: Point(side.alongAxis, scene.shift(placement), 0))
}

extension LayoutScene {
  /// The target with the offset of both ends of the side axis, since xdg_positioner does not turn an offset round.
  fileprivate func anchorRect(_ side: Side, in bounds: Rect) -> Rect {
    let near = side.isFar ? side.opposite : side
    let (before, after) = (options.offset[near], options.offset[near.opposite])
    let insets =
      side.axis == .y ? Insets(top: -before, bottom: -after) : Insets(right: -after, left: -before)
    return target(side).inset(by: insets).intersection(bounds)
  }

  /// What the policy lets the window system do.
  fileprivate func constraints(_ side: Side) -> [Positioner.Constraint] {
    let isVertical = side.axis == .y
    var constraints: [Positioner.Constraint] = []
    let slides = (along: options.slide.along, across: options.slide.side || options.lastResort == .cover)
    if isVertical ? slides.along : slides.across { constraints.append(.slideX) }
    if isVertical ? slides.across : slides.along { constraints.append(.slideY) }
    if options.policy != .fixed { constraints.append(isVertical ? .flipY : .flipX) }
    if options.resize.enabled || options.lastResort == .shrink {
      constraints.append(isVertical ? .resizeY : .resizeX)
    }
    return constraints
  }
}
