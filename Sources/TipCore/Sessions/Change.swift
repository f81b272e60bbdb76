/// What the host must put on its screen or remove from it.
public enum Change: Sendable {
  /// A tip's whole new picture.
  case putTip(TipPicture, Motion)
  /// The overlay's whole new picture.
  case putOverlay(OverlayPicture, Motion)
  /// A tip goes.
  case removeTip(String, Motion)
  /// The overlay goes.
  case removeOverlay(Motion)
}

/// What one call, or time, changed.
public struct Outcome: Sendable {
  /// What to draw, in order.
  public var changes: [Change] = []
  /// What happened, in order.
  public var events: [Event] = []

  /// Whether a tip with an overlay came or went with a motion, so that the overlay moves as well.
  var movesOverlay = false

  /// Creates an outcome that changes nothing.
  public init() {}

  /// Whether there is nothing to tell.
  public var isEmpty: Bool { changes.isEmpty && events.isEmpty }

  mutating func tell(_ kind: Event.Kind, _ origin: Origin) {
    events.append(Event(kind: kind, origin: origin))
  }
}
