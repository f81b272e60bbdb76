import TipCore
import TipRPC

/// Makes a scene of the params of `layout`, by asking a server within this program.
///
/// A layout tells where things go but not how they look or move. That is asked of a session with the same options, where
/// each tip is shown on its own.
struct LayoutScene {
  private var server: LocalServer
  private let params: JSONValue
  private var scene = Scene()

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
    if let unit = params.member("unit") {
      scene.scale = Point(x: unit.number("x") ?? 1, y: unit.number("y") ?? 1)
    } else if !scene.tips.isEmpty, scene.tips.allSatisfy(\.isInCells) {
      scene.scale = Scene.cell
    }
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
    scene.tips.append(tip)
    if !layout.isHidden, let overlay = shown.overlay { add(overlay, layout.holes) }
  }

  /// Adds the overlay that came with a tip: the newest decides the colour, and each has its holes.
  private mutating func add(_ overlay: OverlayDrawing, _ holes: [Hole]) {
    var overlay = overlay
    let before = scene.overlay?.holes ?? []
    // Holes of several tips have several motions: they just are there.
    if !before.isEmpty { overlay.motion?.tracks.removeAll { $0.property == .cutouts } }
    overlay.holes = before + holes
    overlay.regions = [RegionDrawing(kind: "overlay", points: overlay.frame.corners)]
    scene.overlay = overlay
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

extension LayoutScene {
  /// The members that describe a window.
  private static let window = ["bounds", "safeArea", "direction", "unit", "workAreas", "obstacles", "options"]
  /// The forms of an outline that need not be known here.
  private static let forms = ["none", "commands", "polygon"]

  /// The request itself, with the outline as a path.
  private var layoutRequest: Request {
    Request("layout") { (json: inout JSONWriter) -> Void in
      for (name, value) in params.members {
        json.key(named: name.plain)
        if name.equals("outline"), Self.forms.contains(value.plain) {
          json.value("svg")
        } else {
          json.raw(value.raw)
        }
      }
    }
  }

  private var sessionRequest: Request {
    Request("session/open") { (json: inout JSONWriter) -> Void in
      for (name, value) in params.members where Self.window.contains(name.plain) {
        json.key(named: name.plain)
        json.raw(value.raw)
      }
    }
  }

  /// Shows a tip on the side where its layout is.
  private func showRequest(_ item: JSONValue, at placement: String?) -> Request {
    Request("show") { (json: inout JSONWriter) -> Void in
      json.key("tip")
      json.beginObject()
      json.key("target")
      let target = item.member("target")
      json.raw(target.flatMap { $0.count > 0 ? $0.raw : nil } ?? nowhere)
      json.key("content")
      json.raw(item.member("content")?.raw ?? noContent)
      json.key("options")
      json.beginObject()
      // What items share is the session's.
      let own = params.member("items") == nil ? nil : item.member("options")
      for (name, value) in own?.members.map({ ($0.key, $0.value) }) ?? [] where !Self.choosing.contains(name.plain) {
        json.key(named: name.plain)
        json.raw(value.raw)
      }
      json.member("placement", placement ?? "top")
      json.member("policy", "fixed")
      json.member("lastResort", "overflow")
      json.endObject()
      json.endObject()
    }
  }

  /// The options that choose a placement, which is chosen already.
  private static let choosing = ["placement", "policy", "lastResort"]
}

/// A target for a tip that has none: only its looks are asked for.
private let nowhere = Array(#"{"point":{"x":0,"y":0}}"#.utf8)[...]

/// A content for an outline alone.
private let noContent = Array(#"{"size":{"width":0,"height":0}}"#.utf8)[...]
