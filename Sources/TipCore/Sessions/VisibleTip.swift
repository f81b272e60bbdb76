/// A tip on the screen: its description and the little of its layout that taps need.
struct VisibleTip: Sendable {
  var spec: TipSpec
  /// Where it is; nowhere before it is laid out.
  var place = TipPlace()
  /// Its place from back to front; grows with every tip that comes.
  var z: Int
  /// Which step of the tour it is; nil for a tip that was shown by itself.
  var step: Int?
  /// What every call asks of every tip's options, so that they need not be resolved for it.
  var traits: TipTraits
  /// The call that brought it: tips of one call do not replace one another.
  var batch: Int
  /// When its motion ends and `shown` is due; nil once that was told.
  var shownAt: Double?
  /// Whether it stands in the middle because its target is gone.
  var isCentered = false
  /// What few tips have: of no or one element, so that the others are small.
  private var rare: [Rare] = []

  init(
    spec: TipSpec, z: Int, step: Int?, traits: TipTraits, batch: Int, isCentered: Bool, guest: Guest?
  ) {
    self.spec = spec
    self.z = z
    self.step = step
    self.traits = traits
    self.batch = batch
    self.isCentered = isCentered
    if let guest { rare = [Rare(guest: guest)] }
  }

  /// What brought it: a step comes with its tour, whatever would bring it otherwise.
  var trigger: Trigger { step == nil && guest == nil ? traits.trigger : .now }

  private struct Rare: Sendable {
    var dismissAt: Double?
    var heldFor: Double?
    var frame: Rect?
    var guest: Guest?
  }

  /// When it goes by itself; nil unless it is to.
  var dismissAt: Double? {
    get { rare.first?.dismissAt }
    set { change(unless: newValue == nil) { $0.dismissAt = newValue } }
  }

  /// How long it would still stay, while the pointer over it stops that time.
  var heldFor: Double? {
    get { rare.first?.heldFor }
    set { change(unless: newValue == nil) { $0.heldFor = newValue } }
  }

  /// The final frame that the host's window system gave.
  var frame: Rect? {
    get { rare.first?.frame }
    set { change(unless: newValue == nil) { $0.frame = newValue } }
  }

  /// For a step of another session's tour: whose, and where it stands there.
  var guest: Guest? {
    get { rare.first?.guest }
    set { change(unless: newValue == nil) { $0.guest = newValue } }
  }

  /// Changes what few tips have; nothing is kept for a tip that has none of it.
  private mutating func change(unless isNone: Bool, _ change: (inout Rare) -> Void) {
    if rare.isEmpty {
      guard !isNone else { return }
      rare = [Rare()]
    }
    change(&rare[0])
  }
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
  /// Which keys may mean something to it.
  var keys: KeyTraits
  /// How long it stays by itself, in seconds; nil for as long as it is wanted.
  var stay: Double?

  init(_ options: Options) {
    lifetime = options.lifetime
    hasOverlay = options.overlay.visible
    trigger = options.living.trigger
    stay = options.living.dismissAfter
    mindsOutside = options.living.outside.isAnything
    keys = KeyTraits(options.living.keys)
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
  /// Whether it stood in the middle since its target is gone.
  var isCentered = false
  /// For a step of another session's tour: whose.
  var owner: String?

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
    /// It comes when the tour of another session goes on.
    case elsewhere
  }

  /// The marker that stands for it; nil without one.
  var hint: Rect? {
    guard case .hint(let rect, _) = cause else { return nil }
    return rect
  }
}
