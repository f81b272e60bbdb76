import TipCore

/// Where a connection is in its life.
enum Phase {
  /// Before `initialize`.
  case created
  /// After `initialize`.
  case running
  /// After `shutdown`.
  case shutDown
}

/// How much a layout explains of itself.
enum Detail: String, CaseIterable, Sendable {
  /// What decided, and the names of what was rejected.
  case compact
  /// All overflows as well.
  case full
  /// Nothing.
  case none
}

/// How much `$/logTrace` tells.
enum TraceValue: String, CaseIterable, Sendable {
  case off, messages, verbose
}

/// The forms that the host chose for what it draws.
struct Forms: Sendable {
  var outline = PathForm.svg
  var overlay = OverlayForm.none
}

/// What handlers may read and change.
struct ServerState {
  var phase = Phase.created
  var store = SessionStore()
  var forms = Forms()
  var why = Detail.compact
  var trace = TraceValue.off
  var log = Log()
  /// Whether time moves only by `clock/advance`.
  var isClockManual = false
  /// The time of the message that is being served, in seconds from some fixed start.
  var now = 0.0
  /// The time of `initialize`.
  var start = 0.0
  var watchedProcess: Int64?
  /// The status with which the program is to end.
  var exitStatus: Int32?
  /// Whether the call that was just served changed something.
  var hasChanged = false
  /// Notifications that are due before the reply of the call that is being served.
  var notifications: [[UInt8]] = []

  /// Takes the time of the outside, unless the host keeps the clock.
  mutating func setTime(_ time: Double) {
    guard !isClockManual else { return }
    now = max(now, time)
  }

  /// Fires every timer that is due, and keeps what it changed as notifications.
  mutating func fireTimers() {
    var due: (index: Int, outcome: Outcome)?
    while let (index, time) = store.nextDue, time <= now {
      // What is told first is counted first, also where the next timer reaches into that session.
      if let told = due, told.index != index {
        tell(told)
        due = nil
      }
      var outcome = store.fire(index)
      let others = store.settle(index, &outcome)
      // What one session has to tell without another's timer between is told at once.
      if due?.index == index, others.isEmpty {
        due?.outcome.append(outcome)
        continue
      }
      if let due { tell(due) }
      due = (index, outcome)
      for other in others { notify(other.index, other.outcome) }
    }
    if let due { tell(due) }
  }

  /// Counts what timers changed in a session, and keeps it as a notification.
  private mutating func tell(_ due: (index: Int, outcome: Outcome)) {
    store.count(due.outcome, of: due.index)
    notify(due.index, due.outcome)
  }

  /// Does what a call asked of other sessions, and keeps what that changed there as notifications.
  mutating func settle(_ index: Int, _ outcome: inout Outcome) {
    for other in store.settle(index, &outcome) { notify(other.index, other.outcome) }
  }

  /// Keeps what changed in a session as a notification.
  mutating func notify(_ index: Int, _ outcome: Outcome) {
    guard store.sessions.indices.contains(index) else { return }
    let news = store.news(of: index, beside: outcome)
    guard !outcome.isEmpty || !news.isEmpty else { return }
    var writer = JSONWriter()
    writer.beginNotification(.changed)
    writer.changeResult(store.sessions[index], outcome, news, forms: forms)
    writer.endObject()
    notifications.append(writer.bytes)
  }
}

extension JSONWriter {
  /// Begins a notification; its params are to be written next, and the object ended.
  mutating func beginNotification(_ notification: ServerNotification) {
    beginObject()
    member("jsonrpc", "2.0")
    member("method", notification.rawValue)
    key("params")
  }
}
