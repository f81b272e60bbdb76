import TipCore

/// A hole of the overlay.
struct Hole {
  let rect: Rect
  let radii: Radii

  /// Reads a cutout.
  init(_ cutout: PictureReader) throws(RenderError) {
    rect = try cutout.rect()
    radii = try cutout.radii("cornerRadius")
  }

  /// The hole as declarations of CSS: of a path, or of a rect, which must have one radius for all corners.
  func css(asPath isPath: Bool) -> String {
    guard !isPath, let radius = radii.uniform else { return "d:path('\(roundedPath(rect, radii))')" }
    return "x:\(exact(rect.x))px;y:\(exact(rect.y))px;width:\(exact(rect.width))px;height:\(exact(rect.height))px;"
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

  /// Whether a hole is drawn as a path: if it has, had or will have corners of several radii.
  func isPath(_ index: Int) -> Bool {
    let moving = motion?.tracks(of: .cutouts).flatMap { (track: MotionDrawing.Track) -> [Hole] in
      [track.holes.from, track.holes.to].compactMap { (holes: [Hole]) -> Hole? in
        holes.indices.contains(index) ? holes[index] : nil
      }
    }
    return ([holes[index]] + (moving ?? [])).contains { (hole: Hole) -> Bool in hole.radii.uniform == nil }
  }

  /// How one hole moves; nil if none does, or not all of them.
  func motion(ofHole index: Int) -> MotionDrawing? {
    guard var motion else { return nil }
    let isPath = isPath(index)
    motion.tracks = motion.tracks(of: .cutouts).compactMap { (track: MotionDrawing.Track) -> MotionDrawing.Track? in
      track.holes.to.count == holes.count ? track.declared(hole: index, asPath: isPath) : nil
    }
    return motion
  }

  /// Reads an overlay's picture.
  init(_ overlay: PictureReader) throws(RenderError) {
    frame = try overlay.rect("frame")
    color = try overlay.color("color")
    opacity = try overlay.number("opacity", in: 0...1)
    holes = try overlay.list("cutouts") { (cutout: PictureReader) throws(RenderError) -> Hole in try Hole(cutout) }
    motion = try MotionDrawing(overlay.optional("motion"))
    regions = try RegionDrawing.list(overlay)
  }
}
