/// A kind of place that a tap can hit.
public enum RegionKind: String, CaseIterable, Sendable {
  /// A button of the content, or its close box.
  case button
  /// The box with the content.
  case bubble
  /// The pointer.
  case arrow
  /// What lies between a target and the tip that the pointer brings: taps fall through it.
  case bridge
  /// The marker that stands for a tip.
  case hint
  /// The target's cutout.
  case target
  /// The dim.
  case overlay
  /// None of them.
  case outside
}

/// The shape of a region.
public enum RegionShape: Equatable, Sendable {
  /// A rect, half-open.
  case rect(Rect)
  /// A hole of an overlay: a rect, half-open, with round corners.
  case hole(Cutout)
  /// A triangle, its edges included.
  case triangle(Point, Point, Point)
  /// A convex shape of four corners, its edges included.
  case quad(Point, Point, Point, Point)

  /// Whether a point lies in the shape.
  public func contains(_ point: Point) -> Bool {
    switch self {
    case .rect(let rect): return rect.contains(point)
    case .hole(let cutout): return cutout.contains(point)
    case .triangle(let a, let b, let c):
      // Without this a triangle of no area would hold all of its line, or all of the plane.
      guard point.x >= min(a.x, b.x, c.x), point.x <= max(a.x, b.x, c.x) else { return false }
      guard point.y >= min(a.y, b.y, c.y), point.y <= max(a.y, b.y, c.y) else { return false }
      let first = Self.turn(a, b, point)
      let second = Self.turn(b, c, point)
      let third = Self.turn(c, a, point)
      let isLeft = first >= 0 && second >= 0 && third >= 0
      let isRight = first <= 0 && second <= 0 && third <= 0
      return isLeft || isRight
    case .quad(let a, let b, let c, let d):
      return RegionShape.triangle(a, b, c).contains(point) || RegionShape.triangle(a, c, d).contains(point)
    }
  }

  /// Twice the signed area of a triangle.
  private static func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

/// A place that reacts to taps.
public struct Region: Equatable, Sendable {
  /// What it is.
  public var kind: RegionKind
  /// The tip it belongs to.
  public var tip: String
  /// The id of a button; nil for every other kind.
  public var button: String?
  /// Where it is; nil outside, which is everywhere else.
  public var shape: RegionShape?
  /// Whether a tap ends there.
  public var consumed: Bool
  /// Whether an event tells of it.
  public var reported: Bool
  /// What a tap does.
  public var action: String

  init(_ kind: RegionKind, _ tip: String, button: String? = nil, _ shape: RegionShape?, _ rule: TapRule) {
    (self.kind, self.tip, self.button, self.shape) = (kind, tip, button, shape)
    (consumed, reported, action) = (rule.consume, rule.report, rule.action)
  }
}

extension RegionShape {
  /// The shape of a hole: a plain rect if none of its corners is round.
  init(_ hole: Cutout) { self = hole.cornerRadius == 0 ? .rect(hole.rect) : .hole(hole) }
}

extension TapOptions {
  /// The rule of a region; outside nothing reacts.
  func rule(_ kind: RegionKind) -> TapRule {
    switch kind {
    case .button: TapRule(consume: button.consume, report: button.report)
    case .bubble: bubble
    case .arrow: arrow
    case .target: target
    case .overlay: overlay
    case .hint: TapRule(action: "open")
    case .bridge, .outside: TapRule(consume: false, report: false)
    }
  }
}
