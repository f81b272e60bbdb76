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
    /// A tip has left the screen and may come back.
    case hidden(tip: String, reason: HideReason)
    /// A step of the tour is left; `to` is nil at the end of the tour.
    case left(tip: String, from: Int, to: Int?, direction: TourDirection)
    /// A step was passed over.
    case skipped(tip: String, index: Int, reason: SkipReason)
    /// The tour waits for the target of a step; `ref` is its name, if it has one.
    case waiting(tip: String, index: Int, ref: String?)
    /// A tip is gone.
    case dismissed(tip: String, reason: String)
    /// The tour stands still, and its tips are off the screen.
    case paused
    /// The tour goes on where it was.
    case resumed
    /// The tour is over.
    case ended(reason: String)
    /// May a step be left, or entered? `from` is nil before the first, `to` at the end.
    case confirm(question: String, tip: String, move: ConfirmMove, from: Int?, to: Int?, direction: TourDirection)
    /// Where is the target of a step? `reveal` is what is to be brought into view, if it is known and not all there.
    case resolve(question: String, tip: String, index: Int, ref: String?, reveal: Rect?)
    /// A question needs no answer any more.
    case withdrawn(question: String)
    /// A region was tapped: `button` is the id of a button, and a tap that named a tip has no point.
    case tapped(region: RegionKind, tip: String, button: String? = nil, point: Point?)
    /// The pointer did something outside, and the tip's options ask for a report.
    case pointed(kind: PointerKind, tip: String, point: Point)
    /// The pointer has come to a tip that it brings, or to its target.
    case entered(tip: String)
    /// It has left both.
    case exited(tip: String)
    /// A button has the focus, or none has.
    case focused(tip: String, button: String?)
    /// Something was done whose action is the host's own.
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
  /// A tip has left the screen and may come back.
  case hidden
  /// A step of the tour is left.
  case left
  /// A step was passed over.
  case skipped
  /// The tour waits for a target.
  case waiting
  /// A tip is gone.
  case dismissed
  /// The tour stands still.
  case paused
  /// The tour goes on where it was.
  case resumed
  /// The tour is over.
  case ended
  /// A question: may a step be left, or entered?
  case confirm
  /// A question: where is the target of a step?
  case resolve
  /// A question needs no answer any more.
  case withdrawn
  /// A region was tapped.
  case tapped
  /// The pointer did something outside.
  case pointed
  /// The pointer has come to a tip.
  case entered
  /// The pointer has left it.
  case exited
  /// A button has the focus, or none has.
  case focused
  /// Something was done whose action is the host's own.
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
    case .hidden: .hidden
    case .left: .left
    case .skipped: .skipped
    case .waiting: .waiting
    case .dismissed: .dismissed
    case .paused: .paused
    case .resumed: .resumed
    case .ended: .ended
    case .confirm: .confirm
    case .resolve: .resolve
    case .withdrawn: .withdrawn
    case .tapped: .tapped
    case .pointed: .pointed
    case .entered: .entered
    case .exited: .exited
    case .focused: .focused
    case .action: .action
    case .faded: .faded
    case .unchanged: .unchanged
    }
  }
}
