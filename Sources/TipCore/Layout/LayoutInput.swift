/// What a tip belongs to.
public enum Target: Equatable, Sendable {
  /// A rect with the rounding of its corners.
  case rect(Rect, cornerRadius: Double)
  /// A point, such as the caret or the pointer.
  case point(Point)

  /// The target's extent; empty for a point.
  public var rect: Rect {
    switch self {
    case .rect(let rect, _): rect
    case .point(let point): Rect(point, Size())
    }
  }

  /// The rounding of its corners; 0 for a point.
  public var cornerRadius: Double {
    switch self {
    case .rect(_, let radius): radius
    case .point: 0
    }
  }
}

/// What stands in a bubble.
public enum Content: Equatable, Sendable {
  /// Anything that the host has measured itself.
  case size(Size)
  /// A text for tipd to measure and to break into lines.
  case text(String)
}

/// Everything that decides where a tip goes.
public struct LayoutInput: Sendable {
  /// What the tip belongs to.
  public var target: Target
  /// What stands in it.
  public var content: Content
  /// The window.
  public var surroundings: Surroundings
  /// The resolved options.
  public var options: Options
  /// Where the tip was, to be kept while it fits; nil without a memory.
  public var previous: Placement?

  /// Creates the input of one layout.
  public init(
    target: Target, content: Content, surroundings: Surroundings, options: Options, previous: Placement? = nil
  ) {
    self.target = target
    self.content = content
    self.surroundings = surroundings
    self.options = options
    self.previous = previous
  }
}
