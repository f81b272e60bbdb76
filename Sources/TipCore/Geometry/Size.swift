/// A width and a height in the host's units, each 0 or more.
public struct Size: Hashable, Sendable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// Creates a size, empty by default.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .x ? width : height }
    set {
      switch axis {
      case .x: width = newValue
      case .y: height = newValue
      }
    }
  }
}
