/// A tip on the screen: its description and the little of its layout that taps need.
struct VisibleTip: Sendable {
  var spec: TipSpec
  var place: TipPlace
  /// Its place from back to front; grows with every tip that comes.
  var z: Int
  /// Which step of the tour it is; nil for a tip that was shown by itself.
  var step: Int?
  /// What every call asks of every tip's options, so that they need not be resolved for it.
  var traits: TipTraits
  /// The call that brought it: tips of one call do not replace one another.
  var batch = 0
  /// When its motion ends and `shown` is due; nil once that was told.
  var shownAt: Double?
  /// When it goes by itself; nil unless it is to.
  var dismissAt: Double?
  /// How long it would still stay, while the pointer over it stops that time.
  var heldFor: Double?
  /// The final frame that the host's window system gave.
  var frame: Rect?
  /// Whether it stands in the middle because its target is gone.
  var isCentered = false
  /// For a step of another session's tour: whose, and where it stands there.
  var guest: Guest?
}

extension VisibleTip {
  /// Whether it belongs to a tour, of whichever session.
  var isStep: Bool { step != nil || guest != nil }
}

/// A step of a tour that belongs to another session.
public struct Guest: Equatable, Sendable {
  /// The session of the tour.
  public var owner: String
  /// Where the step stands in it.
  public var step: StepPicture
}

/// The few resolved options that calls about other tips look at.
struct TipTraits: Sendable {
  var lifetime: Lifetime
  var hasOverlay: Bool
  var trigger: Trigger
  /// Whether anything happens to it outside of everything.
  var mindsOutside: Bool

  /// A step of a tour comes with its tour, whatever would bring it otherwise.
  init(_ options: Options, isStep: Bool) {
    lifetime = options.lifetime
    hasOverlay = options.overlay.visible
    trigger = isStep ? .now : options.living.trigger
    mindsOutside = options.living.outside != OutsideOptions()
  }
}

/// A tip on its way off the screen: only the event of its end is left to come.
struct LeavingTip: Sendable {
  var id: String
  var ending: Ending
  var origin: Origin
  var endsAt: Double
}

/// How a tip leaves the screen.
enum Ending: Sendable {
  /// For good.
  case dismissed(String)
  /// To come back.
  case hidden(HideReason)

  /// The event that tells of it.
  func event(_ tip: String) -> Event.Kind {
    switch self {
    case .dismissed(let reason): .dismissed(tip: tip, reason: reason)
    case .hidden(let reason): .hidden(tip: tip, reason: reason)
    }
  }
}

/// A tip that is not on the screen and may come.
struct KeptTip: Sendable {
  var spec: TipSpec
  var step: Int?
  var cause: Cause
  var batch = 0
  var animated = true

  /// What keeps it off the screen.
  enum Cause: Equatable, Sendable {
    /// It comes at a time.
    case delay(until: Double)
    /// It comes with the pointer.
    case hover
    /// It comes by a tap on the marker that stands for it, which is this large and this far in front.
    case hint(Rect, z: Int)
    /// It comes with its target.
    case lost
    /// It comes when the tour goes on.
    case paused
  }

  /// The marker that stands for it; nil without one.
  var hint: Rect? {
    guard case .hint(let rect, _) = cause else { return nil }
    return rect
  }
}
