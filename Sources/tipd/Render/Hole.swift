import TipCore

/// A hole of the overlay.
struct Hole {
  let rect: Rect
  let radius: Double

  /// Reads a cutout.
  init(_ cutout: PictureReader) throws(RenderError) {
    rect = try cutout.rect()
    radius = try cutout.number("cornerRadius", in: 0...2e9)
  }

  /// The hole as declarations of CSS.
  var css: String {
    "x:\(exact(rect.x))px;y:\(exact(rect.y))px;width:\(exact(rect.width))px;height:\(exact(rect.height))px;"
      + "rx:\(exact(radius))px"
  }
}

/// The dim with its holes.
struct OverlayDrawing {
  let frame: Rect
  let color: String
  let opacity: Double
  var holes: [Hole]
  var motion: MotionDrawing?
  var regions: [RegionDrawing] = []

  /// Reads an overlay's picture.
  init(_ overlay: PictureReader) throws(RenderError) {
    frame = try overlay.rect("frame")
    color = try overlay.color("color")
    opacity = try overlay.number("opacity", in: 0...1)
    holes = try overlay.list("cutouts") { (cutout: PictureReader) throws(RenderError) -> Hole in try Hole(cutout) }
    motion = try MotionDrawing(overlay.optional("motion"))
    regions = try overlay.list("regions") { (region: PictureReader) throws(RenderError) -> RegionDrawing in
      try RegionDrawing(region)
    }
  }
}
