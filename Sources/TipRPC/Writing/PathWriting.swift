import TipCore

extension JSONWriter {
  /// Writes the member `outline`, and `stroke` if the border's line is another one, in a form; nothing with `none`.
  mutating func outlines(_ layout: Layout, _ form: PathForm) {
    guard form != .none else { return }
    key("outline")
    path(layout.outline, form)
    guard layout.strokeInset != 0 else { return }
    key("stroke")
    path(layout.stroke, form)
  }

  private mutating func path(_ path: Path, _ form: PathForm) {
    switch form {
    case .none: return
    case .svg: svg(path)
    case .commands: commands(path)
    case .polygon: polygon(path.polygon())
    }
  }

  /// Writes the member `path` or `bands` of an overlay: what it covers, without its holes; nothing with `none`.
  mutating func overlay(_ picture: OverlayPicture, _ form: OverlayForm) {
    switch form {
    case .none: return
    case .svg:
      key("path")
      svg(Path(frame: picture.frame, holes: picture.cutouts))
    case .commands:
      key("path")
      commands(Path(frame: picture.frame, holes: picture.cutouts))
    case .polygons:
      key("path")
      beginArray()
      for part in Path(frame: picture.frame, holes: picture.cutouts).polygons() { polygon(part) }
      endArray()
    case .bands:
      key("bands")
      beginArray()
      let holes = picture.cutouts.map { (cutout: Cutout) -> Rect in cutout.rect }
      for band in TipCore.bands(around: holes, in: picture.frame) { value(band) }
      endArray()
    }
  }

  /// Writes a path as an SVG path string.
  private mutating func svg(_ path: Path) {
    append(atMost: path.steps.count * JSONRoom.longestStep + 10) { out in
      out.append(UInt8(ascii: "\""))
      for step in path.steps { out.append(svg: step) }
      out.append(UInt8(ascii: "\""))
    }
  }

  private mutating func commands(_ path: Path) {
    beginArray()
    for step in path.steps {
      beginArray()
      switch step {
      case .move(let end): command("M", end)
      case .line(let end): command("L", end)
      case .quad(let control, let end): command("Q", control, end)
      case .cubic(let first, let second, let end): command("C", first, second, end)
      case .close: value("Z")
      }
      endArray()
    }
    endArray()
  }

  private mutating func command(_ name: String, _ points: Point...) {
    value(name)
    for point in points {
      rounded(point.x)
      rounded(point.y)
    }
  }

  private mutating func polygon(_ points: [Point]) {
    beginArray()
    for point in points {
      beginArray()
      rounded(point.x)
      rounded(point.y)
      endArray()
    }
    endArray()
  }
}

extension JSONRoom {
  /// How many bytes a step takes at most: six coordinates, each with a letter or space, a sign, 13 digits and decimals.
  fileprivate static var longestStep: Int { 6 * 20 }

  fileprivate mutating func append(svg step: PathStep) {
    switch step {
    case .move(let end): append(UInt8(ascii: "M"), end)
    case .line(let end): append(UInt8(ascii: "L"), end)
    case .quad(let control, let end):
      append(UInt8(ascii: "Q"), control)
      append(UInt8(ascii: " "), end)
    case .cubic(let first, let second, let end):
      append(UInt8(ascii: "C"), first)
      append(UInt8(ascii: " "), second)
      append(UInt8(ascii: " "), end)
    case .close: append(UInt8(ascii: "Z"))
    }
  }

  private mutating func append(_ letter: UInt8, _ point: Point) {
    append(letter, coordinates: point.x, point.y)
  }
}
