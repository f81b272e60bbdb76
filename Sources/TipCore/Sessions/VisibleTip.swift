/// A tip on the screen: its description and the little of its layout that taps need.
struct VisibleTip: Sendable {
  var spec: TipSpec
  var place: TipPlace
  /// Its place from back to front; grows with every tip that comes.
  var z: Int
  /// When its motion ends and `shown` is due; nil once that was told.
  var shownAt: Double?
  /// Which step of the tour it is; nil for a tip that was shown by itself.
  var step: Int?
  /// What every call asks of every tip's options, so that they need not be resolved for it.
  var traits: TipTraits
}

/// The few resolved options that calls about other tips look at.
struct TipTraits: Sendable {
  var lifetime: Lifetime
  var hasOverlay: Bool

  init(_ options: Options) {
    lifetime = options.lifetime
    hasOverlay = options.overlay.visible
  }
}

/// A tip on its way off the screen: only its `dismissed` event is left to come.
struct LeavingTip: Sendable {
  var id: String
  var reason: DismissReason
  var origin: Origin
  var endsAt: Double
}

/// The part of a layout that is kept: the rest is computed again when a picture is asked for.
struct TipPlace: Equatable, Sendable {
  var placement: Placement?
  var bubble: Rect
  var arrow: Arrow?
  var cutouts: [Cutout]
  /// The buttons and the close box, in drawing order.
  var buttons: [Rect] = []
  /// The lengths of the lines of all texts, which tell where they are broken.
  var lineLengths: [Int]
  var image: Rect?
  var visibility: Visibility
  /// Whether the tip is not to be drawn, and so takes no taps itself.
  var isHidden: Bool

  init(_ layout: Layout) {
    placement = layout.placement
    bubble = layout.bubble
    arrow = layout.arrow
    cutouts = layout.cutouts
    lineLengths = layout.lines.map { (line: TextLine) -> Int in line.text.utf8.count }
    visibility = layout.visibility
    isHidden = layout.isHidden
    for part in layout.parts ?? [] {
      for line in part.lines { lineLengths.append(line.text.utf8.count) }
      switch part.kind {
      case .button, .close: buttons.append(part.rect)
      case .image: image = part.rect
      case .title, .text, .progress: break
      }
    }
  }
}
