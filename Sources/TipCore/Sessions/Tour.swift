/// The tour of a session.
struct Tour: Sendable {
  var steps: [TipSpec] = []
  var state = TourState.idle
  /// The steps that this run has passed over, by id.
  var skipped: Set<String> = []
  /// What is on its way from one step to another.
  var transition: Transition?
  /// The call that waits for the answer to a question.
  var queued: TourCall?
  var lastQuestion = 0
  /// How many steps the host was last told of.
  var toldTotal = 0
  /// Which steps those were; empty for all.
  var toldCounted: [Bool] = []
  /// Whether any step has conditions, so that tours without need not look for them.
  var hasConditions = false
  /// Whether a pause has hidden its tips; they are there again when it has gone on.
  var isHidden = false
  /// Whether a step has been sent to another session's window.
  var hasGuests = false

  func index(of id: String) -> Int? {
    for index in steps.indices where steps[index].id == id { return index }
    return nil
  }
}

/// What a tour can be asked for.
enum TourRequest: Equatable, Sendable {
  case next
  case previous
  case go(Int)
  /// The end, with the reasons that tour and tips give.
  case end(String, tips: String)
}

/// A request with who made it, and whether it is to move.
struct TourCall: Equatable, Sendable {
  var request: TourRequest
  var origin: Origin
  var animated: Bool
}

/// A tour on its way from one step to another.
struct Transition: Sendable {
  /// Where it goes; nil for the end.
  var goal: Int?
  /// With what reasons it ends, if it does.
  var end = (tour: TourEndReason.completed.rawValue, tips: DismissReason.completed.rawValue)
  var direction: TourDirection
  var origin: Origin
  var animated: Bool
  /// The step that it leaves; nil before the first.
  var from: Int?
  /// What is to be done next.
  var stage = Stage.confirmLeave
  /// Whether `left` was told.
  var hasLeft = false
  /// Whether the host was told that it waits for the target of its goal.
  var hasWaited = false
  /// Whether it goes back to the step where the tour is: then it waits as long as that takes.
  var isReturn = false
  /// Whether it began while the tour waited so: where it leaves the tour where it is, that is waited for again.
  var wasReturn = false
  /// How many steps it has passed over.
  var passed = 0
  /// The question that must be answered first.
  var question: Question?
  /// When it goes on without answer or target; nil for never.
  var deadline: Double?

  /// Back to the step where the tour is, whose tip was in another session's window.
  static func back(to index: Int, _ origin: Origin, animated: Bool) -> Transition {
    var transition = Transition(goal: index, direction: .next, origin: origin, animated: animated, from: index)
    transition.stage = .wait
    transition.isReturn = true
    return transition
  }

  /// The stages in their order.
  enum Stage: Sendable {
    case confirmLeave, confirmEnter, leave, resolve, place
    /// For a target, until `deadline`.
    case wait
  }
}

/// A question to the host.
struct Question: Equatable, Sendable {
  var id: String
  var kind: Kind

  enum Kind: Sendable {
    case confirm(ConfirmMove), resolve
  }
}

extension Question.Kind: Equatable {}
