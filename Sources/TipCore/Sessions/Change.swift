/// What the host must put on its screen or remove from it.
///
/// Pictures are large: they are kept apart, so that a list of changes moves no more than their places.
public enum Change: Sendable {
  /// A tip's whole new picture.
  indirect case putTip(TipPicture, Motion)
  /// A hint's whole new picture.
  indirect case putHint(HintPicture)
  /// The overlay's whole new picture.
  indirect case putOverlay(OverlayPicture, Motion)
  /// A tip goes.
  case removeTip(String, Motion)
  /// A hint goes.
  case removeHint(String)
  /// The overlay goes.
  case removeOverlay(Motion)
}

/// What one call, or time, changed.
public struct Outcome: Sendable {
  /// What to draw, in order.
  public var changes: [Change] = []
  /// What happened, in order.
  public var events: [Event] = []

  /// What is to be done in other sessions, in order.
  var errands: [Errand] = []
  /// Whether a tip with an overlay came or went with a motion, so that the overlay moves as well.
  var movesOverlay = false

  /// Creates an outcome that changes nothing.
  public init() {}

  /// Whether there is nothing to tell.
  public var isEmpty: Bool { changes.isEmpty && events.isEmpty }

  // Many do these: the module for pages must not have them written out each time.

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  mutating func tell(_ kind: Event.Kind, _ origin: Origin) {
    events.append(Event(kind: kind, origin: origin))
  }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  mutating func add(_ change: Change) { changes.append(change) }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  mutating func add(_ errand: Errand) { errands.append(errand) }

  /// Adds what came of a later call.
  public mutating func append(_ other: Outcome) {
    changes += other.changes
    events += other.events
    errands += other.errands
  }
}

/// What a session wants of another one.
enum Errand: Sendable {
  /// That a step of this one's tour appears there.
  case enter(home: String, GuestStep)
  /// That a step of this one's tour, if it is there, is another one by now.
  case refresh(home: String, GuestStep)
  /// That tips of this one's tour go there: one, or with nil all.
  case leave(owner: String, tip: String?, Ending, origin: Origin, animated: Bool)
  /// That the other one's tour goes on.
  case walk(owner: String, TourCall)
  /// That the other one's tour knows that its tip is gone here.
  case lost(owner: String, tip: String)
  /// That the other one's tour looks again for the place of its step.
  case retry(owner: String)
}

/// A step on its way to another session's window.
struct GuestStep: Sendable {
  var spec: TipSpec
  var owner: String
  var step: StepPicture
  var origin: Origin
  var animated: Bool
}
