import TipCore

extension Markup {
  /// Draws a part of a tip's content.
  mutating func draw(_ part: TipDrawing.Part, _ look: TipLook?, isInCells: Bool) {
    switch (part.kind, part.rect) {
    case ("image", let rect?): image(rect, look)
    case ("button", let rect?): self.rect(rect, radius: look?.buttonRadius, ["fill": look?.buttonFill])
    case ("close", let rect?): close(rect, look)
    default: break
    }
    let letters = look?.letters(of: part.kind)
    for line in part.lines where !line.text.isEmpty { draw(line, letters, isInCells: isInCells) }
  }

  /// Draws a line exactly as wide as it was measured.
  private mutating func draw(_ line: TipDrawing.Line, _ letters: TipLook.Letters?, isInCells: Bool) {
    element(
      "text",
      [
        "x": exact(line.x), "y": exact(line.baseline),
        "textLength": line.width > 0 ? exact(line.width) : nil, "lengthAdjust": "spacingAndGlyphs",
        // `x` is the left end, which is where right-to-left text ends.
        "direction": line.isRightToLeft ? "rtl" : nil, "text-anchor": line.isRightToLeft ? "end" : nil,
        // In a terminal the baseline of a row is its lower edge.
        "dominant-baseline": isInCells ? "text-after-edge" : nil,
        "fill": letters?.color, "font-size": letters.map { exact($0.size) }, "font-weight": letters?.weight.cssWeight,
        "xml:space": line.text.hasOuterOrDoubleSpaces ? "preserve" : nil,
      ], text: line.text)
    raw("\n")
  }

  /// Draws a box where the host's picture goes.
  private mutating func image(_ rect: Rect, _ look: TipLook?) {
    let color = look?.text.color
    self.rect(rect, radius: look?.imageRadius, ["class": "image", "fill": color, "fill-opacity": "0.15"])
    let (x, y) = (rect.width / 4, rect.height / 4)
    let hill = [(rect.x + x, rect.maxY - y), (rect.center.x, rect.y + y), (rect.maxX - x, rect.maxY - y)]
    let corners = hill.map { (corner: (x: Double, y: Double)) -> String in "\(exact(corner.x)),\(exact(corner.y))" }
    element("polygon", ["points": corners.joined(separator: " "), "fill": color, "fill-opacity": "0.4"])
  }

  /// Draws a cross where the close box is.
  private mutating func close(_ rect: Rect, _ look: TipLook?) {
    let (x, y) = (rect.width * 0.3, rect.height * 0.3)
    for (top, bottom) in [(rect.x + x, rect.maxX - x), (rect.maxX - x, rect.x + x)] {
      element(
        "line",
        [
          "class": "close", "x1": exact(top), "y1": exact(rect.y + y), "x2": exact(bottom),
          "y2": exact(rect.maxY - y), "stroke": look?.text.color ?? "currentColor",
          "stroke-width": exact(min(rect.width, rect.height) / 10), "stroke-linecap": "round",
        ])
    }
  }
}

extension TipLook {
  fileprivate func letters(of kind: String) -> Letters {
    switch kind {
    case "title": title
    case "button": button
    case "progress": progress
    default: text
    }
  }
}

extension String {
  /// A weight by name as CSS has it.
  fileprivate var cssWeight: String { self == "regular" ? "normal" : self }

  /// Whether a reader of markup would take spaces away.
  fileprivate var hasOuterOrDoubleSpaces: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      if byte == UInt8(ascii: " "), last == byte { return true }
      last = byte
    }
    return last == UInt8(ascii: " ")
  }
}
