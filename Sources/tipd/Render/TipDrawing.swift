import TipCore
import TipRPC

/// A tip as it is drawn: what a picture or a layout says of it.
struct TipDrawing {
  /// An arrow: its point, and its base on the bubble's edge.
  struct Arrow {
    let tip: Point
    let base: Point
    let width: Double
  }

  /// A part of the content.
  struct Part {
    let kind: String
    /// Nil for the lines of a text alone.
    let rect: Rect?
    let lines: [Line]
    let id: String?
  }

  /// A line of text.
  struct Line {
    let text: String
    let x: Double
    let baseline: Double
    let width: Double
    let isRightToLeft: Bool
  }

  let frame: Rect
  let bubble: Rect
  let content: Rect
  let arrow: Arrow?
  /// Bubble and arrow as an SVG path; nil if the picture has none.
  let outline: String?
  /// What a border is drawn along, if that is another path.
  let stroke: String?
  let holes: [Hole]
  let parts: [Part]
  /// Whether its units are the cells of a terminal.
  let isInCells: Bool
  let isHidden: Bool
  /// Nil for a layout, which has none.
  var look: TipLook?
  var motion: MotionDrawing?
  var idle: MotionDrawing?
  /// What reacts to taps, in hit order.
  var regions: [RegionDrawing] = []
}

extension TipDrawing {
  /// Reads a layout.
  init(layout: PictureReader) throws(RenderError) {
    frame = try layout.rect("frame")
    bubble = try layout.rect("bubble")
    content = try layout.rect("content")
    if let arrow = layout.optional("arrow") {
      self.arrow = Arrow(
        tip: try arrow.point("tip"), base: try arrow.point("base"),
        width: try arrow.number("width", in: PictureReader.lengths))
    } else {
      arrow = nil
    }
    outline = try layout.optional("outline")?.outline()
    stroke = try layout.optional("stroke")?.outline()
    holes = try layout.list("cutouts") { (cutout: PictureReader) throws(RenderError) -> Hole in try Hole(cutout) }
    isInCells = layout.json.text("measure") == "cells"
    isHidden = layout.json.member("hidden")?.bool() == true
    let lines = try layout.lines()
    let parts = try layout.list("parts") { (part: PictureReader) throws(RenderError) -> Part in try Part(part) }
    self.parts = parts.isEmpty && !lines.isEmpty ? [Part(kind: "text", rect: nil, lines: lines, id: nil)] : parts
  }

  /// Reads a picture.
  init(picture: PictureReader) throws(RenderError) {
    try self.init(layout: picture)
    look = try TipLook(try picture.member("style", "an object"))
    motion = try MotionDrawing(picture.optional("motion"))
    idle = try MotionDrawing(picture.optional("idle"))
    regions = try RegionDrawing.list(picture)
  }
}

extension TipDrawing.Part {
  fileprivate init(_ part: PictureReader) throws(RenderError) {
    kind = try part.text("part")
    rect = try part.rect("rect")
    lines = try part.lines()
    id = part.json.text("id")
  }
}

extension PictureReader {
  /// The member `lines`.
  fileprivate func lines() throws(RenderError) -> [TipDrawing.Line] {
    try list("lines") { (line: PictureReader) throws(RenderError) -> TipDrawing.Line in
      TipDrawing.Line(
        text: try line.text("text"), x: try line.number("x"),
        baseline: try line.number("baseline"), width: try line.number("width", in: PictureReader.lengths),
        isRightToLeft: line.json.text("direction") == "rtl")
    }
  }
}
