/// An edge: of the target, where the bubble goes, or of the bubble, where it carries its arrow.
public enum Side: String, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The right edge.
  case right
  /// The lower edge.
  case bottom
  /// The left edge.
  case left

  /// Its place in `allCases`.
  package var index: Int {
    switch self {
    case .top: 0
    case .right: 1
    case .bottom: 2
    case .left: 3
    }
  }

  /// The side axis: across the edge.
  public var axis: Axis { self == .top || self == .bottom ? .y : .x }

  /// The along axis: parallel to the edge.
  public var alongAxis: Axis { axis.other }

  /// Whether the edge lies at the end of its axis: bottom and right do.
  public var isFar: Bool { self == .bottom || self == .right }

  /// The edge across.
  public var opposite: Side {
    switch self {
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    case .left: .right
    }
  }

  /// The two edges of the other axis, the one at the start first.
  public var perpendicular: (Side, Side) { axis == .y ? (.left, .right) : (.top, .bottom) }
}
