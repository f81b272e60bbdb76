/// How a placement is chosen.
public enum Policy: String, CaseIterable, Sendable {
  /// The preferred side while it fits, then the opposite, then the others, then the one with most room.
  case steady
  /// The preferred placement, then the first of a list that fits.
  case ordered
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
}

/// The form of the arrow.
public enum ArrowStyle: String, CaseIterable, Sendable {
  /// Two straight edges that meet in a point.
  case triangle
  /// No arrow, and no room kept for one.
  case none
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

/// Where lines stand in the width of their bubble.
public enum TextAlignment: String, CaseIterable, Sendable {
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

/// How a tip comes and goes.
public enum MotionKind: String, CaseIterable, Sendable {
  /// At once.
  case none
  /// Its opacity changes.
  case fade
}
