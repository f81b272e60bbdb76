/// The group `content`.
package struct ContentOptions: Equatable, Sendable {
  /// Room between parts that stand above one another.
  package var gap = 6.0
}

/// The group `title`.
package struct TitleOptions: Equatable, Sendable {
  /// The font's size.
  package var size = 15.0
  /// The font's weight.
  package var weight = FontWeight.bold
  /// The colour of the letters; nil takes the text's.
  package var color: Color?
}

/// The group `image`.
package struct ImageOptions: Equatable, Sendable {
  /// The rounding of the corners.
  package var cornerRadius = 4.0
}

/// The group `button`.
package struct ButtonOptions: Equatable, Sendable {
  /// Room between the edges and the label.
  package var padding = Insets(top: 4, right: 12, bottom: 4, left: 12)
  /// The least width.
  package var minWidth = 48.0
  /// Room between buttons, and between their rows.
  package var gap = Lengths(8)
  /// Where a row stands in the bubble.
  package var alignment = TextAlignment.end
  /// The rounding of the corners.
  package var cornerRadius = 4.0
  /// The colour behind the label.
  package var fill = Color(rgba: 0xFFFF_FF26)
  /// The colour of the label; nil takes the text's.
  package var color: Color?
}

/// The group `progress`.
package struct ProgressOptions: Equatable, Sendable {
  /// The words, with `{current}` and `{total}` in place of the numbers.
  package var format = "{current} of {total}"
  /// The font's size.
  package var size = 11.0
}

/// The group `close`.
package struct CloseOptions: Equatable, Sendable {
  /// The width and height of the box.
  package var size = Lengths(16)
  /// Room between the box and what stands beside it.
  package var gap = 8.0
}
