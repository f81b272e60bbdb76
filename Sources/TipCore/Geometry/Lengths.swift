/// One length in the units of each axis: they differ where the host's units are not square, as cells are.
public struct Lengths: Equatable, Sendable {
  /// The length as measured along x.
  public var x: Double
  /// The length as measured along y.
  public var y: Double

  /// Creates the same length for both axes.
  public init(_ length: Double) {
    x = length
    y = length
  }

  /// The length along an axis.
  public subscript(axis: Axis) -> Double { axis == .x ? x : y }

  /// The lesser of the two, for what has no axis, such as a radius.
  public var least: Double { min(x, y) }
}
