import TipCore

extension JSONWriter {
  /// Writes the resolved style of a tip.
  mutating func style(_ options: Options, _ layout: Layout) {
    beginObject()
    member("fill", options.fill)
    member("color", options.text.color)
    key("font")
    beginObject()
    member("family", options.text.family)
    member("size", options.text.size)
    member("weight", options.text.weight.rawValue)
    endObject()
    member("alignment", options.text.alignment.rawValue)
    member("lineHeight", options.text.leading)
    member("cornerRadius", layout.cornerRadius)
    key("border")
    beginObject()
    member("width", options.border.drawnWidth(layout.strokeInset))
    member("color", options.border.color)
    if layout.strokeInset != 0 { member("alignment", options.border.alignment.rawValue) }
    endObject()
    key("shadow")
    beginObject()
    member("color", options.shadow.color)
    member("x", options.shadow.x)
    member("y", options.shadow.y)
    member("blur", options.shadow.blur)
    endObject()
    if let parts = layout.parts { partStyles(parts, options) }
    endObject()
  }
}
