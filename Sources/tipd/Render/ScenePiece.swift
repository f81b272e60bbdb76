import TipCore
import TipRPC

/// Something that lies above the dim.
enum ScenePiece {
  case tip(TipDrawing)
  case hint(HintDrawing)

  /// Reads a picture.
  init(_ picture: PictureReader) throws(RenderError) {
    if picture.json.text("put") == "hint" {
      self = .hint(try HintDrawing(picture))
    } else {
      self = .tip(try TipDrawing(picture: picture))
    }
  }

  /// What reacts to taps, in hit order.
  var regions: [RegionDrawing] {
    switch self {
    case .tip(let tip): tip.regions
    case .hint(let hint): hint.regions
    }
  }

  /// What it covers; nil if it is not to be drawn.
  var frame: Rect? {
    switch self {
    case .tip(let tip): tip.isHidden ? nil : tip.frame
    case .hint(let hint): hint.frame
    }
  }

  /// It, its target and its shadow, with some air.
  var extent: Rect? {
    guard case .tip(let tip) = self, !tip.isHidden else { return frame?.grown(by: 12) }
    return tip.extent
  }
}

/// A marker that opens its tip: a disc.
struct HintDrawing {
  let frame: Rect
  let color: String
  let idle: MotionDrawing?
  let regions: [RegionDrawing]

  /// Reads a hint's picture.
  init(_ hint: PictureReader) throws(RenderError) {
    frame = try hint.rect("frame")
    color = try hint.color("color")
    idle = try MotionDrawing(hint.optional("idle"))
    regions = try RegionDrawing.list(hint)
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
