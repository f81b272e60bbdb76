import TipCore

/// The demo's window, as its host knows it: controls with their places and looks.
struct DemoWindow {
  /// A name for references within the page.
  let id: String
  let bounds: Rect
  let direction: Direction
  /// From back to front.
  let controls: [DemoControl]

  /// The first control with this name.
  func control(_ name: String) -> DemoControl? {
    controls.first { (control: DemoControl) -> Bool in control.name == name }
  }

  /// The same window for readers of a right-to-left language, with other labels where there are any.
  func mirrored(id: String, labels: [String: String]) -> DemoWindow {
    let controls = controls.map { (control: DemoControl) -> DemoControl in
      var control = control
      control.rect.x = bounds.x + bounds.maxX - control.rect.maxX
      control.label = labels[control.label] ?? control.label
      return control
    }
    return DemoWindow(id: id, bounds: bounds, direction: .rtl, controls: controls)
  }
}

/// Something in the demo's window.
struct DemoControl {
  /// The name that tips call it by; empty if none does.
  let name: String
  let look: DemoLook
  var rect: Rect
  let cornerRadius: Double
  var label: String

  init(
    _ look: DemoLook, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    _ label: String = "", name: String = ""
  ) {
    self.name = name
    self.look = look
    rect = Rect(x: x, y: y, width: width, height: height)
    cornerRadius = radius
    self.label = label
  }
}

/// How a control is drawn; each is a class of the page's style sheet too.
enum DemoLook: String {
  /// A strip of the window with controls on it.
  case bar
  /// A part of the window.
  case panel
  /// A button with a label in its middle.
  case button
  /// The button that matters most.
  case primary
  /// A field to write in, with a hint of what.
  case field
  /// An entry of a list.
  case entry
  /// The entry that is chosen.
  case chosen
  /// Text that stands out.
  case heading
  /// Small text.
  case note
  /// Lines of text that need not be read.
  case prose
  /// Somebody's picture.
  case portrait
  /// The place where writing goes on.
  case caret
}
