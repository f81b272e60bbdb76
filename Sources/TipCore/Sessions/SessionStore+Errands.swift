extension SessionStore {
  /// Does what a call on one session asks of others, and what that asks for in turn.
  ///
  /// What changes in the session itself is added to its outcome.
  /// - Returns: What changed in others, in the order in which they were first concerned.
  public mutating func settle(_ index: Int, _ outcome: inout Outcome) -> [(index: Int, outcome: Outcome)] {
    var queue = outcome.errands
    outcome.errands = []
    retryWaiting(for: index, &queue)
    guard !queue.isEmpty else { return [] }
    let wasEmpty = outcome.isEmpty
    var others: [(index: Int, outcome: Outcome)] = []
    var next = 0
    while next < queue.count, next < Self.mostErrands {
      let errand = queue[next]
      next += 1
      for (place, result) in run(errand) {
        queue += result.errands
        if place == index {
          outcome.append(result)
        } else if let known = others.firstIndex(where: { (other: (index: Int, outcome: Outcome)) -> Bool in
          other.index == place
        }) {
          others[known].outcome.append(result)
        } else {
          others.append((place, result))
        }
      }
    }
    outcome.errands = []
    if wasEmpty { count(outcome, of: index) }
    for other in others { count(other.outcome, of: other.index) }
    return others
  }

  /// Counts what is told of a session.
  public mutating func count(_ outcome: Outcome, of index: Int) {
    guard sessions.indices.contains(index) else { return }
    with(index) { (session: inout Session) in session.count(outcome) }
  }

  /// Tours that send each other round in circles stop here.
  private static let mostErrands = 10_000

  private mutating func retryWaiting(for index: Int, _ queue: inout [Errand]) {
    guard sessions.count > 1, sessions.indices.contains(index) else { return }
    let home = sessions[index].id
    for other in sessions where other.waitsFor(home) { queue.append(.retry(owner: other.id)) }
  }

  private mutating func run(_ errand: Errand) -> [(Int, Outcome)] {
    switch errand {
    case .enter(let home, let step): return enter(home, step)
    case .refresh(let home, let step):
      guard home != step.owner else { return [] }
      return on(home) { (session: inout Session) -> Outcome in session.refresh(step) }
    case .leave(let owner, let tip, let ending, let origin, let animated):
      var results: [(Int, Outcome)] = []
      for index in sessions.indices where sessions[index].id != owner {
        let outcome = with(index) { (session: inout Session) -> Outcome in
          session.sayGoodbye(owner, tip, ending, origin: origin, animated: animated)
        }
        if !outcome.isEmpty { results.append((index, outcome)) }
      }
      return results
    case .walk(let owner, let call):
      return on(owner) { (session: inout Session) -> Outcome in
        session.part(session.now) { (session: inout Session, outcome: inout Outcome) in session.walk(call, &outcome) }
      }
    case .lost(let owner, let tip):
      return on(owner) { (session: inout Session) -> Outcome in session.guestLost(tip) }
    case .retry(let owner): return on(owner) { (session: inout Session) -> Outcome in session.retry() }
    }
  }

  private mutating func enter(_ home: String, _ step: GuestStep) -> [(Int, Outcome)] {
    var results: [(Int, Outcome)] = []
    var isIn = false
    if let index = position(home), home != step.owner,
      let outcome = with(index, { (session: inout Session) -> Outcome? in session.welcome(step) })
    {
      results.append((index, outcome))
      isIn = true
    }
    return results
      + on(step.owner) { (session: inout Session) -> Outcome in
        isIn ? session.guestArrived() : session.guestMissed()
      }
  }

  private mutating func on(_ id: String, _ body: (inout Session) -> Outcome) -> [(Int, Outcome)] {
    guard let index = position(id) else { return [] }
    return [(index, with(index, body))]
  }
}
