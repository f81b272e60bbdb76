import TipCore

/// The colours of what a host would draw itself: its window, its controls and the page around them.
struct Palette {
  let page: String
  let ink: String
  let window: String
  let control: String
  let edge: String

  /// Dark ink on light paper.
  static let light = Palette(page: "#f6f8fa", ink: "#57606a", window: "#ffffff", control: "#eaeef2", edge: "#b6c0ca")
  /// Light ink on dark paper.
  static let dark = Palette(page: "#0d1117", ink: "#8b949e", window: "#343b44", control: "#4c545e", edge: "#6e7681")

  /// The style sheet of a page.
  var sheet: String {
    """

    body{margin:24px;background:\(page);color:\(ink);font:13px system-ui,sans-serif}
    figure{display:inline-block;margin:0 16px 16px 0;max-width:100%;vertical-align:top}
    svg{display:block;max-width:100%}
    figcaption{margin-top:6px}

    """
  }
}

extension Markup {
  /// Draws a window and the targets in it.
  mutating func window(_ bounds: Rect, _ targets: [(rect: Rect, radius: Double)], _ palette: Palette) {
    rect(bounds, ["class": "window", "fill": palette.window])
    for target in targets {
      rect(
        target.rect, radius: target.radius,
        [
          "class": "target", "fill": palette.control, "stroke": palette.edge, "vector-effect": "non-scaling-stroke",
        ])
    }
  }
}
