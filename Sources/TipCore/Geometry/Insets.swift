/// Four distances, one for each side of a rect.
public struct Insets: Equatable, Sendable {
  /// At the top edge.
  public var top: Double
  /// At the right edge.
  public var right: Double
  /// At the bottom edge.
  public var bottom: Double
  /// At the left edge.
  public var left: Double

  /// Creates insets, each 0 by default.
  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Creates insets that are the same on all sides.
  public init(all value: Double) {
    self.init(top: value, right: value, bottom: value, left: value)
  }

  /// The distance at a side.
  public subscript(side: Side) -> Double {
    switch side {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }

  /// The sum of the two insets at the ends of an axis.
  public func sum(on axis: Axis) -> Double {
    axis == .x ? left + right : top + bottom
  }

  /// The side by side sum of two insets.
  package static func + (first: Insets, second: Insets) -> Insets {
    Insets(
      top: first.top + second.top, right: first.right + second.right,
      bottom: first.bottom + second.bottom, left: first.left + second.left)
  }
}
