/// One of the two directions of the plane.
public enum Axis: Sendable {
  /// To the right.
  case x
  /// Downwards.
  case y

  /// The other axis.
  public var other: Axis { self == .x ? .y : .x }
}
