/// Where a tip goes, and why.
public struct Layout: Equatable, Sendable {
  /// The side and the alignment; nil without a target.
  public var placement: Placement?
  /// Bubble and arrow together.
  public var frame: Rect
  /// The box with the content.
  public var bubble: Rect
  /// The bubble less its padding.
  public var content: Rect
  /// The arrow; nil if there is none.
  public var arrow: Arrow?
  /// The rounding of the bubble's corners, after what its size allows.
  public var cornerRadius: CornerRadii
  /// How far inside the outline the middle of the border's line runs; 0 on it, negative outside.
  public var strokeInset = 0.0
  /// How much of the target can be seen.
  public var visibility: Visibility
  /// The holes for an overlay: one for each line of the target that lies in the bounds.
  public var cutouts: [Cutout]
  /// The lines of a plain text, in order; empty for every other content.
  public var lines: [TextLine]
  /// The parts in drawing order; nil for a content that is not made of parts.
  public var parts: [PlacedPart]?
  /// Where the content's size came from.
  public var measure: Measure
  /// The characters, at most 32, that the font has no advance for, each once; empty with every other measure.
  public var missing = ""
  /// Whether the bubble is less high than the content needs, so that lines or parts were left out.
  public var isCut = false
  /// How the place was found.
  public var why: Why

  /// Whether the tip is not to be drawn, by the last resort `hide`.
  public var isHidden: Bool { why.lastResort == .hide }
}

/// Where the size of a content came from.
public enum Measure: String, CaseIterable, Sendable {
  /// The host gave it.
  case host
  /// The widths of a common sans-serif.
  case builtIn
  /// The cells of a terminal.
  case cells
  /// Fonts that the host registered.
  case font
}

/// The pointer from a bubble to its target.
public struct Arrow: Equatable, Sendable {
  /// The bubble's edge that carries it.
  public var edge: Side
  /// Its point.
  public var tip: Point
  /// The middle of its base, on the bubble's edge.
  public var base: Point
  /// Its base, along the edge.
  public var width: Double
  /// How far it stands out.
  public var length: Double
  /// Its form.
  public var style: ArrowStyle
  /// The rounding of its point, with the style `rounded`.
  public var tipRadius: Double
  /// Whether its point is level with the target.
  public var pointsAtTarget: Bool
}

/// How a place was found.
public struct Why: Equatable, Sendable {
  /// The policy that chose.
  public var policy: Policy
  /// What spoke for the placement.
  public var choice: Choice
  /// How far the tip was moved to fit.
  public var slide: Point
  /// Whether the bubble was cut to the room.
  public var isResized: Bool
  /// The last resort that was taken; nil if something fitted.
  public var lastResort: LastResort?
  /// Whether the bubble covers the target.
  public var overlap: Bool
  /// By how much the chosen place, before it was moved, sticks out of the clip; negative where there is room.
  public var overflow: Insets
  /// The placements that did not fit, in the order in which they were tried.
  public var rejected: [Rejection]
}

/// What spoke for a placement.
public enum Choice: String, CaseIterable, Sendable {
  /// It was asked for, or is the policy's first, and fits.
  case preferred
  /// It was there before and still fits.
  case previous
  /// It is across from the preferred side.
  case opposite
  /// It is the first other one that fits.
  case fallback
  /// It has the most room, with the policy `mostRoom` or because nothing fits.
  case mostRoom
  /// The host's window system gave the frame.
  case given
  /// There is no target: the tip stands in the middle.
  case centered

  /// Its place in `allCases`.
  package var index: Int {
    switch self {
    case .preferred: 0
    case .previous: 1
    case .opposite: 2
    case .fallback: 3
    case .mostRoom: 4
    case .given: 5
    case .centered: 6
    }
  }
}

/// A placement that did not fit.
public struct Rejection: Equatable, Sendable {
  /// The placement.
  public var placement: Placement
  /// By how much it sticks out of the clip on each side; negative where there is room.
  public var overflow: Insets
}
