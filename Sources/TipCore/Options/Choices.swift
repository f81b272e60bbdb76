/// How a placement is chosen.
public enum Policy: String, CaseIterable, Sendable {
  /// The preferred side while it fits, then the opposite, then the others, then the one with most room.
  case steady
  /// The preferred placement, then the first of a list that fits.
  case ordered
  /// The preferred placement, then its fallbacks; what counts as overflow is an option. Floating UI's `flip`.
  case flip
  /// The placement with the most room, whatever is preferred. Floating UI's `autoPlacement`.
  case mostRoom
  /// The preferred placement, whether it fits or not.
  case fixed

  /// Its place in `allCases`.
  package var index: Int {
    switch self {
    case .steady: 0
    case .ordered: 1
    case .flip: 2
    case .mostRoom: 3
    case .fixed: 4
    }
  }
}

/// What it means that a placement fits.
public enum Fit: String, CaseIterable, Sendable {
  /// There is room for the tip on the side axis, and for its length along.
  case side
  /// Moved into the clip, the tip does not overlap its target.
  case clear
}

/// What is done when no placement fits.
public enum LastResort: String, CaseIterable, Sendable {
  /// The bubble is put inside the clip, over the target if need be, without an arrow.
  case cover
  /// The bubble is cut to the room of the side with most of it.
  case shrink
  /// The bubble stays where the policy put it, outside the clip if need be.
  case overflow
  /// The tip is not to be drawn.
  case hide

  /// Its place in `allCases`.
  package var index: Int {
    switch self {
    case .cover: 0
    case .shrink: 1
    case .overflow: 2
    case .hide: 3
    }
  }
}

/// The form of the arrow.
public enum ArrowStyle: String, CaseIterable, Sendable {
  /// Two straight edges that meet in a point.
  case triangle
  /// Edges that swing out of the bubble's edge and into a round point: PopupArrow's profile.
  case curved
  /// A triangle whose point is rounded by `arrow.tipRadius`.
  case rounded
  /// No arrow, and no room kept for one.
  case none
}

/// Where the border's line runs along the outline.
public enum BorderAlignment: String, CaseIterable, Sendable {
  /// Within the outline: its outer edge is the outline.
  case inside
  /// On the outline: half of it on either side.
  case center
  /// Around the outline: its inner edge is the outline.
  case outside
}

/// The form of a hole.
public enum CutoutShape: String, CaseIterable, Sendable {
  /// The padded target, its corners rounded by `radiusRule`.
  case rect
  /// The least circle about the padded target's middle that holds it.
  case circle
  /// The padded target with round ends.
  case capsule
}

/// What the arrow points at, along its edge.
public enum Aim: String, CaseIterable, Sendable {
  /// The middle of what target and bubble share.
  case overlap
  /// The target's middle.
  case target
  /// The bubble's own middle.
  case bubble
  /// A distance from the bubble's middle: `arrow.offset`.
  case offset
}

/// What becomes of an arrow whose target shares nothing with the bubble along its edge.
public enum ApartArrow: String, CaseIterable, Sendable {
  /// There is none.
  case none
  /// It stands as near to the target as its edge allows.
  case clamp
  /// It moves to the edge that faces the target.
  case perpendicular
}

/// Which overflow along the side makes `flip` go on.
public enum FlipAlong: String, CaseIterable, Sendable {
  /// Any.
  case all
  /// None: a slide can mend it.
  case none
  /// Any on the preferred axis; the axis is left only if every placement on it overflows across.
  case aligned
}

/// Which perpendicular side `flip` tries first.
public enum Perpendicular: String, CaseIterable, Sendable {
  /// Neither is tried.
  case none
  /// The one where reading starts.
  case start
  /// The one where reading ends.
  case end
}

/// What `flip` takes when nothing fits.
public enum FlipStrategy: String, CaseIterable, Sendable {
  /// The placement that overflows least in all.
  case bestFit
  /// The preferred one.
  case initial
}

/// Which alignment `mostRoom` prefers.
public enum RoomAlignment: String, CaseIterable, Sendable {
  /// Only centred placements are tried.
  case none
  /// Start first.
  case start
  /// End first.
  case end
}

/// Which end of a bubble stays visible when it is longer than the clip.
public enum Oversize: String, CaseIterable, Sendable {
  /// The end where reading starts; the top.
  case reading
  /// The left end in any direction; the top.
  case left
}

/// What measures a text.
public enum TextMeasure: String, CaseIterable, Sendable {
  /// The font that the host registered for the family and the weight; without one, as `builtIn`.
  case font
  /// The widths of a common sans-serif.
  case builtIn
  /// The cells of a terminal: one for most graphemes, two for wide ones, and one row a line.
  case cells
}

/// Where lines stand in the width of their bubble.
public enum TextAlignment: String, CaseIterable, Sendable {
  /// Where the reading of the line's own paragraph starts, by its first letter; what is no text, as with `start`.
  case natural
  /// Where reading starts.
  case start
  /// In the middle.
  case center
  /// Where reading ends.
  case end
  /// At the left.
  case left
  /// At the right.
  case right
}

/// How the corner radius of a cutout is found: the four rules of TipSee.
public enum RadiusRule: String, CaseIterable, Sendable {
  /// The target's own radius, grown with the padding.
  case target
  /// `cutout.radius`, whatever the target's is.
  case constant
  /// The target's own radius, grown with the padding, but at least `cutout.radius`.
  case atLeast
  /// No rounding.
  case none
}

/// How long a tip stays.
public enum Lifetime: String, CaseIterable, Sendable {
  /// Until it is dismissed.
  case forever
  /// Until the next tip comes.
  case untilNext
}

/// What becomes of what moves; each role of a motion takes some of them.
public enum MotionKind: String, CaseIterable, Sendable {
  /// At once.
  case none
  /// The opacity changes.
  case fade
  /// The tip also grows or shrinks.
  case scale
  /// The tip also moves.
  case slide
  /// The tip grows or shrinks as a spring.
  case spring
  /// The tip is thrown off its place, and springs back.
  case bounce
  /// The tip goes to and fro.
  case float
  /// The tip grows and shrinks.
  case pulse
  /// Holes change into others.
  case morph
  /// Holes close in on their targets.
  case iris
}

/// What stays in place when a tip is scaled or turned.
public enum MotionOrigin: String, CaseIterable, Sendable {
  /// The arrow's point; without an arrow the middle of the bubble.
  case arrow
  /// The middle of the bubble.
  case center
}
