/// One step of a path.
public enum PathStep: Equatable, Sendable {
  /// Starts a part of the path.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A quadratic curve: its control point and its end.
  case quad(Point, Point)
  /// A cubic curve: its two control points and its end.
  case cubic(Point, Point, Point)
  /// A straight line back to the start.
  case close

  /// The step with every point changed, control points among them.
  func mapped(_ change: (Point) -> Point) -> PathStep {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .quad(let control, let end): .quad(change(control), change(end))
    case .cubic(let first, let second, let end): .cubic(change(first), change(second), change(end))
    case .close: .close
    }
  }
}

/// A closed line made of straight and curved steps.
public struct Path: Equatable, Sendable {
  /// The steps in order.
  public var steps: [PathStep] = []

  /// Creates a path without steps.
  public init() {}
}

/// The form in which an overlay with its holes is written for the host.
public enum OverlayForm: String, CaseIterable, Sendable {
  /// The cutouts alone.
  case none
  /// An SVG path string.
  case svg
  /// A list of commands.
  case commands
  /// A list of polygons, each a list of points.
  case polygons
  /// A list of rects around the cutouts, which do not overlap.
  case bands
}

/// The form in which a path is written for the host.
public enum PathForm: String, CaseIterable, Sendable {
  /// An SVG path string.
  case svg
  /// A list of commands.
  case commands
  /// A list of points, curves replaced by short lines.
  case polygon
  /// Not at all.
  case none
}
