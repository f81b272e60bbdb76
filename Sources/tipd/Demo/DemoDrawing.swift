import TipCore
import TipRPC

/// Draws what the server said as SVG, as a host would with its own toolkit.
extension Markup {
  /// Draws the overlay: its colour everywhere but in the holes.
  mutating func draw(overlay: JSONValue, name: String) {
    guard let frame = overlay.rect("frame") else { return }
    // A mask, because holes may overlap: under an even-odd rule they would be dim where they do.
    element("mask", ["id": name, "maskUnits": "userSpaceOnUse"]) { (mask: inout Markup) -> Void in
      mask.rect(frame, ["fill": "#fff"])
      for cutout in overlay.list("cutouts") {
        guard let hole = cutout.asRect else { continue }
        mask.rect(hole, radius: cutout.number("cornerRadius"), ["fill": "#000"])
      }
    }
    let opacity = overlay.number("opacity").map(plain)
    rect(frame, ["fill": overlay.text("color"), "opacity": opacity, "mask": "url(#\(name))"])
  }

  /// Draws a tip in its style.
  mutating func draw(tip: JSONValue, direction: Direction, name: String) {
    let style = tip.member("style")
    let shadow = style?.member("shadow")
    element("g", ["class": "tip"]) { (group: inout Markup) -> Void in
      if let shadow, let frame = tip.rect("frame") { group.filter(shadow, around: frame, name: name) }
      group.element(
        "path",
        [
          "d": tip.text("outline"), "fill": style?.text("fill"), "stroke": style?.member("border")?.text("color"),
          "stroke-width": style?.member("border")?.number("width").map(plain),
          "filter": shadow == nil ? nil : "url(#\(name))",
        ])
      let font = style?.member("font")
      group.element(
        "g",
        [
          "fill": style?.text("color"), "font-family": font?.text("family").map(fontFamilies),
          "font-size": font?.number("size").map(plain), "font-weight": font?.text("weight"),
        ]
      ) { (text: inout Markup) -> Void in text.draw(lines: tip, direction: direction) }
    }
  }

  /// Draws the lines of a tip or layout, each exactly as wide as it was measured.
  mutating func draw(lines layout: JSONValue, direction: Direction) {
    let isRightToLeft = direction == .rtl
    for line in layout.list("lines") {
      guard let text = line.text("text"), !text.isEmpty else { continue }
      element(
        "text",
        [
          "x": line.number("x").map(plain), "y": line.number("baseline").map(plain),
          "textLength": line.number("width").map(plain), "lengthAdjust": "spacingAndGlyphs",
          // `x` is the left end, which is where right-to-left text ends.
          "direction": isRightToLeft ? "rtl" : nil, "text-anchor": isRightToLeft ? "end" : nil,
        ], text: text)
    }
  }

  private mutating func filter(_ shadow: JSONValue, around frame: Rect, name: String) {
    let (x, y, blur) = (shadow.number("x") ?? 0, shadow.number("y") ?? 0, shadow.number("blur") ?? 0)
    // Beyond three deviations nothing can be seen of it.
    let area = frame.grown(by: max(x.magnitude, y.magnitude) + 1.5 * blur + 1)
    element(
      "filter",
      [
        "id": name, "filterUnits": "userSpaceOnUse", "x": plain(area.x), "y": plain(area.y),
        "width": plain(area.width), "height": plain(area.height),
      ]
    ) { (filter: inout Markup) -> Void in
      filter.element(
        "feDropShadow",
        [
          // The deviation of a blur is half its length, as in CSS.
          "dx": plain(x), "dy": plain(y), "stdDeviation": plain(blur / 2),
          "flood-color": shadow.text("color"),
        ])
    }
  }
}

/// A font family for a browser; the metrics of the generic one are Arial's.
private func fontFamilies(_ family: String) -> String {
  family == "sans-serif" ? "Arial, 'Liberation Sans', sans-serif" : family
}
