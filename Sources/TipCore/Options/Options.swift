/// Every setting of a tip, resolved: preset, then session, then tip.
///
/// What each means on the wire, with bounds and defaults, is in `OptionTable`. A copy costs one reference: the settings are
/// shared until one of them is changed.
public struct Options: Equatable, Sendable {
  // Always of one element: an array is shared and copied by itself.
  private var values = Options.standard

  private static let standard = [OptionValues()]

  /// Creates the options of the preset `tipd`.
  public init() {}
}

/// What decides where a tip goes, and the rest of the options.
private struct OptionValues: Equatable, Sendable {
  var placement = PlacementRequest.auto
  var policy = Policy.steady
  var order = OptionValues.order
  var fit = Fit.side
  var slack = Lengths(0)
  var offset = Insets(all: 4)
  var along = 0.0
  var alignedAlong: Double?
  var margin = Insets(all: 8)
  var quantum = Lengths(0)
  var lastResort = LastResort.cover
  var flip = FlipOptions()
  var mostRoom = MostRoomOptions()
  var slide = SlideOptions()
  var resize = ResizeOptions()
  var arrow = ArrowOptions()
  var bubble = BubbleOptions()
  var text = TextOptions()
  var fill = Color(rgba: 0x2024_28FF)
  var border = BorderOptions()
  var cutout = CutoutOptions()
  var lifetime = Lifetime.untilNext
  // Both are of one element, and apart since they are large and a tip of its own rarely changes them.
  var drawing = OptionValues.standardDrawing
  var living = OptionValues.standardLiving

  private static let order = PlacementList(sides: [.bottom, .top, .right, .left])
  private static let standardDrawing = [DrawingOptions()]
  private static let standardLiving = [LivingOptions()]
}

/// What a host draws of a tip, and how that moves.
private struct DrawingOptions: Equatable, Sendable {
  var content = ContentOptions()
  var title = TitleOptions()
  var image = ImageOptions()
  var button = ButtonOptions()
  var progress = ProgressOptions()
  var close = CloseOptions()
  var shadow = ShadowOptions()
  var overlay = OverlayOptions()
  var motion = MotionOptions()
}

// Read and changed in place: a copy would count every text in them.
extension Options {
  /// Where the bubble goes; `auto` is the first of `order`.
  package var placement: PlacementRequest {
    _read { yield values[0].placement }
    _modify { yield &values[0].placement }
  }

  /// How the placement is chosen.
  package var policy: Policy {
    _read { yield values[0].policy }
    _modify { yield &values[0].policy }
  }

  /// The placements that are tried after the preferred one.
  package var order: PlacementList {
    _read { yield values[0].order }
    _modify { yield &values[0].order }
  }

  /// What it means that a placement fits.
  package var fit: Fit {
    _read { yield values[0].fit }
    _modify { yield &values[0].fit }
  }

  /// Room beyond the tip that a placement needs on its side axis to fit.
  package var slack: Lengths {
    _read { yield values[0].slack }
    _modify { yield &values[0].slack }
  }

  /// Gap between target and tip on the side axis, for each side of the target.
  package var offset: Insets {
    _read { yield values[0].offset }
    _modify { yield &values[0].offset }
  }

  /// Distance along the side, in the reading direction above and below the target.
  package var along: Double {
    _read { yield values[0].along }
    _modify { yield &values[0].along }
  }

  /// For start and end placements, in place of `along`: distance towards the other end; nil takes `along`.
  package var alignedAlong: Double? {
    _read { yield values[0].alignedAlong }
    _modify { yield &values[0].alignedAlong }
  }

  /// Room that the tip keeps from the edges of the bounds, beyond the safe area.
  package var margin: Insets {
    _read { yield values[0].margin }
    _modify { yield &values[0].margin }
  }

  /// Positions and sizes are whole multiples of this, axis by axis; 0 for any.
  package var quantum: Lengths {
    _read { yield values[0].quantum }
    _modify { yield &values[0].quantum }
  }

