/// The keys that tipd knows, by their W3C names.
public enum Key: String, CaseIterable, Sendable {
  /// Away from the tip.
  case escape = "Escape"
  /// An arrow: forward or back, by the reading direction.
  case left = "ArrowLeft"
  /// The other one.
  case right = "ArrowRight"
  /// Presses a button.
  case enter = "Enter"
  /// Presses the button with the focus.
  case space = " "
  /// Goes from button to button.
  case tab = "Tab"
}

/// A button that has the focus.
struct Focus: Equatable, Sendable {
  var tip: String
  var button: String
}

/// What a key does now.
public struct KeyPicture: Equatable, Sendable {
  /// The key.
  public var key: Key
  /// Whether it is pressed together with Shift.
  public var shift = false
  /// The tip that it acts on.
  public var tip: String
  /// The button that it presses or gives the focus to; nil for none.
  public var button: String?
  /// What it does: `focus`, `press`, or an action.
  public var action: String
  /// Whether it ends here; Tab that leaves the last button of a tip that is not modal does not.
  public var consumed = true
}

extension Session {
  /// What each key does now; a key that is not listed is the host's.
  public var keyPictures: [KeyPicture] {
    var pictures: [KeyPicture] = []
    for key in Key.allCases {
      if let picture = keyPicture(key, shift: false) { pictures.append(picture) }
    }
    if let picture = keyPicture(.tab, shift: true) { pictures.append(picture) }
    return pictures
  }

  /// What a key does now: the newest tip that has something to do with it decides; nil if it is the host's.
  func keyPicture(_ key: Key, shift: Bool) -> KeyPicture? {
    for index in tips.indices.reversed() where !tips[index].place.isHidden && mayMind(key, tips[index]) {
      if let picture = keyPicture(key, shift: shift, tips[index]) { return picture }
    }
    return nil
  }

  private func keyPicture(_ key: Key, shift: Bool, _ tip: VisibleTip) -> KeyPicture? {
    let keys = options(tip.spec).living.keys
    let isReversed = surroundings.direction == .rtl
    let id = tip.spec.id
    switch key {
    case .escape: return plain(key, keys.escape, tip)
    case .right: return plain(key, isReversed ? keys.backward : keys.forward, tip)
    case .left: return plain(key, isReversed ? keys.forward : keys.backward, tip)
    case .enter where keys.enter != "press": return plain(key, keys.enter, tip)
    case .enter, .space:
      let focused = focus?.tip == id ? focus?.button : nil
      // Where the app can be used too, Enter is the app's until a button has the focus.
      let button = focused ?? (key == .enter && isModal(tip) ? tip.spec.content.lastButton : nil)
      guard keys.enter != "none", let button else { return nil }
      return KeyPicture(key: key, tip: id, button: button, action: "press")
    case .tab:
      guard keys.tab, let next = nextFocus(tip, shift: shift) else { return nil }
      return KeyPicture(
        key: key, shift: shift, tip: id, button: next.button, action: "focus", consumed: next.button != nil)
    }
  }

  /// A key with an action; `next` and `previous` act at the step where the tour is, and nowhere else.
  private func plain(_ key: Key, _ action: String, _ tip: VisibleTip) -> KeyPicture? {
    guard action != "none" else { return nil }
    if action == "next" || action == "previous", !isCurrentStep(tip) { return nil }
    return KeyPicture(key: key, tip: tip.spec.id, action: action)
  }

  /// Does what a key means.
  public mutating func key(_ name: String, shift: Bool, now time: Double) -> TapResult {
    var result = TapResult()
    let key = Key(rawValue: name)
    result.outcome = call(time) { (session: inout Session, outcome: inout Outcome) in
      guard let key, let picture = session.keyPicture(key, shift: key == .tab && shift) else { return }
      session.press(picture, &result, &outcome)
    }
    return result
  }

  private mutating func press(_ picture: KeyPicture, _ result: inout TapResult, _ outcome: inout Outcome) {
    guard let index = index(ofTip: picture.tip) else { return }
    switch picture.action {
    // A host may name an action of its own so.
    case "focus" where picture.key == .tab:
      setFocus(picture.tip, picture.button, .key, &outcome)
      result.actions = ["focus"]
    case "press" where picture.button != nil:
      tap(Hit(kind: .button, tip: picture.tip, button: picture.button), at: nil, origin: .key, &result, &outcome)
      result.actions.insert("press", at: 0)
    default:
      if let name = perform(picture.action, on: index, .key, &outcome) { result.actions.append(name) }
    }
    (result.tip, result.button, result.consumed) = (picture.tip, picture.button, picture.consumed)
  }
}
