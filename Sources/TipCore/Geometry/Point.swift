/// A place in the host's units; y grows down.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// Creates a point, the origin by default.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The coordinate on an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .x ? x : y }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }

  /// Creates a point from its coordinate on an axis and the one on the other axis.
  package init(_ axis: Axis, _ along: Double, _ across: Double) {
    self = axis == .x ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
