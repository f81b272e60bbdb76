import TipCore
import TipRPC

/// Makes a scene of the params of `layout`, by asking a server within this program.
///
/// A layout tells where things go but not how they look or move. That is asked of a session with the same options, where
/// each tip is shown on its own.
struct LayoutScene {
  private var server: LocalServer
  let params: JSONValue
  private var scene = Scene()
  /// The holes of all tips that bring an overlay.
  private var holes: [Hole] = []

  /// Asks for everything there is to draw.
  static func scene(of params: JSONValue) throws(RenderError) -> Scene {
    var maker = LayoutScene(server: try LocalServer(), params: params)
    try maker.make()
    return maker.scene
  }

  private init(server: LocalServer, params: JSONValue) {
    (self.server, self.params) = (server, params)
  }

  private mutating func make() throws(RenderError) {
    let result = try server.call(layoutRequest)
    let isBatch = params.member("items") != nil
    let items = isBatch ? params.list("items") : [params]
    let layouts = isBatch ? result.list("items") : [result]
    scene.bounds = params.rect("bounds")
    _ = try server.call(sessionRequest)
    for (item, layout) in zip(items, layouts) {
      if let error = layout.member("error") { throw .refused(error.text("message") ?? "an item was refused") }
      scene.targets += targets(of: item)
      try add(item, try TipDrawing(layout: PictureReader(json: layout, path: "layout")), layout)
    }
    scene.overlay?.holes = holes
    if let unit = params.member("unit") { scene.unit = Point(x: unit.number("x") ?? 1, y: unit.number("y") ?? 1) }
  }

  /// Adds a tip that stands where its layout says and looks as it would in a session.
  private mutating func add(_ item: JSONValue, _ layout: TipDrawing, _ json: JSONValue) throws(RenderError) {
    var screen = Screen()
    screen.apply(try server.call(showRequest(item, at: json.text("placement"))))
    _ = try server.call(Request("dismiss", #"{"animated":false}"#))
    let shown = try Scene(screen, path: "picture")
    var tip = layout
    if let picture = shown.tips.first {
      tip.look = picture.look
      tip.motion = picture.motion?.moved(from: picture, to: layout)
      tip.idle = picture.idle?.moved(from: picture, to: layout)
    }
    tip.regions = tip.ownRegions
    scene.pieces.append(.tip(tip))
    if !layout.isHidden, let overlay = shown.overlay { add(overlay, layout.holes) }
  }

  /// Adds the overlay that came with a tip: the newest decides the colour, and each has its holes.
  private mutating func add(_ overlay: OverlayDrawing, _ holes: [Hole]) {
    var overlay = overlay
    // Holes of several tips have several motions: they just are there.
    if scene.overlay != nil { overlay.motion = overlay.motion?.without(.cutouts) }
    overlay.holes = []
    overlay.regions = [RegionDrawing(kind: "overlay", .polygon(overlay.frame.corners))]
    scene.overlay = overlay
    self.holes += holes
  }

  private func targets(of item: JSONValue) -> [(rect: Rect, radius: Double)] {
    guard let target = item.member("target") else { return [] }
    let radius = target.number("cornerRadius") ?? 0
    let rects = target.list("rects").compactMap(\.asRect) + [target.rect("rect")].compactMap(\.self)
    let points = [target.point("point")].compactMap(\.self).map { (point: Point) -> (rect: Rect, radius: Double) in
      (Rect(x: point.x - 2, y: point.y - 2, width: 4, height: 4), 2)
    }
    return rects.map { (rect: Rect) -> (rect: Rect, radius: Double) in (rect, radius) } + points
  }
}

extension MotionDrawing {
  /// The motion of a picture for a layout that lies elsewhere.
  fileprivate func moved(from picture: TipDrawing, to layout: TipDrawing) -> MotionDrawing {
    guard let origin else { return self }
    var motion = self
    let arrow = origin == picture.arrow?.tip ? layout.arrow?.tip : nil
    motion.origin = arrow ?? layout.bubble.center
    return motion
  }
}
