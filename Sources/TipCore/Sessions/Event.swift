/// Who asked for what happened.
public enum Origin: String, CaseIterable, Sendable {
  /// A method of the protocol.
  case api
  /// A tap.
  case tap
  /// A timer.
  case timer
  /// Something that the host reported of its window.
  case host
}

/// Why a tip ended.
public enum DismissReason: String, CaseIterable, Sendable {
  /// The host asked for it.
  case api
  /// Another tip came and this one's lifetime was `untilNext`.
  case replaced
  /// It was tapped.
  case tap
  /// It was closed: the action `close`, which is that of the close box.
  case close
  /// The tour went on to another step.
  case left
  /// The tour was walked to its end.
  case completed
  /// The tour was ended before.
  case ended
  /// Its target is gone.
  case targetLost
  /// Its session was closed.
  case sessionClosed
}

/// Why a tour ended.
public enum TourEndReason: String, CaseIterable, Sendable {
  /// Past its last step.
  case completed
  /// Before that.
  case ended
  /// With its session.
  case sessionClosed
}

/// Which way a tour went.
public enum TourDirection: String, CaseIterable, Sendable {
  /// To the next step.
  case next
  /// To the step before.
  case previous
}

/// Why a call changed nothing.
public enum UnchangedReason: String, CaseIterable, Sendable {
  /// The tour is at its first step.
  case atFirst
  /// The tour has not begun.
  case notStarted
  /// The tour is over.
  case ended
  /// The tour has no steps.
  case empty
  /// No tip on the screen has this id.
  case unknownTip
}

/// What happened, for the host's logic.
public struct Event: Equatable, Sendable {
  /// What happened.
  public var kind: Kind
  /// Who asked for it.
  public var origin: Origin

  /// The kinds of events with their members.
  public enum Kind: Equatable, Sendable {
    /// A tip is fully visible.
    case shown(tip: String)
    /// A step of the tour is left; `to` is nil at the end of the tour.
    case left(tip: String, from: Int, to: Int?, direction: TourDirection)
    /// A tip is gone.
    case dismissed(tip: String, reason: DismissReason)
    /// The tour is over.
    case ended(reason: TourEndReason)
    /// A region was tapped: `button` is the id of a button, and a tap that named a tip has no point.
    case tapped(region: RegionKind, tip: String, button: String? = nil, point: Point?)
    /// A region was tapped whose action is the host's own.
    case action(name: String, tip: String)
    /// The dim has faded.
    case faded
    /// The call changed nothing.
    case unchanged(reason: UnchangedReason, tip: String?)
  }
}

/// The names of the kinds of events on the wire, in the order of protocol.md.
public enum EventName: String, CaseIterable, Sendable {
  /// A tip is fully visible.
  case shown
  /// A step of the tour is left.
  case left
  /// A tip is gone.
  case dismissed
  /// The tour is over.
  case ended
  /// A region was tapped.
  case tapped
  /// A region was tapped whose action is the host's own.
  case action
  /// The dim has faded.
  case faded
  /// The call changed nothing.
  case unchanged
}

extension Event.Kind {
  /// The name on the wire.
  public var name: EventName {
    switch self {
    case .shown: .shown
    case .left: .left
    case .dismissed: .dismissed
    case .ended: .ended
    case .tapped: .tapped
    case .action: .action
    case .faded: .faded
    case .unchanged: .unchanged
    }
  }
}
