/// All open sessions.
public struct SessionStore: Sendable {
  /// What `initialize` set for every session.
  public var base = OptionOverrides()
  /// Whether the host wants to hear of all of a session's picture.
  public var tellsAll = false
  /// How much is kept.
  public var limits = StoreLimits()
  /// The sessions in the order in which they were opened.
  public private(set) var sessions: [Session] = []
  /// The fonts that the host registered.
  public private(set) var fonts = Fonts()
  /// The texts that were measured last, for all sessions and for layouts without one.
  public var texts = TextCache()
  private var lastNumber = 0

  /// Creates a store without sessions.
  public init() {}

  /// Opens a session; an empty id asks for a fresh one.
  ///
  /// - Returns: The session's position and what it changed: nothing.
  /// - Throws: `sessionExists` or `limit`.
  public mutating func open(
    _ id: String, surroundings: Surroundings, overrides: OptionOverrides, targets: [(name: String, target: Target?)],
    conditions: [(name: String, holds: Bool)] = [], now: Double
  ) throws(SessionError) -> Int {
    guard sessions.count < limits.sessions else { throw .limit(name: "sessions", value: limits.sessions) }
    var named: [String: Target] = [:]
    for entry in targets { named[entry.name] = entry.target }
    guard named.count <= limits.targetsPerSession else {
      throw .limit(name: "targetsPerSession", value: limits.targetsPerSession)
    }
    guard conditions.count <= limits.conditionsPerSession else {
      throw .limit(name: "conditionsPerSession", value: limits.conditionsPerSession)
    }
    guard id.isEmpty || position(id) == nil else { throw .sessionExists(id) }
    var surroundings = surroundings
    surroundings.fonts = fonts
    var session = Session(
      id: id.isEmpty ? freshID() : id, surroundings: surroundings, base: base, overrides: overrides,
      targets: named, limits: limits, now: now)
    for condition in conditions { session.conditions[condition.name] = condition.holds }
    if tellsAll { session.told = SessionFacts() }
    sessions.append(session)
    return sessions.count - 1
  }

  /// Keeps a face for what is measured from now on, in place of the one of the same family and weight.
  ///
  /// - Returns: What that changed on the screens, session by session: tips with texts are laid out again.
  /// - Throws: `limit`.
  public mutating func register(
    _ face: FontFace, _ family: String, _ weight: FontWeight
  ) throws(SessionError) -> [(index: Int, outcome: Outcome)] {
    guard fonts.count < limits.fonts || fonts.face(family, weight) != nil else {
      throw .limit(name: "fonts", value: limits.fonts)
    }
    fonts.register(face, family, weight)
    // What the face in whose place it comes has measured would keep that one alive.
    texts = TextCache()
    var outcomes: [(index: Int, outcome: Outcome)] = []
    for index in sessions.indices {
      sessions[index].surroundings.fonts = fonts
      outcomes.append((index, with(index) { (session: inout Session) -> Outcome in session.fontsChanged() }))
    }
    return outcomes
  }

  /// Finds a session by its id, or the only one that is open.
  ///
  /// - Throws: `unknownSession`, or `noSession` if it was not named and not exactly one is open.
  public func index(_ id: String?) throws(SessionError) -> Int {
    guard let id else {
      guard sessions.count == 1 else { throw .noSession(open: sessions.count) }
      return 0
    }
    guard let index = position(id) else { throw .unknownSession(id) }
    return index
  }

  /// Closes the session at a position.
  ///
  /// - Returns: The session as it ended, and what that changed.
  public mutating func close(at index: Int, now: Double) -> (session: Session, outcome: Outcome) {
    var session = sessions.remove(at: index)
    let outcome = session.close(now: now)
    return (session, outcome)
  }

  /// Calls a method of the session at a position, in place.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  public mutating func with<Result, Failure: Error>(
    _ index: Int, _ body: (inout Session) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    swap(&texts, &sessions[index].texts)
    defer { swap(&texts, &sessions[index].texts) }
    return try body(&sessions[index])
  }

  /// What of a session is to be told beside an outcome.
  public mutating func news(of index: Int, beside outcome: Outcome) -> SessionNews {
    guard sessions[index].told != nil else { return SessionNews() }
    let tour = tourPicture(index)
    return with(index) { (session: inout Session) -> SessionNews in session.news(beside: outcome, tour: tour) }
  }

  /// The time of the next timer of any session; nil while nothing is pending.
  public var nextDeadline: Double? { nextDue.map { (due: (index: Int, time: Double)) -> Double in due.time } }

  /// The session whose timer is the next, and its time; of equals the session that was opened first.
  public var nextDue: (index: Int, time: Double)? {
    var next: (index: Int, time: Double)?
    for index in sessions.indices {
      guard let deadline = sessions[index].nextDeadline else { continue }
      if let known = next, known.time <= deadline { continue }
      next = (index, deadline)
    }
    return next
  }

  /// Fires every timer that is due at the time of the next one, in its session; what is told is to be counted.
  public mutating func fire(_ index: Int) -> Outcome {
    with(index) { (session: inout Session) -> Outcome in session.fireNext() }
  }

  func position(_ id: String) -> Int? {
    sessions.firstIndex { (session: Session) -> Bool in session.id == id }
  }

  private mutating func freshID() -> String {
    while true {
      lastNumber += 1
      let id = "session-\(lastNumber)"
      if position(id) == nil { return id }
    }
  }
}
