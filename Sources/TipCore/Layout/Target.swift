/// What a tip belongs to.
public struct Target: Equatable, Sendable {
  /// Where it is.
  public var shape: TargetShape
  /// The rounding of its corners.
  public var cornerRadius: Double
  /// What its scroll views leave of it; nil without any.
  public var clip: Rect?

  /// Creates a target.
  public init(_ shape: TargetShape, cornerRadius: Double = 0, clip: Rect? = nil) {
    self.shape = shape
    self.cornerRadius = cornerRadius
    self.clip = clip
  }

  /// A target that is a rect.
  public static func rect(_ rect: Rect, cornerRadius: Double = 0) -> Target {
    Target(.rect(rect), cornerRadius: cornerRadius)
  }

  /// A target that is a point, such as the caret or the pointer.
  public static func point(_ point: Point) -> Target { Target(.point(point)) }

  /// The least rect that holds all of it, empty for a point.
  public var rect: Rect {
    switch shape {
    case .rect(let rect): return rect
    case .point(let point): return Rect(point, Size())
    case .lines(let rects, _):
      guard var union = rects.first else { return Rect() }
      for rect in rects.dropFirst() { union = union.union(rect) }
      return union
    }
  }
}

/// The form of a target.
public enum TargetShape: Equatable, Sendable {
  /// A rect.
  case rect(Rect)
  /// A point.
  case point(Point)
  /// The rects of a text that is wrapped over lines, and where the pointer is, if that matters.
  case lines([Rect], pointer: Point?)
}

/// How much of a target can be seen.
public enum Visibility: String, CaseIterable, Sendable {
  /// All of it.
  case visible
  /// A part of it.
  case partial
  /// Nothing of it: it lies outside, or just touches the edge.
  case hidden
  /// It has no geometry: a rect that is all zeros, as toolkits give for what is not on the screen.
  case none

  /// Its place in `allCases`.
  package var index: Int {
    switch self {
    case .visible: 0
    case .partial: 1
    case .hidden: 2
    case .none: 3
    }
  }
}
