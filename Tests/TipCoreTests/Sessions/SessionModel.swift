/// What a session should do, written a second time from protocol.md, without any geometry.
///
/// Changes and events are told as words, so that the two can be compared.
struct SessionModel {
  /// A tip on the screen.
  struct Tip {
    var id: String
    var step: Int?
    var batch: Int
    var isCentered = false
    var shownAt: Double?
    var dismissAt: Double?
    var heldFor: Double?
  }

  /// A tip on its way off the screen, and the event that is owed.
  struct Leaving {
    var id: String
    var event: String
    var at: Double
  }

  /// A tip that may come.
  struct Kept {
    var id: String
    var step: Int?
    var batch: Int
    var animated = true
    /// Whether it stood in the middle since its target is gone.
    var isCentered = false
    var cause: Cause
  }

  enum Cause: Equatable { case delay(Double), hover, hint, lost, paused }

  enum Refusal: Error, Equatable {
    case tipExists, unknownTarget, unknownTip, unknownStep, unknownQuestion, wrongAnswer
  }

  /// Where the tour stands.
  enum Tour: Equatable { case idle, at(Int), paused(Int), ended }

  var wraps = false
  var now = 0.0
  var revision = 0
  var tips: [Tip] = []
  var leaving: [Leaving] = []
  var kept: [Kept] = []
  var steps: [String] = []
  var tour = Tour.idle
  var isHidden = false
  var skipped: Set<String> = []
  var toldCounted: [Bool] = []
  var way: Way?
  var queued: Call?
  var questions = 0
  var hover = Hover()
  /// A tap that waits for a tip to have come.
  var waitingTap: (tip: String, region: String)?
  var targets: [String: Int] = [:]
  var conditions: Set<String> = []
  var batches = 0
  var dim = Dim()
  var changes: [String] = []
  var events: [String] = []
  /// What the last tap, move of the pointer or key meant.
  var meaning = ""
  /// Where the changes of the present part begin: what has been put in it is not put again.
  var partStart = 0

  /// Does one thing; what it changed is in `changes` and `events`.
  mutating func take(_ input: Input) throws(Refusal) {
    changes = []
    events = []
    meaning = ""
    partStart = 0
    dim.moves = false
    if case .wait(let seconds) = input { wait(seconds) } else { try act(input) }
    settle()
    if !changes.isEmpty || !events.isEmpty { revision += 1 }
  }

  /// What follows from a call: the numbers of steps, what is gone, the overlay.
  mutating func settle() {
    if counted != toldCounted { putSteps() }
    forgetWhatIsGone()
    tellOverlay()
  }
}
