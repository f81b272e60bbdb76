/// How round the four corners of a rect are.
public struct CornerRadii: Hashable, Sendable {
  /// At the top left.
  public var topLeft: Double
  /// At the top right.
  public var topRight: Double
  /// At the bottom right.
  public var bottomRight: Double
  /// At the bottom left.
  public var bottomLeft: Double

  /// Creates radii, each 0 by default.
  public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates radii that are the same at all corners.
  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Whether all corners are equally round.
  public var isUniform: Bool { topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft }

  /// The radius at the end of an edge with the lesser coordinate.
  func start(of edge: Side) -> Double {
    switch edge {
    case .top, .left: topLeft
    case .right: topRight
    case .bottom: bottomLeft
    }
  }

  /// The radius at the end of an edge with the greater coordinate.
  func end(of edge: Side) -> Double {
    switch edge {
    case .top: topRight
    case .right, .bottom: bottomRight
    case .left: bottomLeft
    }
  }

  /// The radii with every one changed.
  func mapped(_ change: (Double) -> Double) -> CornerRadii {
    if isUniform { return CornerRadii(all: change(topLeft)) }
    return CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  /// The greater radius at each corner.
  func atLeast(_ other: CornerRadii) -> CornerRadii {
    CornerRadii(
      topLeft: max(topLeft, other.topLeft), topRight: max(topRight, other.topRight),
      bottomRight: max(bottomRight, other.bottomRight), bottomLeft: max(bottomLeft, other.bottomLeft))
  }
}

extension CornerRadii: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates radii that are the same at all corners.
  public init(floatLiteral radius: Double) { self.init(all: radius) }

  /// Creates radii that are the same at all corners.
  public init(integerLiteral radius: Int) { self.init(all: Double(radius)) }
}
