/// The group `overlay`.
package struct OverlayOptions: Equatable, Sendable {
  /// Whether there is one.
  package var visible = false
  /// Its colour.
  package var color = Color(rgba: 0x0000_0080)
  /// When it fades, in seconds from the tip's coming; nil for never.
  package var fadeAfter: Double?
  /// How long the fading takes, in seconds.
  package var fadeDuration = 1.0
}

/// The group `cutout`.
package struct CutoutOptions: Equatable, Sendable {
  /// The hole's form.
  package var shape = CutoutShape.rect
  /// How far the hole reaches beyond the target.
  package var padding = Insets(all: 4)
  /// The rounding of its corners, as `radiusRule` takes it.
  package var radius: CornerRadii = 6
  /// How that rounding is found.
  package var radiusRule = RadiusRule.atLeast
}

/// What a tap on one kind of region does.
package struct TapRule: Equatable, Sendable {
  /// `none`, `dismiss`, `next`, `previous`, `end`, or the host's own name.
  package var action = "none"
  /// Whether the tap ends here; else the host passes it to what lies below.
  package var consume = true
  /// Whether a `tapped` event tells of it.
  package var report = true
}

/// What becomes of a tap on a button or the close box, each of which has its own action.
package struct ButtonTapRule: Equatable, Sendable {
  /// Whether the tap ends here; else the host passes it to what lies below.
  package var consume = true
  /// Whether a `tapped` event tells of it.
  package var report = true
}

/// The group `tap`.
package struct TapOptions: Equatable, Sendable {
  /// On a button.
  package var button = ButtonTapRule()
  /// On the box with the content.
  package var bubble = TapRule()
  /// On the pointer.
  package var arrow = TapRule()
  /// On the cutout.
  package var target = TapRule(consume: false)
  /// On the dim.
  package var overlay = TapRule()
}
