/// What a session's picture has beside its tips, hints and overlay.
public struct SessionFacts: Equatable, Sendable {
  /// The window; nil before it was told.
  public var bounds: Rect?
  /// The reading direction.
  public var direction: Direction?
  /// What each key does.
  public var keys: [KeyPicture] = []
  /// The tip with the focus; nil if none has it.
  public var focusedTip: String?
  /// Its button.
  public var focusedButton: String?
  /// The tour.
  public var tour = TourPicture(state: .idle, count: 0, total: 0)
}

/// What of these is another one than the host was told; what is nil is not.
public struct SessionNews: Sendable {
  /// The window.
  public var bounds: Rect?
  /// The reading direction.
  public var direction: Direction?
  /// What each key does now.
  public var keys: [KeyPicture]?
  /// Whether the focus is elsewhere.
  public var movesFocus = false
  /// The tour.
  public var tour: TourPicture?

  /// Whether there is nothing to tell.
  public var isEmpty: Bool { bounds == nil && direction == nil && keys == nil && !movesFocus && tour == nil }

  /// Creates news of nothing.
  public init() {}
}

extension Session {
  /// What is to be told beside an outcome; told alone, it is counted like one.
  ///
  /// Nothing unless the host wants to hear it.
  public mutating func news(beside outcome: Outcome, tour: TourPicture) -> SessionNews {
    guard let last = told else { return SessionNews() }
    let facts = facts(tour)
    told = facts
    var news = SessionNews()
    if facts.bounds != last.bounds { news.bounds = facts.bounds }
    if facts.direction != last.direction { news.direction = facts.direction }
    if facts.keys != last.keys { news.keys = facts.keys }
    news.movesFocus = facts.focusedTip != last.focusedTip || facts.focusedButton != last.focusedButton
    if facts.tour != last.tour { news.tour = facts.tour }
    if outcome.isEmpty, !news.isEmpty { revision += 1 }
    return news
  }

  private func facts(_ tour: TourPicture) -> SessionFacts {
    SessionFacts(
      bounds: surroundings.bounds, direction: surroundings.direction, keys: keyPictures, focusedTip: focus?.tip,
      focusedButton: focus?.button, tour: tour)
  }
}
