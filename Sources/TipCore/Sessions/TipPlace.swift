/// The part of a layout that is kept: the rest is computed again when a picture is asked for.
struct TipPlace: Equatable, Sendable {
  var placement: Placement?
  var bubble = Rect()
  var arrow: Arrow?
  var cutouts: [Cutout] = []
  /// The buttons and the close box, in drawing order.
  var buttons: [Rect] = []
  /// The lengths of the lines of all texts, which tell where they are broken.
  var lineLengths: [Int] = []
  /// The picture, of which there is one at most: an array, since few tips have one.
  var images: [Rect] = []
  var visibility = Visibility.none
  /// Whether the tip is not to be drawn, and so takes no taps itself.
  var isHidden = false

  /// Nowhere yet.
  init() {}

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
      case .image: images = [part.rect]
      case .title, .text, .progress: break
      }
    }
  }
}
