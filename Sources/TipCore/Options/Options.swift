/// Every setting of a tip, resolved: preset, then session, then tip.
///
/// What each means on the wire, with bounds and defaults, is in `OptionTable`.
public struct Options: Equatable, Sendable {
  /// Where the bubble goes; `auto` is the first of `order`.
  package var placement = PlacementRequest.auto
  /// How the placement is chosen.
  package var policy = Policy.steady
  /// The placements that are tried after the preferred one.
  package var order = Options.order
  /// What it means that a placement fits.
  package var fit = Fit.side
  /// Room beyond the tip that a placement needs on its side axis to fit.
  package var slack = Lengths(0)
  /// Gap between target and tip on the side axis, for each side of the target.
  package var offset = Insets(all: 4)
  /// Distance along the side, in the reading direction above and below the target.
  package var along = 0.0
  /// For start and end placements, in place of `along`: distance towards the other end; nil takes `along`.
  package var alignedAlong: Double?
  /// Room that the tip keeps from the edges of the bounds, beyond the safe area.
  package var margin = Insets(all: 8)
  /// Positions and sizes are whole multiples of this, axis by axis; 0 for any.
  package var quantum = Lengths(0)
  /// What is done when no placement fits.
  package var lastResort = LastResort.cover
  /// How the policy `flip` goes on from the preferred placement.
  package var flip = FlipOptions()
  /// How the policy `mostRoom` judges room.
  package var mostRoom = MostRoomOptions()
  /// How a tip is moved to fit.
  package var slide = SlideOptions()
  /// Whether a bubble is cut to the room.
  package var resize = ResizeOptions()
  /// The pointer.
  package var arrow = ArrowOptions()
  /// The box with the content.
  package var bubble = BubbleOptions()
  /// A content that tipd breaks into lines.
  package var text = TextOptions()
  /// A content of parts.
  package var content = ContentOptions()
  /// The heading of a content.
  package var title = TitleOptions()
  /// The picture in a content.
  package var image = ImageOptions()
  /// The buttons of a content.
  package var button = ButtonOptions()
  /// How far a tour has come.
  package var progress = ProgressOptions()
  /// The close box of a content.
  package var close = CloseOptions()
  /// The colour of bubble and arrow.
  package var fill = Color(rgba: 0x2024_28FF)
  /// The line around bubble and arrow.
  package var border = BorderOptions()
  /// The shadow of bubble and arrow.
  package var shadow = ShadowOptions()
  /// The dim between app and tip.
  package var overlay = OverlayOptions()
  /// The hole in the dim over the target.
  package var cutout = CutoutOptions()
  /// How long a tip stays.
  package var lifetime = Lifetime.untilNext
  /// What taps do, by region.
  package var tap: TapOptions {
    // Read in place: a copy would count every text of it.
    _read { yield shared[0].tap }
    _modify { yield &shared[0].tap }
  }
  /// How a tip comes and goes.
  package var motion = MotionOptions()

  /// What brings a tip, how long it stays, and what pointer, keys and a lost target do to it.
  package var living: LivingOptions {
    _read { yield shared[0] }
    _modify { yield &shared[0] }
  }

  /// What is rarely changed, always of one element.
  ///
  /// It is shared until it is changed, since options are copied often.
  private var shared = Options.standardLiving

  private static let standardLiving = [LivingOptions()]
  private static let order = PlacementList(sides: [.bottom, .top, .right, .left])

  /// Creates the options of the preset `tipd`.
  public init() {}
}
