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
  /// The lines of all texts together.
  var lineCount: Int
  var image: Rect?

  init(_ layout: Layout) {
    placement = layout.placement
    bubble = layout.bubble
    arrow = layout.arrow
    cutouts = layout.cutouts
    lineCount = layout.lines.count
    for part in layout.parts ?? [] {
      lineCount += part.lines.count
      switch part.kind {
      case .button, .close: buttons.append(part.rect)
      case .image: image = part.rect
      case .title, .text, .progress: break
      }
    }
  }
}