  /// What is done when no placement fits.
  package var lastResort: LastResort {
    _read { yield values[0].lastResort }
    _modify { yield &values[0].lastResort }
  }

  /// How the policy `flip` goes on from the preferred placement.
  package var flip: FlipOptions {
    _read { yield values[0].flip }
    _modify { yield &values[0].flip }
  }

  /// How the policy `mostRoom` judges room.
  package var mostRoom: MostRoomOptions {
    _read { yield values[0].mostRoom }
    _modify { yield &values[0].mostRoom }
  }

  /// How a tip is moved to fit.
  package var slide: SlideOptions {
    _read { yield values[0].slide }
    _modify { yield &values[0].slide }
  }

  /// Whether a bubble is cut to the room.
  package var resize: ResizeOptions {
    _read { yield values[0].resize }
    _modify { yield &values[0].resize }
  }

  /// The pointer.
  package var arrow: ArrowOptions {
    _read { yield values[0].arrow }
    _modify { yield &values[0].arrow }
  }

  /// The box with the content.
  package var bubble: BubbleOptions {
    _read { yield values[0].bubble }
    _modify { yield &values[0].bubble }
  }

  /// A content that tipd breaks into lines.
  package var text: TextOptions {
    _read { yield values[0].text }
    _modify { yield &values[0].text }
  }

  /// The colour of bubble and arrow.
  package var fill: Color {
    _read { yield values[0].fill }
    _modify { yield &values[0].fill }
  }

  /// The line around bubble and arrow.
  package var border: BorderOptions {
    _read { yield values[0].border }
    _modify { yield &values[0].border }
  }

  /// The hole in the dim over the target.
  package var cutout: CutoutOptions {
    _read { yield values[0].cutout }
    _modify { yield &values[0].cutout }
  }

  /// How long a tip stays.
  package var lifetime: Lifetime {
    _read { yield values[0].lifetime }
    _modify { yield &values[0].lifetime }
  }
}

extension Options {
  /// A content of parts.
  package var content: ContentOptions {
    _read { yield values[0].drawing[0].content }
    _modify { yield &values[0].drawing[0].content }
  }

  /// The heading of a content.
  package var title: TitleOptions {
    _read { yield values[0].drawing[0].title }
    _modify { yield &values[0].drawing[0].title }
  }

  /// The picture in a content.
  package var image: ImageOptions {
    _read { yield values[0].drawing[0].image }
    _modify { yield &values[0].drawing[0].image }
  }

  /// The buttons of a content.
  package var button: ButtonOptions {
    _read { yield values[0].drawing[0].button }
    _modify { yield &values[0].drawing[0].button }
  }

  /// How far a tour has come.
  package var progress: ProgressOptions {
    _read { yield values[0].drawing[0].progress }
    _modify { yield &values[0].drawing[0].progress }
  }

  /// The close box of a content.
  package var close: CloseOptions {
    _read { yield values[0].drawing[0].close }
    _modify { yield &values[0].drawing[0].close }
  }

  /// The shadow of bubble and arrow.
  package var shadow: ShadowOptions {
    _read { yield values[0].drawing[0].shadow }
    _modify { yield &values[0].drawing[0].shadow }
  }

  /// The dim between app and tip.
  package var overlay: OverlayOptions {
    _read { yield values[0].drawing[0].overlay }
    _modify { yield &values[0].drawing[0].overlay }
  }

  /// How a tip comes and goes.
  package var motion: MotionOptions {
    _read { yield values[0].drawing[0].motion }
    _modify { yield &values[0].drawing[0].motion }
  }
}

extension Options {
  /// What taps do, by region.
  package var tap: TapOptions {
    _read { yield values[0].living[0].tap }
    _modify { yield &values[0].living[0].tap }
  }

  /// What brings a tip, how long it stays, and what pointer, keys and a lost target do to it.
  package var living: LivingOptions {
    _read { yield values[0].living[0] }
    _modify { yield &values[0].living[0] }
  }
}
