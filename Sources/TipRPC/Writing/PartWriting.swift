import TipCore

extension JSONWriter {
  /// Writes a part of a content.
  mutating func value(_ part: PlacedPart) {
    beginObject()
    member("part", part.kind.rawValue)
    member("rect", part.rect)
    if let id = part.id { member("id", id) }
    if let label = part.label { member("label", label) }
    switch part.kind {
    case .image, .close: break
    case .title, .text, .button, .progress: lines(part.lines)
    }
    endObject()
  }

  /// Writes the member `lines`.
  mutating func lines(_ lines: [TextLine]) {
    key("lines")
    beginArray()
    for line in lines { value(line) }
    endArray()
  }

  private mutating func value(_ line: TextLine) {
    beginObject()
    member("text", line.text)
    member("x", line.x)
    member("baseline", line.baseline)
    member("width", line.width)
    if line.direction == .rtl { member("direction", line.direction.rawValue) }
    endObject()
  }

  /// Writes a member for each kind of part that is there, with how to draw it.
  mutating func partStyles(_ parts: [PlacedPart], _ options: Options) {
    var last: PartKind?
    for part in parts where part.kind != last {
      last = part.kind
      switch part.kind {
      case .image: partStyle("image", cornerRadius: options.image.cornerRadius)
      case .title: title(options)
      case .button:
        partStyle(
          "button", fill: options.button.fill, color: options.button.color ?? options.text.color,
          cornerRadius: options.button.cornerRadius)
      case .progress:
        key("progress")
        beginObject()
        member("size", options.progress.size)
        endObject()
      case .text, .close: break
      }
    }
  }

  private mutating func title(_ options: Options) {
    key("title")
    beginObject()
    member("size", options.title.size)
    member("weight", options.title.weight.rawValue)
    member("color", options.title.color ?? options.text.color)
    member("lineHeight", options.titleLeading)
    endObject()
  }

  private mutating func partStyle(
    _ name: StaticString, fill: Color? = nil, color: Color? = nil, cornerRadius: Double
  ) {
    key(name)
    beginObject()
    if let fill { member("fill", fill) }
    if let color { member("color", color) }
    member("cornerRadius", cornerRadius)
    endObject()
  }
}
