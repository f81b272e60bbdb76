import TipCore
import TipRPC

/// Everything that is drawn of a window.
struct Scene {
  /// The window; nil if only pieces of it are known.
  var bounds: Rect?
  /// Where targets are, with the rounding of their corners; only layouts tell.
  var targets: [(rect: Rect, radius: Double)] = []
  var overlay: OverlayDrawing?
  /// From back to front.
  var tips: [TipDrawing] = []
  /// What a session takes for regions, in hit order; nil if each picture has its own.
  var regions: [RegionDrawing]?
  /// How many pixels a unit has along each axis.
  var scale = Point(x: 1, y: 1)
}

extension Scene {
  /// How large a cell of a terminal is drawn.
  static let cell = Point(x: 8, y: 16)

  /// Reads the pictures on a screen.
  init(_ screen: Screen, path: String = "") throws(RenderError) {
    overlay = try screen.overlay.map { (json) throws(RenderError) in
      try OverlayDrawing(PictureReader(json: json, path: Self.path(path, json)))
    }
    for tip in screen.tips {
      tips.append(try TipDrawing(picture: PictureReader(json: tip, path: Self.path(path, tip))))
    }
    if !tips.isEmpty, tips.allSatisfy(\.isInCells) { scale = Self.cell }
  }

  /// The path of a picture by its id; empty for one that is alone.
  private static func path(_ list: String, _ picture: JSONValue) -> String {
    list.isEmpty ? "" : "\(list)[\(picture.text("id") ?? "")]"
  }

  /// The part of the plane that is drawn: the window and what sticks out of it.
  var view: Rect {
    var view = bounds ?? overlay?.frame
    for tip in tips where !tip.isHidden {
      let extent = bounds == nil ? tip.extent : tip.frame
      view = view.map { (view: Rect) -> Rect in view.union(extent) } ?? extent
    }
    let found = view ?? Rect()
    return Rect(x: found.x, y: found.y, width: max(found.width, 1), height: max(found.height, 1))
  }
}

extension TipDrawing {
  /// The tip, its target and its shadow, with some air.
  fileprivate var extent: Rect {
    var extent = frame
    for hole in holes { extent = extent.union(hole.rect) }
    let shadow = look?.shadow
    let air = max(shadow?.x.magnitude ?? 0, shadow?.y.magnitude ?? 0) + (shadow?.blur ?? 0)
    return extent.grown(by: max(air, isInCells ? 1 : 12))
  }
}
