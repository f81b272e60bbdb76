extension Session {
  /// The button that has the focus, with its tip; nil if none has.
  public var focused: (tip: String, button: String)? {
    focus.map { (focus: Focus) -> (tip: String, button: String) in (focus.tip, focus.button) }
  }

  /// The button that Tab goes to from where the focus is, in reading order; a nil button leaves the tip.
  ///
  /// Nil if the tip has no buttons, or the focus has left it in that direction already.
  func nextFocus(_ tip: VisibleTip, shift: Bool) -> (button: String?, isModal: Bool)? {
    let order = tip.spec.content.tabOrder
    guard !order.isEmpty else { return nil }
    let isModal = isModal(tip)
    let current = focus?.tip == tip.spec.id ? order.firstIndex(of: focus?.button ?? "") : nil
    guard let current else { return (shift ? order.last : order.first, isModal) }
    let next = current + (shift ? -1 : 1)
    if order.indices.contains(next) { return (order[next], isModal) }
    return (isModal ? (shift ? order.last : order.first) : nil, isModal)
  }

  /// Whether nothing but the tip can be used: its overlay takes all taps.
  func isModal(_ tip: VisibleTip) -> Bool {
    let options = options(tip.spec)
    return options.overlay.visible && options.tap.overlay.consume
  }

  mutating func setFocus(_ tip: String, _ button: String?, _ origin: Origin, _ outcome: inout Outcome) {
    let new = button.map { (button: String) -> Focus in Focus(tip: tip, button: button) }
    guard new != focus else { return }
    focus = new
    outcome.tell(.focused(tip: tip, button: button), origin)
  }

  /// The focus goes with its button.
  mutating func updateFocus(_ outcome: inout Outcome) {
    guard let focus else { return }
    if let index = index(ofTip: focus.tip), tips[index].spec.content.tabOrder.contains(focus.button) { return }
    self.focus = nil
    // A tip that is gone says so itself; a button that went alone does not.
    if index(ofTip: focus.tip) != nil { outcome.tell(.focused(tip: focus.tip, button: nil), .host) }
  }
}

extension Content {
  /// The ids of what can have the focus, in the order of Tab.
  var tabOrder: [String] { tappable.map { (button: ContentButton) -> String in button.id } }

  /// The last button, which is the one that Enter presses; the close box is none.
  var lastButton: String? {
    guard case .parts(let parts) = self else { return nil }
    return parts.buttons.last?.id
  }
}
