import TipCore

/// A piece of a picture that reacts to taps.
struct RegionDrawing {
  /// What it is, and whose.
  let name: String
  let kind: String
  /// Its corners.
  let points: [Point]

  /// A region of a layout, which has a shape but no rules.
  init(kind: String, points: [Point]) {
    (self.kind, self.points, name) = (kind, points, kind)
  }

  /// Reads a region of a picture.
  init(_ region: PictureReader) throws(RenderError) {
    kind = try region.text("region")
    let owner = region.json.text("button") ?? region.json.text("tip")
    name = [kind, owner].compactMap(\.self).joined(separator: " ")
    let shape = try region.member("shape", "a rect or points")
    if shape.optional("points") != nil {
      points = try shape.list("points") { (point: PictureReader) throws(RenderError) -> Point in try point.point() }
    } else {
      points = try shape.rect().corners
    }
  }
}

extension Rect {
  /// The four corners, clockwise from the top left one.
  var corners: [Point] { [origin, Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY)] }
}

extension TipDrawing {
  /// What would react to taps, in hit order: the buttons, the bubble, the arrow, the target.
  var ownRegions: [RegionDrawing] {
    let buttons = parts.compactMap { (part: Part) -> RegionDrawing? in
      guard part.id != nil, let rect = part.rect else { return nil }
      return RegionDrawing(kind: "button", points: rect.corners)
    }
    let targets = holes.map { (hole: Hole) -> RegionDrawing in
      RegionDrawing(kind: "target", points: hole.rect.corners)
    }
    let arrows = arrow.map { (arrow: Arrow) -> RegionDrawing in RegionDrawing(kind: "arrow", points: arrow.corners) }
    return buttons + [RegionDrawing(kind: "bubble", points: bubble.corners)] + [arrows].compactMap(\.self) + targets
  }

  /// Bubble and arrow as a path, made of what the picture says of them where it has no outline.
  var path: String {
    if let outline { return outline }
    let square = Radii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let box = roundedPath(bubble, look?.cornerRadius ?? square)
    guard let arrow else { return box }
    let corners = arrow.corners.map { (point: Point) -> String in "\(exact(point.x)) \(exact(point.y))" }
    return "\(box)M\(corners.joined(separator: "L"))Z"
  }
}

extension TipDrawing.Arrow {
  /// The two ends of the base, and the point between them.
  var corners: [Point] {
    let isAcross = tip.x == base.x || (tip.y - base.y).magnitude > (tip.x - base.x).magnitude
    let (x, y) = isAcross ? (width / 2, 0) : (0, width / 2)
    return [Point(x: base.x - x, y: base.y - y), tip, Point(x: base.x + x, y: base.y + y)]
  }
}
