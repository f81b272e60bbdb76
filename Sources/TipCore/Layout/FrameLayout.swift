extension LayoutScene {
  /// The second phase where a window system places the tip: side, arrow and cutouts from its final frame alone.
  func layout(_ input: LayoutInput, _ target: Target, frame: Rect) -> Layout {
    let side = self.side(of: frame)
    let overlaps = frame.overlaps(self.target(side))
    let bubble = overlaps ? frame : frame.inset(by: Insets(side.opposite, arrowLength(side)))
    let arrow = overlaps ? nil : self.arrow(bubble, side: side, isAttached: true)
    let placement = Placement(side, input.options.placement.placement(direction)?.alignment ?? .center)
    let why = Why(
      policy: .fixed, choice: .given, slide: Point(), isResized: false, lastResort: nil, overlap: overlaps,
      overflow: overflow(bubble), rejected: [])
    return finish(input, target, placement, bubble, arrow, why)
  }

  /// The side where a frame stands: that at which it is farthest from the target; of equals the first of the four.
  private func side(of frame: Rect) -> Side {
    var best = Side.top
    var farthest = -Double.infinity
    for side in Side.allCases {
      let edge = target(side).edge(side)
      let distance = side.isFar ? frame.edge(side.opposite) - edge : edge - frame.edge(side.opposite)
      if distance > farthest { (best, farthest) = (side, distance) }
    }
    return best
  }
}

extension Insets {
  /// Insets at one side only.
  init(_ side: Side, _ distance: Double) {
    self.init()
    switch side {
    case .top: top = distance
    case .right: right = distance
    case .bottom: bottom = distance
    case .left: left = distance
    }
  }
}

/// A tip without a target: in the middle of its region, or an outline in a frame that the host gave.
func layoutWithoutTarget(_ input: LayoutInput, _ texts: inout TextCache) -> Layout {
  let options = input.options
  let region = input.surroundings.region(for: nil)
  // A target of no extent in the middle of the region stands in, so that room and margins are the usual ones.
  let scene = LayoutScene(input, target: .point(region.center), &texts)
  var bubble: Rect
  var arrow: Arrow?
  if let frame = input.frame {
    bubble = frame
    if let edge = input.edge, options.arrow.style != .none {
      bubble = frame.inset(by: Insets(edge, options.arrow.length[edge.axis]))
      arrow = scene.arrow(onEdge: edge, of: bubble)
    }
  } else {
    let size = scene.bubbleSize(.top)
    let center = region.inset(by: options.margin).center
    bubble = Rect(Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size)
    bubble = scene.snapped(scene.slid(scene.slid(bubble, on: .x), on: .y))
  }
  let content = bubble.inset(by: options.bubble.padding)
  let filling = scene.measure.filling(of: content, width: content.width, input.surroundings.direction)
  let why = Why(
    policy: options.policy, choice: input.frame == nil ? .centered : .given, slide: Point(), isResized: false,
    lastResort: nil, overlap: false, overflow: scene.overflow(bubble), rejected: [])
  return Layout(
    placement: nil, frame: frame(of: bubble, arrow), bubble: bubble, content: content, arrow: arrow,
    cornerRadius: cornerRadius(bubble, arrow, options: options),
    strokeInset: options.border.strokeInset(of: bubble), visibility: .none, cutouts: [],
    lines: filling.lines, parts: filling.parts, measure: scene.measure.measure,
    missing: filling.missing, isCut: filling.isCut, why: why)
}

extension LayoutScene {
  /// An arrow on an edge that the host chose: at the edge's middle, or `arrow.offset` from it.
  fileprivate func arrow(onEdge edge: Side, of bubble: Rect) -> Arrow {
    let offset = options.arrow.aim == .bubble ? 0 : options.arrow.offset
    let place = legalPlace(on: edge, of: bubble, wish: bubble.middle(edge.alongAxis) + offset)
    let across = bubble.edge(edge)
    let length = options.arrow.length[edge.axis]
    return Arrow(
      edge: edge, tip: Point(edge.alongAxis, place.place, edge.isFar ? across + length : across - length),
      base: Point(edge.alongAxis, place.place, across), width: place.width, length: length,
      style: options.arrow.style, tipRadius: options.arrow.tipRadius, pointsAtTarget: false)
  }
}
