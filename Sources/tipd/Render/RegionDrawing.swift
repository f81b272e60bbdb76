import TipCore

/// A piece of a picture that reacts to taps.
struct RegionDrawing {
  /// What it is, and whose.
  let name: String
  let kind: String
  let shape: Shape

  /// What it looks like.
  enum Shape {
    /// Straight lines between corners.
    case polygon([Point])
    /// A rect with round corners.
    case hole(Hole)

    /// The element that draws it, and the attribute that says how.
    var element: (name: String, attribute: String, value: String) {
      switch self {
      case .polygon(let points):
        let corners = points.map { (point: Point) -> String in "\(exact(point.x)),\(exact(point.y))" }
        return ("polygon", "points", corners.joined(separator: " "))
      case .hole(let hole): return ("path", "d", roundedPath(hole.rect, hole.radii))
      }
    }
  }

  /// A region of a layout, which has a shape but no rules.
  init(kind: String, _ shape: Shape) {
    (self.kind, self.shape, name) = (kind, shape, kind)
  }

  /// Reads the regions of a picture that have a place: what is said of the outside has none.
  static func list(_ picture: PictureReader) throws(RenderError) -> [RegionDrawing] {
    var regions: [RegionDrawing] = []
    for region in try picture.list("regions") where region.json.text("region") != "outside" {
      regions.append(try RegionDrawing(region))
    }
    return regions
  }

  private init(_ region: PictureReader) throws(RenderError) {
    kind = try region.text("region")
    let owner = region.json.text("button") ?? region.json.text("tip")
    name = [kind, owner].compactMap(\.self).joined(separator: " ")
    let shape = try region.member("shape", "a rect or points")
    if shape.optional("points") != nil {
      self.shape = .polygon(
        try shape.list("points") { (point: PictureReader) throws(RenderError) -> Point in try point.point() })
    } else if shape.optional("cornerRadius") != nil {
      self.shape = .hole(try Hole(shape))
    } else {
      self.shape = .polygon(try shape.rect().corners)
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
      return RegionDrawing(kind: "button", .polygon(rect.corners))
    }
    let targets = holes.map { (hole: Hole) -> RegionDrawing in RegionDrawing(kind: "target", .hole(hole)) }
    let arrows = arrow.map { (arrow: Arrow) -> RegionDrawing in RegionDrawing(kind: "arrow", .polygon(arrow.corners)) }
    return buttons + [RegionDrawing(kind: "bubble", .polygon(bubble.corners))] + [arrows].compactMap(\.self) + targets
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
