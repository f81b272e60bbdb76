import TipCore

extension Markup {
  /// Draws a tip in its style; a layout, which has none, as the page sees fit.
  mutating func draw(_ tip: TipDrawing, name: String, _ animation: inout Animation) {
    guard !tip.isHidden else { return }
    let look = tip.look
    let group: Attributes = [
      "id": name, "class": look == nil ? "unstyled" : "tip", "style": rest(tip),
      "font-family": look.map { (look: TipLook) -> String in fontFamilies(look.family) },
    ]
    element("g", group) { (group: inout Markup) -> Void in
      group.shape(tip, filter: "\(name)-shadow")
      for part in tip.parts { group.draw(part, look, isInCells: tip.isInCells) }
    }
    animation.move(name, tip.motion, then: tip.idle)
  }

  private mutating func shape(_ tip: TipDrawing, filter name: String) {
    let look = tip.look
    if let shadow = look?.shadow { filter(shadow, around: tip.frame, name: name) }
    element("path", ["d": tip.path, "fill": look?.fill, "filter": look?.shadow == nil ? nil : "url(#\(name))"])
    guard let look, look.borderWidth > 0 else { return }
    let border: Attributes = ["stroke": look.borderColor, "stroke-width": exact(look.borderWidth)]
    element("path", ["class": "border", "d": tip.stroke ?? tip.path, "fill": "none"], more: border)
  }

  private mutating func filter(_ shadow: TipLook.Shadow, around frame: Rect, name: String) {
    // Beyond three deviations nothing can be seen of it.
    let area = frame.grown(by: max(shadow.x.magnitude, shadow.y.magnitude) + 1.5 * shadow.blur + 1)
    let units: Attributes = ["id": name, "filterUnits": "userSpaceOnUse"]
    element("filter", units, place: area) { (filter: inout Markup) -> Void in
      filter.element(
        "feDropShadow",
        [
          // The deviation of a blur is half its length, as in CSS.
          "dx": exact(shadow.x), "dy": exact(shadow.y), "stdDeviation": exact(shadow.blur / 2),
          "flood-color": shadow.color,
        ])
    }
  }
}

/// What is declared of a tip at rest: where its motion leaves it, if that is not its plain place.
private func rest(_ tip: TipDrawing) -> String? {
  let last = TrackProperty.allCases.compactMap { (property: TrackProperty) -> String? in
    tip.motion?.tracks(of: property).last?.to ?? tip.idle?.tracks(of: property).first?.from
  }
  let plain = ["opacity:1", "transform:translate(0px,0px) rotate(0deg) matrix(1,0,0,1,0,0) scale(1,1)"]
  let declared = last.filter { (text: String) -> Bool in !plain.contains(text) }
  guard !declared.isEmpty else { return nil }
  let origin = (tip.motion?.origin ?? tip.idle?.origin).map { "transform-origin:\(exact($0.x))px \(exact($0.y))px" }
  return (declared + [origin].compactMap(\.self)).joined(separator: ";")
}

/// A font family for a browser; the metrics of the generic one are Arial's.
private func fontFamilies(_ family: String) -> String {
  family == "sans-serif" ? "Arial, 'Liberation Sans', sans-serif" : family
}
