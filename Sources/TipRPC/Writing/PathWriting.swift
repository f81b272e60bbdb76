import TipCore

extension JSONWriter {
  /// Writes the member `outline` in a form; nothing with `none`.
  mutating func outline(_ layout: Layout, _ form: PathForm) {
    switch form {
    case .none: return
    case .svg:
      key("outline")
      svg(layout.outline)
    case .commands:
      key("outline")
      commands(layout.outline)
    case .polygon:
      key("outline")
      polygon(layout.outline.polygon())
    }
  }

  /// Writes a path as an SVG path string.
  private mutating func svg(_ path: Path) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for step in path.steps {
      switch step {
      case .move(let end): svg(UInt8(ascii: "M"), end)
      case .line(let end): svg(UInt8(ascii: "L"), end)
      case .quad(let control, let end):
        svg(UInt8(ascii: "Q"), control)
        svg(UInt8(ascii: " "), end)
      case .cubic(let first, let second, let end):
        svg(UInt8(ascii: "C"), first)
        svg(UInt8(ascii: " "), second)
        svg(UInt8(ascii: " "), end)
      case .close: bytes.append(UInt8(ascii: "Z"))
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func svg(_ letter: UInt8, _ point: Point) {
    bytes.append(letter)
    coordinate(point.x)
    bytes.append(UInt8(ascii: " "))
    coordinate(point.y)
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
