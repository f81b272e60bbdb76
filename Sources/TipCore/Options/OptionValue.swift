/// The value of one option, in the form of its kind.
public enum OptionValue: Equatable, Sendable {
  /// Not set: `null` on the wire.
  case none
  /// A number.
  case number(Double)
  /// Four distances.
  case insets(Insets)
  /// Four radii.
  case radii(CornerRadii)
  /// A yes or no.
  case flag(Bool)
  /// A colour.
  case color(Color)
  /// The position of a name among the choices of its kind.
  case choice(Int)
  /// Any text.
  case name(String)
  /// A list of placements.
  case placements(PlacementList)
  /// How a motion goes.
  case easing(EasingChoice)
  /// A transform; apart from the value, since it is large and rare.
  indirect case transform(Transform)
}

/// What values an option takes.
public enum OptionKind: Sendable {
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// A whole number within bounds.
  case whole(ClosedRange<Double>)
  /// A number within bounds, or `null`.
  case optional(ClosedRange<Double>)
  /// A number for all four sides or an object with a number for each, all within bounds.
  case insets(ClosedRange<Double>)
  /// A number for all four corners or an object with a number for each, all within bounds.
  case radii(ClosedRange<Double>)
  /// `true` or `false`.
  case flag
  /// `#rrggbb` or `#rrggbbaa`.
  case color
  /// One of some names.
  case choice([String])
  /// A text of 1 to 256 characters.
  case name
  /// Insets, or `null`.
  case optionalInsets(ClosedRange<Double>)
  /// A colour, or `null`.
  case optionalColor
  /// An easing.
  case easing
  /// A transform, or `null`; one that must have a way back, if so.
  case optionalTransform(isInvertible: Bool)
  /// A list of so many placements, none of them twice.
  case placements(ClosedRange<Int>)
}

/// What a number of an option counts.
public enum OptionUnit: String, Sendable {
  /// The host's own units; a preset's value is scaled by `unit`.
  case length
  /// Seconds.
  case seconds
  /// Nothing that has a unit.
  case none
}
