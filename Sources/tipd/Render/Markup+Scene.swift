import TipCore

/// What a drawing shows beside the pictures, and how its elements are named.
struct DrawingStyle {
  /// What the names of elements begin with, so that several drawings share a page.
  var prefix = ""
  /// Whether what moves does so.
  var isAnimated = false
  /// What must hold for it to move: the beginning of a selector of CSS.
  var condition = ""
  /// Whether what reacts to taps is outlined.
  var showsRegions = false
}

/// Draws what the server said as SVG, as a host would with its own toolkit.
extension Markup {
  /// Draws the overlay, the tips above it, and what makes them move.
  mutating func draw(_ scene: Scene, _ style: DrawingStyle) {
    var animation = Animation(condition: style.condition)
    if let overlay = scene.overlay { draw(overlay, style.prefix, &animation) }
    for (index, piece) in scene.pieces.enumerated() {
      switch piece {
      case .tip(let tip): draw(tip, name: "\(style.prefix)tip-\(index)", &animation)
      case .hint(let hint): draw(hint, name: "\(style.prefix)hint-\(index)", &animation)
      }
    }
    if style.isAnimated, !animation.sheet.isEmpty {
      element("style") { (sheet: inout Markup) -> Void in sheet.raw(animation.sheet) }
    }
    guard style.showsRegions else { return }
    // What is hit first is drawn last.
    let regions = scene.regions ?? scene.pieces.flatMap(\.regions) + (scene.overlay?.regions ?? [])
    for region in regions.reversed() { draw(region) }
  }

  /// Draws the overlay: its colour everywhere but in the holes.
  private mutating func draw(_ overlay: OverlayDrawing, _ prefix: String, _ animation: inout Animation) {
    let (name, holes) = ("\(prefix)dim", "\(prefix)holes")
    // A mask, because holes may overlap: under an even-odd rule they would be dim where they do.
    let units: Attributes = ["id": holes, "maskUnits": "userSpaceOnUse"]
    element("mask", units, place: overlay.frame) { (mask: inout Markup) -> Void in
      mask.rect(overlay.frame, ["fill": "#fff"])
      for (index, hole) in overlay.holes.enumerated() {
        mask.hole(hole, asPath: overlay.isPath(index), ["id": "\(holes)-\(index)", "fill": "#000"])
      }
    }
    rect(
      overlay.frame,
      ["id": name, "fill": overlay.color, "opacity": exact(overlay.opacity), "mask": "url(#\(holes))"])
    animation.move(name, overlay.motion?.without(.cutouts))
    for index in overlay.holes.indices { animation.move("\(holes)-\(index)", overlay.motion(ofHole: index)) }
  }

  private mutating func hole(_ hole: Hole, asPath isPath: Bool, _ paint: Attributes) {
    guard isPath else { return rect(hole.rect, radius: hole.radii.uniform, paint) }
    element("path", ["d": roundedPath(hole.rect, hole.radii)], more: paint)
  }

  private mutating func draw(_ hint: HintDrawing, name: String, _ animation: inout Animation) {
    let (center, frame) = (hint.frame.center, hint.frame)
    element(
      "ellipse",
      [
        "id": name, "class": "hint", "cx": exact(center.x), "cy": exact(center.y), "rx": exact(frame.width / 2),
        "ry": exact(frame.height / 2), "fill": hint.color,
      ])
    animation.move(name, nil, then: hint.idle)
  }

  private mutating func draw(_ region: RegionDrawing) {
    let colors = ["button": "#8250df", "bubble": "#0969da", "arrow": "#1a7f37", "target": "#cf222e"]
    let (name, attribute, value) = region.shape.element
    let look: Attributes = [
      "class": "region", attribute: value, "fill": "none", "stroke": colors[region.kind] ?? "#9a6700",
      "stroke-width": "1.5", "stroke-dasharray": "4 3", "vector-effect": "non-scaling-stroke",
    ]
    element(name, look) { (shape: inout Markup) -> Void in shape.element("title", text: region.name) }
  }
}
