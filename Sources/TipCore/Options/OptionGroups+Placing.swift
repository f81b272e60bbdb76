/// The group `flip`.
package struct FlipOptions: Equatable, Sendable {
  /// Whether overflow across the side makes it go on to the next placement.
  package var side = true
  /// Whether overflow along the side does.
  package var along = FlipAlong.all
  /// Whether start and end are tried in place of each other.
  package var alignment = true
  /// What is tried after the preferred placement; empty for what follows from the other options.
  package var fallbacks = PlacementList()
  /// Which of the perpendicular sides is tried first, if any is.
  package var perpendicular = Perpendicular.none
  /// What is taken when nothing fits.
  package var strategy = FlipStrategy.bestFit
  /// The margin by which it judges; nil takes the tip's.
  package var margin: Insets?
}

/// The group `mostRoom`.
package struct MostRoomOptions: Equatable, Sendable {
  /// Whether room along the side counts too, for start and end placements.
  package var along = false
  /// Which alignment is tried first.
  package var alignment = RoomAlignment.none
  /// Whether the other alignment is tried too.
  package var flipAlignment = true
  /// What may be taken; empty for everything.
  package var allowed = PlacementList()
  /// The margin by which it judges; nil takes the tip's.
  package var margin: Insets?
}

/// The group `slide`.
package struct SlideOptions: Equatable, Sendable {
  /// Whether a tip is moved along its side to fit.
  package var along = true
  /// Whether it is moved across, over its target if need be.
  package var side = false
  /// Whether it stays in touch with its target along the side.
  package var limitAlong = false
  /// Whether it does across.
  package var limitSide = false
  /// How much of the bubble stays beside its target along the side.
  package var limitOffset = 0.0
  /// How much of it does across.
  package var limitSideOffset = 0.0
  /// Which end stays visible when the bubble is longer than the clip.
  package var oversize = Oversize.reading
  /// The margin to which it is moved; nil takes the tip's.
  package var margin: Insets?
}

/// The group `resize`.
package struct ResizeOptions: Equatable, Sendable {
  /// Whether a bubble is cut to the room at its place.
  package var enabled = false
  /// Whether a centred bubble that may not slide is cut at both ends.
  package var centered = true
  /// The margin by which the room is judged; nil takes the tip's.
  package var margin: Insets?
}
