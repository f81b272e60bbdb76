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
  var pieces: [ScenePiece] = []
  /// What a session takes for regions, in hit order; nil if each picture has its own.
  var regions: [RegionDrawing]?
  /// How many pixels a unit has along each axis, if that was said.
  var unit: Point?

  /// The tips, from back to front.
  var tips: [TipDrawing] {
    pieces.compactMap { (piece: ScenePiece) -> TipDrawing? in
      guard case .tip(let tip) = piece else { return nil }
      return tip
    }
  }
}

extension Scene {
  /// How large a cell of a terminal is drawn.
  private static let cell = Point(x: 8, y: 16)

  /// How many pixels a unit has along each axis.
  var scale: Point {
    if let unit { return unit }
    let tips = tips
    return !tips.isEmpty && tips.allSatisfy(\.isInCells) ? Self.cell : Point(x: 1, y: 1)
  }

  /// Reads the pictures on a screen.
  init(_ screen: Screen, path: String = "") throws(RenderError) {
    overlay = try screen.overlay.map { (json) throws(RenderError) in
      try OverlayDrawing(PictureReader(json: json, path: Self.path(path, json)))
    }
    for piece in screen.pieces {
      pieces.append(try ScenePiece(PictureReader(json: piece, path: Self.path(path, piece))))
    }
  }

  /// The path of a picture by its id; empty for one that is alone.
  private static func path(_ list: String, _ picture: JSONValue) -> String {
    list.isEmpty ? "" : "\(list)[\(picture.text("id") ?? "")]"
  }

  /// The part of the plane that is drawn: the window and what sticks out of it.
  var view: Rect {
    var view = bounds ?? overlay?.frame
    for piece in pieces {
      guard let extent = bounds == nil ? piece.extent : piece.frame else { continue }
      view = view.map { (view: Rect) -> Rect in view.union(extent) } ?? extent
    }
    let found = view ?? Rect()
    return Rect(x: found.x, y: found.y, width: max(found.width, 1), height: max(found.height, 1))
  }
}
