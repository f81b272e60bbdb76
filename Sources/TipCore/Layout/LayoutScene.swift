/// What all stages of one layout share: the target, the clip, and what each placement would look like.
struct LayoutScene {
  let target: Rect
  let clip: Rect
  let options: Options
  let direction: Direction
  let measure: ContentMeasure
  /// The width that a text may take above and below the target.
  let contentWidth: Double
  private let widestBubble: Size

  /// Rounding of sums must not make a tip that is just flush stick out.
  static let tolerance = 1e-6

  init(_ input: LayoutInput) {
    let surroundings = input.surroundings
    target = input.target.rect
    options = input.options
    direction = surroundings.direction
    clip = surroundings.bounds.inset(by: surroundings.safeArea + options.margin)
    measure = ContentMeasure(input.content, options: options)
    let padding = options.bubble.padding.sum(on: .x)
    var width = min(clip.width - padding, surroundings.bounds.width - options.text.widthInset)
    if let limit = options.text.maxWidth { width = min(width, limit) }
    if let limit = options.bubble.maxWidth { width = min(width, limit - padding) }
    contentWidth = max(0, width)
    widestBubble = measure.bubbleSize(width: contentWidth)
  }

  /// How far the arrow stands out towards a side of the target.
  func arrowLength(_ side: Side) -> Double {
    options.arrow.style == .none ? 0 : options.arrow.length[side.axis]
  }

  /// The gap between target and bubble at a side: the offset, and the arrow in it.
  func gap(_ side: Side) -> Double { options.offset[side] + arrowLength(side) }

  /// The width that the content may take at a side: beside the target a text is broken to the room there.
  func contentWidth(_ side: Side) -> Double {
    guard measure.isText, side.axis == .x else { return contentWidth }
    let edge = target.edge(side)
    let room = (side.isFar ? clip.maxX - edge : edge - clip.x) - gap(side) - options.bubble.padding.sum(on: .x)
    return min(contentWidth, max(room, options.text.minWidth))
  }

  /// The bubble's size at a side.
  func bubbleSize(_ side: Side) -> Size {
    let width = contentWidth(side)
    return width < contentWidth ? measure.bubbleSize(width: width) : widestBubble
  }

  /// The bubble at a placement, before anything moves it.
  func bubble(_ placement: Placement) -> Rect {
    let side = placement.side
    let size = bubbleSize(side)
    let along = side.alongAxis
    let edge = target.edge(side)
    let across = side.isFar ? edge + gap(side) : edge - gap(side) - size[side.axis]
    let spare = (target.length(along) - size[along]) / 2
    let shift = direction == .rtl && along == .x ? -options.along : options.along
    let start = target.start(along) + spare + spare * placement.sign(direction) + shift
    return Rect(Point(along, start, across), size)
  }

  /// What a placement would look like.
  func candidate(_ placement: Placement) -> Candidate {
    let bubble = bubble(placement)
    return Candidate(placement: placement, bubble: bubble, overflow: clip.overflow(of: bubble))
  }
}
