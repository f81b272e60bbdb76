/// What a host reports of its window; nil leaves a member as it is.
public struct SessionUpdate: Sendable {
  /// The window.
  public var surroundings = SurroundingsUpdate()
  /// Options to lay over the session's own.
  public var overrides = OptionOverrides()
  /// Targets that came, moved or, with nil, are gone.
  public var targets: [(name: String, target: Target?)] = []
  /// What holds by now, or does not any more.
  public var conditions: [(name: String, holds: Bool)] = []
  /// What happened, in the host's own words: a step may wait for it.
  public var events: [String] = []

  /// Creates an update that changes nothing.
  public init() {}
}

extension Session {
  /// Takes over what the host reports and lays every visible tip out again; those that changed are put.
  ///
  /// - Throws: `limit`; nothing has changed then.
  public mutating func update(_ update: SessionUpdate, now time: Double) throws(SessionError) -> Outcome {
    var new: Set<String> = []
    var gone: Set<String> = []
    for entry in update.targets {
      let isKnown = targets[entry.name] != nil
      if entry.target != nil, !isKnown { new.insert(entry.name) } else { new.remove(entry.name) }
      if entry.target == nil, isKnown { gone.insert(entry.name) } else { gone.remove(entry.name) }
    }
    guard targets.count + new.count - gone.count <= limits.targetsPerSession else {
      throw .limit(name: "targetsPerSession", value: limits.targetsPerSession)
    }
    var names: Set<String> = []
    for entry in update.conditions where conditions[entry.name] == nil { names.insert(entry.name) }
    guard conditions.count + names.count <= limits.conditionsPerSession else {
      throw .limit(name: "conditionsPerSession", value: limits.conditionsPerSession)
    }
    return call(time) { (session: inout Session, outcome: inout Outcome) in session.take(update, &outcome) }
  }

  private mutating func take(_ update: SessionUpdate, _ outcome: inout Outcome) {
    // Style, reading direction and unit show in more than the place that is compared below.
    let putsAll =
      !update.overrides.isEmpty || update.surroundings.direction != nil
      || update.surroundings.unit != nil
    surroundings.apply(update.surroundings)
    overrides.merge(update.overrides)
    for entry in update.targets { targets[entry.name] = entry.target }
    for entry in update.conditions { conditions[entry.name] = entry.holds }
    relayout(putsAll: putsAll, &outcome)
    lookAgain(&outcome)
    for event in update.events { advance(on: event, &outcome) }
  }

  /// Lays out every visible tip and hint again; those that changed are put, or all of them.
  mutating func relayout(putsAll: Bool, _ outcome: inout Outcome) {
    var lost: [String] = []
    for index in tips.indices {
      if isPlaceable(tips[index].spec) { tips[index].isCentered = false }
      let options = options(tips[index].spec)
      guard let layout = layout(tips[index], options: options) else {
        lost.append(tips[index].spec.id)
        continue
      }
      relayout(index, layout, options, puts: putsAll, &outcome)
    }
    for id in lost { lose(id, &outcome) }
    for id in comingBack() { comeBack(id, &outcome) }
    relayoutHints(puts: putsAll, &outcome)
  }

  /// Lays the tips with texts out again, since a font of the host's has come: they are put.
  mutating func fontsChanged() -> Outcome {
    call(now) { (session: inout Session, outcome: inout Outcome) in
      guard session.tips.contains(where: { (tip: VisibleTip) -> Bool in tip.spec.content.hasText }) else { return }
      session.relayout(putsAll: true, &outcome)
    }
  }

  /// Takes over a new layout of a tip on the screen, and puts it if anything shows.
  mutating func relayout(
    _ index: Int, _ layout: Layout, _ options: Options, puts: Bool, _ outcome: inout Outcome
  ) {
    takeTraits(index, options)
    let place = TipPlace(layout)
    guard puts || place != tips[index].place else { return }
    let old = tips[index].place
    tips[index].place = place
    move(index, from: old, layout: layout, options: options, &outcome)
  }

  private mutating func relayoutHints(puts: Bool, _ outcome: inout Outcome) {
    for index in kept.indices {
      guard case .hint(let old, let z) = kept[index].cause else { continue }
      let options = options(kept[index].spec)
      guard let rect = hintRect(kept[index].spec, options) else {
        kept[index].cause = .lost
        outcome.add(.removeHint(kept[index].spec.id))
        continue
      }
      guard puts || rect != old else { continue }
      kept[index].cause = .hint(rect, z: z)
      outcome.add(.putHint(hintPicture(kept[index], options)))
    }
  }

  /// Lets the tour go on when what its step waits for has happened.
  private mutating func advance(on event: String, _ outcome: inout Outcome) {
    guard case .running(let index) = tour.state, tour.transition == nil else { return }
    guard tour.steps[index].extras.advanceOn == event else { return }
    walk(TourCall(request: .next, origin: .host, animated: true), &outcome)
  }

  /// Ends the session: every tip and the tour end at once, each with its event.
  mutating func close(now time: Double) -> Outcome {
    reach(time)
    var outcome = Outcome()
    for tip in leaving { outcome.tell(tip.ending.event(tip.id), tip.origin) }
    leaving = []
    let reason = TourEndReason.sessionClosed.rawValue
    if tour.state.index != nil || tour.transition != nil {
      withdrawQuestion(.api, &outcome)
      var transition = Transition(
        goal: nil, direction: .next, origin: .api, animated: false, from: tour.state.index,
        hasLeft: tour.transition?.hasLeft ?? false)
      transition.end = (reason, reason)
      // Nobody is asked whether a window may close.
      transition.stage = .leave
      tour.transition = transition
      proceed(&outcome)
    }
    tour.state = .ended
    for tip in tips {
      if let guest = tip.guest { outcome.add(.lost(owner: guest.owner, tip: tip.spec.id)) }
    }
    leaveAll(reason: reason, origin: .api, animated: false, &outcome)
    finish(&outcome)
    count(outcome)
    return outcome
  }
}
