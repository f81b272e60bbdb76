/// The group `arrow`.
package struct ArrowOptions: Equatable, Sendable {
  /// The form.
  package var style = ArrowStyle.triangle
  /// The base, along the bubble's edge.
  package var width = Lengths(12)
  /// How far it stands out of the bubble.
  package var length = Lengths(6)
  /// Least distance of the base from where a corner's rounding ends.
  package var inset = Lengths(0)
  /// How far it may leave the middle of a bubble too short for the inset.
  package var slack = Lengths(0)
  /// The rounding of the point, with the style `rounded`.
  package var tipRadius = 2.0
  /// Whether the arrow keeps off the corners.
  package var clamp = true
  /// What it points at.
  package var aim = Aim.overlap
  /// With aim `offset`: the distance from the middle of the bubble's edge.
  package var offset = 0.0
  /// What becomes of it when target and bubble share nothing along its edge.
  package var apart = ApartArrow.none
}

/// The group `bubble`.
package struct BubbleOptions: Equatable, Sendable {
  /// The rounding of the corners.
  package var cornerRadius: CornerRadii = 6
  /// Room between the edges and the content.
  package var padding = Insets(all: 8)
  /// The least width.
  package var minWidth = 0.0
  /// The least height.
  package var minHeight = 0.0
  /// The greatest width, to which a text is broken; nil for no limit.
  package var maxWidth: Double?
  /// The greatest height; nil for no limit.
  package var maxHeight: Double?
}

/// The group `text`.
package struct TextOptions: Equatable, Sendable {
  /// What measures a text.
  package var measure = TextMeasure.font
  /// The font's family, handed to the host.
  package var family = "sans-serif"
  /// The font's size.
  package var size = 13.0
  /// The font's weight.
  package var weight = FontWeight.regular
  /// The colour of the letters.
  package var color = Color(rgba: 0xFFFF_FFFF)
  /// Where lines stand in the bubble.
  package var alignment = TextAlignment.natural
  /// The greatest width of a line; nil for no limit.
  package var maxWidth: Double? = 280
  /// Lines are at most the width of the bounds less this.
  package var widthInset = 0.0
  /// Lines are not broken shorter than this to fit beside a target.
  package var minWidth = 96.0
  /// From one line to the next; nil takes the font's own.
  package var lineHeight: Double?
  /// The most lines that are shown; nil for all.
  package var maxLines: Double?
  /// What stands at the end of the last line when more are left out.
  package var ellipsis = "…"
  /// The fonts that the host registered: no option, but what the family and the weight are looked up in.
  package var fonts = Fonts()
}

/// The group `border`.
package struct BorderOptions: Equatable, Sendable {
  /// The width of the line.
  package var width = 0.0
  /// Its colour.
  package var color = Color.clear
  /// Where it runs along the outline.
  package var alignment = BorderAlignment.center
}

/// The group `shadow`.
package struct ShadowOptions: Equatable, Sendable {
  /// Its colour.
  package var color = Color(rgba: 0x0000_0040)
  /// How far it lies to the right.
  package var x = 0.0
  /// How far it lies below.
  package var y = 2.0
  /// Its softness.
  package var blur = 8.0
}
