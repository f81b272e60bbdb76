/// What brings a tip that was shown.
public enum Trigger: String, CaseIterable, Sendable {
  /// Nothing more: it comes at once, or after `showDelay`.
  case now
  /// The pointer over its target, as often as it comes.
  case hover
  /// A tap on the marker that stands for it.
  case hint
}

/// What a tip does to those on the same target.
public enum SameTarget: String, CaseIterable, Sendable {
  /// They stay.
  case keep
  /// It takes their place.
  case replace
}

/// What becomes of a tap on a tip that is on its way.
public enum TapInMotion: String, CaseIterable, Sendable {
  /// It acts at once.
  case act
  /// It ends there and does nothing.
  case ignore
  /// It acts when the motion has ended; of several the last.
  case queue
}

/// Where on its target a hint stands.
public enum HintAnchor: String, CaseIterable, Sendable {
  /// In its middle.
  case center
  /// In the middle of its upper edge.
  case top
  /// In the middle of its lower edge.
  case bottom
  /// In the middle of the edge where reading starts.
  case start
  /// In the middle of the edge where reading ends.
  case end
  /// In the upper corner where reading starts.
  case topStart = "top-start"
  /// In the upper corner where reading ends.
  case topEnd = "top-end"
  /// In the lower corner where reading starts.
  case bottomStart = "bottom-start"
  /// In the lower corner where reading ends.
  case bottomEnd = "bottom-end"
}

/// What a tour does when the target of the step to come is not there.
public enum MissingPolicy: String, CaseIterable, Sendable {
  /// It waits for the target, and then does what `missing.then` says.
  case wait
  /// It passes the step over.
  case skip
  /// The step's tip stands in the middle, without arrow and hole.
  case center
  /// It ends.
  case end
}

/// What a tour does when the target of the step to come has not turned up.
public enum AfterWaiting: String, CaseIterable, Sendable {
  /// It passes the step over.
  case skip
  /// The step's tip stands in the middle, without arrow and hole.
  case center
  /// It ends.
  case end
}

/// What becomes of a visible tip whose target is gone.
public enum LostPolicy: String, CaseIterable, Sendable {
  /// A step of the tour and a tip with a trigger hide; any other tip is dismissed.
  case auto
  /// It is off the screen until its target is back.
  case hide
  /// It is dismissed.
  case dismiss
  /// A step is passed over; any other tip is dismissed.
  case skip
  /// It goes to the middle, without arrow and hole.
  case center
  /// A step ends the tour; any other tip is dismissed.
  case end
}

/// When a tour asks the host where the target of a step is.
public enum ResolveQuestion: String, CaseIterable, Sendable {
  /// Never: the session's own targets decide.
  case never
  /// When the session has no such target.
  case missing
  /// When that is so, and when hole and tip are not all in view.
  case hidden
  /// Each time.
  case always
}

/// What a tip is for a screen reader: a role of WAI-ARIA.
public enum Role: String, CaseIterable, Sendable {
  /// `tooltip` for the trigger `hover`; `dialog` for a step, and for a tip with buttons or an overlay; else `status`.
  case auto
  /// What the pointer brings: it describes its target.
  case tooltip
  /// A window within the window.
  case dialog
  /// One that must be answered.
  case alertdialog
  /// News that can wait.
  case status
  /// News that cannot.
  case alert
  /// An aside.
  case note
  /// Nothing of its own.
  case none
}
