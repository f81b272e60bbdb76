/// Every setting of a tip, resolved: preset, then session, then tip.
///
/// What each means on the wire, with bounds and defaults, is in `OptionTable`.
public struct Options: Equatable, Sendable {
  package var placement = PlacementRequest.auto
  package var policy = Policy.steady
  package var order = PlacementList(sides: [.bottom, .top, .right, .left])
  package var fit = Fit.side
  package var slack = Lengths(0)
  package var offset = Insets(all: 4)
  package var along = 0.0
  package var alignedAlong: Double?
  package var margin = Insets(all: 8)
  package var quantum = Lengths(0)
  package var lastResort = LastResort.cover
  package var flip = FlipOptions()
  package var mostRoom = MostRoomOptions()
  package var slide = SlideOptions()
  package var resize = ResizeOptions()
  package var arrow = ArrowOptions()
  package var bubble = BubbleOptions()
  package var text = TextOptions()
  package var fill = Color(rgba: 0x2024_28FF)
  package var border = BorderOptions()
  package var shadow = ShadowOptions()
  package var overlay = OverlayOptions()
  package var cutout = CutoutOptions()
  package var lifetime = Lifetime.untilNext
  package var tap = TapOptions()
  package var motion = MotionOptions()

  /// Creates the options of the preset `tipd`.
  public init() {}
}

/// The group `arrow`.
package struct ArrowOptions: Equatable, Sendable {
  package var style = ArrowStyle.triangle
  package var width = Lengths(12)
  package var length = Lengths(6)
  package var inset = Lengths(0)
  package var slack = Lengths(0)
  package var aim = Aim.overlap
  package var offset = 0.0
  package var apart = ApartArrow.none
}

/// The group `flip`.
package struct FlipOptions: Equatable, Sendable {
  package var side = true
  package var along = FlipAlong.all
  package var alignment = true
  package var fallbacks = PlacementList()
  package var perpendicular = Perpendicular.none
  package var strategy = FlipStrategy.bestFit
  package var margin: Insets?
}

/// The group `mostRoom`.
package struct MostRoomOptions: Equatable, Sendable {
  package var along = false
  package var alignment = RoomAlignment.none
  package var flipAlignment = true
  package var allowed = PlacementList()
  package var margin: Insets?
}

/// The group `slide`.
package struct SlideOptions: Equatable, Sendable {
  package var along = true
  package var side = false
  package var limitAlong = false
  package var limitSide = false
  package var limitOffset = 0.0
  package var limitSideOffset = 0.0
  package var oversize = Oversize.reading
  package var margin: Insets?
}

/// The group `resize`.
package struct ResizeOptions: Equatable, Sendable {
  package var enabled = false
  package var margin: Insets?
}

/// The group `bubble`.
package struct BubbleOptions: Equatable, Sendable {
  package var cornerRadius = 6.0
  package var padding = Insets(all: 8)
  package var minWidth = 0.0
  package var minHeight = 0.0
  package var maxWidth: Double?
  package var maxHeight: Double?
}

/// The group `text`.
package struct TextOptions: Equatable, Sendable {
  package var measure = TextMeasure.builtIn
  package var family = "sans-serif"
  package var size = 13.0
  package var weight = FontWeight.regular
  package var color = Color(rgba: 0xFFFF_FFFF)
  package var alignment = TextAlignment.start
  package var maxWidth: Double? = 280
  package var widthInset = 0.0
  package var minWidth = 96.0
  package var lineHeight: Double?
}

/// The group `border`.
package struct BorderOptions: Equatable, Sendable {
  package var width = 0.0
  package var color = Color.clear
}

/// The group `shadow`.
package struct ShadowOptions: Equatable, Sendable {
  package var color = Color(rgba: 0x0000_0040)
  package var x = 0.0
  package var y = 2.0
  package var blur = 8.0
}

/// The group `overlay`.
package struct OverlayOptions: Equatable, Sendable {
  package var visible = false
  package var color = Color(rgba: 0x0000_0080)
  package var fadeAfter: Double?
  package var fadeDuration = 1.0
}

/// The group `cutout`.
package struct CutoutOptions: Equatable, Sendable {
  package var padding = Insets(all: 4)
  package var radius = 6.0
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

/// The group `tap`.
package struct TapOptions: Equatable, Sendable {
  package var bubble = TapRule()
  package var arrow = TapRule()
  package var target = TapRule(consume: false)
  package var overlay = TapRule()
}

/// How a tip comes or goes.
package struct MotionRule: Equatable, Sendable {
  package var kind = MotionKind.fade
  package var delay = 0.0
  package var duration: Double

  /// The seconds from the start to the end; 0 without a motion.
  package var total: Double { kind == .none ? 0 : delay + duration }
}

/// The group `motion`.
package struct MotionOptions: Equatable, Sendable {
  package var show = MotionRule(duration: 0.15)
  package var dismiss = MotionRule(duration: 0.1)
}
