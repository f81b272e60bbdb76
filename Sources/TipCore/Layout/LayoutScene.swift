/// What all stages of one layout share: the target, the region, and what each placement would look like.
struct LayoutScene {
  /// The target, or what its scroll views leave of it.
  let target: Rect
  /// Where tips may be, before any margin.
  let region: Rect
  let options: Options
  let direction: Direction
  var obstacles: [Rect]
  let measure: ContentMeasure
  /// The room that the content may take above and below the target; its height is open.
  let room: Size
  private let text: TextTarget?
  private let pointer: Point?
  private let bubbleInRoom: Size

  /// Rounding of sums must not make a tip that is just flush stick out.
  static let tolerance = 1e-6

  init(_ input: borrowing LayoutInput, target: borrowing Target, _ texts: inout TextCache) {
    let surroundings = input.surroundings
    options = input.options
    direction = surroundings.direction
    obstacles = surroundings.obstacles
    let whole = target.rect
    region = surroundings.region(for: whole)
    let seen = target.clip.map { (clip: Rect) -> Rect in whole.intersection(clip) }
    // A target of which nothing is left is placed by what it would be; `visibility` tells.
    let isSeen = seen.map { (rect: Rect) -> Bool in rect.width > 0 && rect.height > 0 } ?? false
    self.target = isSeen ? seen ?? whole : whole
    if case .lines(let rects, let pointer) = target.shape, !rects.isEmpty {
      text = TextTarget(rects)
      self.pointer = pointer
    } else {
      text = nil
      pointer = nil
    }
    measure = ContentMeasure(input.content, step: input.step, options: options, &texts)
    room = Self.room(surroundings, region, options, isBroken: measure.isBroken)
    bubbleInRoom = measure.bubbleSize(in: room).snapped(options.quantum)
  }

  /// The room for a content that may use the whole width of the region.
  private static func room(
    _ surroundings: Surroundings, _ region: Rect, _ options: Options, isBroken: Bool
  ) -> Size {
    let padding = options.bubble.padding.sum(on: .x)
    var width = region.width - options.margin.sum(on: .x) - padding
    // How wide a line may be says nothing of what the host has measured.
    if isBroken {
      width = min(width, surroundings.bounds.width - options.text.widthInset, options.text.maxWidth ?? .infinity)
    }
    if let limit = options.bubble.maxWidth { width = min(width, limit - padding) }
    return Size(width: max(0, width), height: .infinity)
  }

  /// The rect that the bubble stands beside at a side: the target, or a line of it.
  func target(_ side: Side) -> Rect { text?.rect(side, pointer: pointer) ?? target }

  /// How far the arrow stands out towards a side of the target.
  func arrowLength(_ side: Side) -> Double {
    options.arrow.style == .none ? 0 : options.arrow.length[side.axis]
  }

  /// The gap between target and bubble at a side: the offset, and the arrow in it.
  func gap(_ side: Side) -> Double { options.offset[side] + arrowLength(side) }

  /// By how much a box sticks out of the region less a margin; negative where there is room.
  func overflow(_ box: Rect, _ margin: Insets? = nil) -> Insets {
    region.overflow(of: box) + (margin ?? options.margin)
  }

  /// The room that the content may take at a side.
  func room(_ side: Side) -> Size {
    guard measure.isFlexible else { return room }
    let edge = target(side).edge(side)
    let axis = side.axis
    let clip = side.isFar ? region.end(axis) - options.margin[side] : region.start(axis) + options.margin[side]
    let across = (side.isFar ? clip - edge : edge - clip) - gap(side) - options.bubble.padding.sum(on: axis)
    guard axis == .x else { return Size(width: room.width, height: max(0, across)) }
    // A text beside its target is broken to the room there, but not to a column of single words.
    let least = measure.isBroken ? options.text.minWidth : 0
    let height = region.height - options.margin.sum(on: .y) - options.bubble.padding.sum(on: .y)
    return Size(width: min(room.width, max(across, least)), height: max(0, height))
  }

  /// The bubble's size at a side.
  func bubbleSize(_ side: Side) -> Size {
    guard measure.isFlexible else { return bubbleInRoom }
    let room = room(side)
    if measure.isBroken, room.width >= self.room.width { return bubbleInRoom }
    return measure.bubbleSize(in: room).snapped(options.quantum)
  }

  /// The bubble at a placement, before anything moves it.
  func bubble(_ placement: Placement) -> Rect { bubble(placement, bubbleSize(placement.side)) }

  /// A bubble of a size at a placement, before anything moves it.
  func bubble(_ placement: Placement, _ size: Size) -> Rect {
    let side = placement.side
    let along = side.alongAxis
    let target = target(side)
    let edge = target.edge(side)
    // The order of these sums is Floating UI's, so that what is just flush there is just flush here.
    let across = side.isFar ? edge + gap(side) : edge - size[side.axis] - gap(side)
    let spare = target.length(along) / 2 - size[along] / 2
    let centered = target.start(along) + target.length(along) / 2 - size[along] / 2
    let start = centered + spare * placement.sign(direction) + shift(placement)
    return Rect(Point(along, start, across), size)
  }

  /// The distance along the side, by the options `along` and `alignedAlong`.
  func shift(_ placement: Placement) -> Double {
    let isMirrored = direction == .rtl && placement.side.axis == .y
    var shift = options.along
    if let aligned = options.alignedAlong {
      switch placement.alignment {
      case .center: break
      case .start: shift = aligned
      case .end: shift = -aligned
      }
    }
    return isMirrored ? -shift : shift
  }

  /// What a placement would look like.
  func candidate(_ placement: Placement) -> Candidate {
    let bubble = bubble(placement)
    return Candidate(placement: placement, bubble: bubble, overflow: overflow(bubble))
  }
}
