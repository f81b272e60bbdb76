/// Who asked for what happened.
public enum Origin: String, CaseIterable, Sendable {
  /// A method of the protocol.
  case api
  /// A tap.
  case tap
  /// The pointer, but for taps.
  case pointer
  /// A key.
  case key
  /// A timer.
  case timer
  /// Something that the host reported of its window.
  case host
}

/// Why a tip ended, where the host gave no reason of its own.
public enum DismissReason: String, CaseIterable, Sendable {
  /// The host asked for it.
  case api
  /// Another tip came that takes its place.
  case replaced
  /// It was tapped, or something outside of it was.
  case tap
  /// It was closed: the action `close`, which is that of the close box and of Escape.
  case close
  /// Its time was over.
  case timeout
  /// The tour went on to another step.
  case left
  /// Its step was removed from the tour.
  case removed
  /// The tour was walked to its end.
  case completed
  /// The tour was ended before.
  case ended
  /// Its target is gone.
  case targetLost
  /// Its session was closed.
  case sessionClosed
}

/// Why a tip left the screen for a while.
public enum HideReason: String, CaseIterable, Sendable {
  /// The pointer went away.
  case pointer
  /// Something was pressed or turned under the pointer, or a key was pressed.
  case dismissed
  /// Another tip came that the pointer brought.
  case replaced
  /// Its time was over.
  case timeout
  /// Its target is gone.
  case targetLost
  /// The tour was paused.
  case paused
}

/// Why a tour ended, where the host gave no reason of its own.
public enum TourEndReason: String, CaseIterable, Sendable {
  /// Past its last step.
  case completed
  /// Before that.
  case ended
  /// Its step was closed, by the close box or by Escape.
  case closed
  /// The target of a step was not there.
  case targetLost
  /// With its session.
  case sessionClosed

  /// The reason that the tour's tips give.
  var dismissal: DismissReason {
    switch self {
    case .completed: .completed
    case .ended: .ended
    case .closed: .close
    case .targetLost: .targetLost
    case .sessionClosed: .sessionClosed
    }
  }
}

/// Why a step was passed over.
public enum SkipReason: String, CaseIterable, Sendable {
  /// One of its conditions does not hold.
  case condition
  /// Its target is not there.
  case missing
  /// Its target was lost while it was on the screen.
  case lost
  /// The host answered so.
  case host
}

/// Which way a tour went.
public enum TourDirection: String, CaseIterable, Sendable {
  /// To a later step, or to the end.
  case next
  /// To an earlier one.
  case previous
}

/// What the host is asked to confirm.
public enum ConfirmMove: String, CaseIterable, Sendable {
  /// That the tour leaves a step.
  case leave
  /// That it enters one.
  case enter
}

/// What the pointer does.
public enum PointerKind: String, CaseIterable, Sendable {
  /// It moved.
  case move
  /// It left the window.
  case leave
  /// It was pressed.
  case press
  /// Its wheel was turned.
  case wheel
  /// A finger swiped.
  case swipe
}

/// Why a call changed nothing.
public enum UnchangedReason: String, CaseIterable, Sendable {
  /// The tour is at its first step.
  case atFirst
  /// The tour has not begun.
  case notStarted
  /// The tour is over.
  case ended
  /// The tour has no steps, or none whose conditions hold.
  case empty
  /// The tour is paused, or was so already.
  case paused
  /// The tour is not paused.
  case notPaused
  /// A question is open: the call is served after its answer.
  case queued
  /// The host answered that the step must not be left, or not be entered.
  case vetoed
  /// The question was answered or withdrawn before.
  case withdrawn
  /// No tip on the screen has this id.
  case unknownTip
}
