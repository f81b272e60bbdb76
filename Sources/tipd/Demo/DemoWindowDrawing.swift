import TipCore

/// Draws the demo's window, of which the server knows nothing but the targets' places.
extension Markup {
  /// Writes the window as a symbol that figures use.
  mutating func symbol(_ window: DemoWindow) {
    element("symbol", ["id": window.id, "viewBox": viewBox(window.bounds)]) { (symbol: inout Markup) -> Void in
      symbol.rect(window.bounds, ["class": "panel"])
      for control in window.controls { symbol.draw(control, window.direction) }
    }
  }

  private mutating func draw(_ control: DemoControl, _ direction: Direction) {
    switch control.look {
    case .prose: prose(control, direction)
    case .heading, .note: label(control, inset: 0, direction)
    case .bar, .panel, .caret: shape(control)
    case .field, .entry, .chosen:
      shape(control)
      label(control, inset: 12, direction)
    case .button, .primary, .portrait:
      shape(control)
      label(control, inset: nil, direction)
    }
  }

  private mutating func shape(_ control: DemoControl) {
    rect(control.rect, radius: control.cornerRadius, ["class": control.look.rawValue])
  }

  /// A control's label: so far from where reading starts, or in the middle.
  private mutating func label(_ control: DemoControl, inset: Double?, _ direction: Direction) {
    guard !control.label.isEmpty else { return }
    let isRightToLeft = direction == .rtl
    var x = control.rect.center.x
    if let inset { x = isRightToLeft ? control.rect.maxX - inset : control.rect.x + inset }
    element(
      "text",
      [
        "x": plain(x), "y": plain(control.rect.center.y), "class": "label on-\(control.look.rawValue)",
        "direction": isRightToLeft ? "rtl" : nil, "text-anchor": inset == nil ? "middle" : nil,
      ], text: control.label)
  }

  /// Lines of text that need not be read, as bars of many lengths.
  private mutating func prose(_ control: DemoControl, _ direction: Direction) {
    let shares = [0.94, 0.7, 0.97, 0.88, 0.92, 0.4, 0.9, 0.96, 0.62]
    let area = control.rect
    var y = area.y
    var line = 0
    while y + 6 <= area.maxY {
      let width = area.width * shares[line % shares.count]
      let x = direction == .rtl ? area.maxX - width : area.x
      rect(Rect(x: x, y: y, width: width, height: 6), radius: 3, ["class": "prose"])
      y += 16
      line += 1
    }
  }
}
