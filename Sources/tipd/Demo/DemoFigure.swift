import TipCore
import TipRPC

extension DemoRecord {
  /// The name of the step's figure within the page.
  var anchor: String { "step-\(number)" }
}

extension Markup {
  /// Writes a step: its picture, and a caption of what was said.
  mutating func section(_ record: DemoRecord) {
    element("section", ["id": record.anchor]) { (section: inout Markup) -> Void in
      section.element("h2") { (title: inout Markup) -> Void in
        title.element("span", ["class": "number"], text: "\(record.number)")
        title.write(record.step.title)
      }
      section.element("figure") { (figure: inout Markup) -> Void in
        figure.picture(record)
        figure.element("figcaption") { (caption: inout Markup) -> Void in caption.caption(record) }
      }
    }
  }

  private mutating func picture(_ record: DemoRecord) {
    let window = record.window
    element(
      "svg", ["viewBox": viewBox(window.bounds), "role": "img", "aria-label": record.step.title]
    ) { (svg: inout Markup) -> Void in
      svg.element("use", ["href": "#\(window.id)"])
      let style = DrawingStyle(
        prefix: "\(record.anchor)-", isAnimated: true, condition: "figure:hover ")
      svg.draw(record.scene, style)
      for event in record.events {
        if let point = event.point("point") { svg.mark(tapAt: point) }
      }
    }
  }

  /// Marks where a tap was, which the server tells in its `tapped` event.
  private mutating func mark(tapAt point: Point) {
    for radius in [5.0, 13] {
      element("circle", ["class": "tap", "cx": plain(point.x), "cy": plain(point.y), "r": plain(radius)])
    }
  }
}
