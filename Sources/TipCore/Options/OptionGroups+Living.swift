/// How a tip lives: what brings it, how long it stays, and what pointer, keys and a lost target do to it.
package struct LivingOptions: Equatable, Sendable {
  /// The group `tap`.
  package var tap = TapOptions()
  /// What brings it.
  package var trigger = Trigger.now
  /// The wait before it comes, in seconds.
  package var showDelay = 0.0
  /// How long it stays, in seconds; nil for as long as it is wanted.
  package var dismissAfter: Double?
  /// What it does to those on the same target.
  package var sameTarget = SameTarget.keep
  /// What becomes of a tap while it is on its way.
  package var tapInMotion = TapInMotion.act
  /// The group `hover`.
  package var hover = HoverOptions()
  /// The group `hint`.
  package var hint = HintOptions()
  /// The group `outside`.
  package var outside = OutsideOptions()
  /// The group `keys`.
  package var keys = KeyOptions()
  /// The group `missing`.
  package var missing = MissingOptions()
  /// What becomes of it when its target is gone.
  package var lost = LostPolicy.auto
  /// The group `confirm`.
  package var confirm = ConfirmOptions()
  /// The group `resolve`.
  package var resolve = ResolveOptions()
  /// What it is for a screen reader.
  package var role = Role.auto
  /// Whether the step after the last is the first.
  package var wraps = false
}

/// The group `hover`.
package struct HoverOptions: Equatable, Sendable {
  /// How long the pointer is over the target before the tip comes.
  package var showDelay = 0.5
  /// How long the pointer is away before it goes.
  package var hideDelay = 0.1
  /// In place of `showDelay` while another tip of this kind is on the screen, or was a moment ago.
  package var browseDelay = 0.06
  /// How long that moment is.
  package var browseTime = 0.5
  /// Whether the pointer may go over to the tip.
  package var bridge = true
}

/// The group `hint`.
package struct HintOptions: Equatable, Sendable {
  /// The width and height of the marker.
  package var size = Lengths(16)
  /// Where its middle stands.
  package var anchor = HintAnchor.topEnd
  /// Its colour; nil takes the tip's fill.
  package var color: Color?
  /// How long one pulse takes, in seconds; 0 for none.
  package var pulse = 1.2
}

/// The group `outside`: what happens outside of everything that belongs to the session.
package struct OutsideOptions: Equatable, Sendable {
  /// On a tap.
  package var tap = TapRule(consume: false, report: false)
  /// On a press.
  package var press = TapRule(consume: false, report: false)
  /// On a turn of the wheel.
  package var wheel = TapRule(consume: false, report: false)
  /// On a swipe.
  package var swipe = TapRule(consume: false, report: false)
}

/// The group `keys`: an action for each key, `none` to leave it to the host.
package struct KeyOptions: Equatable, Sendable {
  /// Escape.
  package var escape = "close"
  /// The arrow key in the reading direction.
  package var forward = "next"
  /// The arrow key against it.
  package var backward = "previous"
  /// Enter.
  package var enter = "press"
  /// Whether Tab goes from button to button.
  package var tab = true
}

/// The group `missing`.
package struct MissingOptions: Equatable, Sendable {
  /// What the tour does at once.
  package var policy = MissingPolicy.wait
  /// How long it waits, in seconds; nil for ever.
  package var timeout: Double? = 1
  /// What it does when it has waited.
  package var then = AfterWaiting.center
}

/// The group `confirm`.
package struct ConfirmOptions: Equatable, Sendable {
  /// Whether the host is asked before the step is left.
  package var leave = false
  /// Whether it is asked before the step is entered.
  package var enter = false
  /// How long an answer may take, in seconds, before it counts as yes; nil for ever.
  package var timeout: Double?
}

/// The group `resolve`.
package struct ResolveOptions: Equatable, Sendable {
  /// When the host is asked.
  package var ask = ResolveQuestion.never
  /// How long an answer may take, in seconds, before the session's own targets decide; nil for ever.
  package var timeout: Double? = 5
}
