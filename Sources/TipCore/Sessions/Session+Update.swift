/// What a host reports of its window; nil leaves a member as it is.
public struct SessionUpdate: Sendable {
  /// The window.
  public var surroundings = SurroundingsUpdate()
  /// Options to lay over the session's own.
  public var overrides = OptionOverrides()
  /// Targets that came, moved or, with nil, are gone.
  public var targets: [(name: String, target: Target?)] = []

  /// Creates an update that changes nothing.
  public init() {}
}

extension Session {
  /// Takes over what the host reports and lays every visible tip out again; those that changed are put.
  ///
  /// - Throws: `limit`; nothing has changed then.
  public mutating func update(_ update: SessionUpdate, now time: Double) throws(SessionError) -> Outcome {
    var new: Set<String> = []
    for entry in update.targets where targets[entry.name] == nil { new.insert(entry.name) }
    guard targets.count + new.count <= limits.targetsPerSession else {
      throw .limit(name: "targetsPerSession", value: limits.targetsPerSession)
    }
    reach(time)
    // Style, reading direction and unit show in more than the place that is compared below.
    let putsAll =
      !update.overrides.isEmpty || update.surroundings.direction != nil
      || update.surroundings.unit != nil
    surroundings.apply(update.surroundings)
    overrides.merge(update.overrides)
    for entry in update.targets { targets.updateValue(entry.target, forKey: entry.name) }
    var outcome = Outcome()
    relayout(putsAll: putsAll, &outcome)
    finish(&outcome)
    return outcome
  }

  private mutating func relayout(putsAll: Bool, _ outcome: inout Outcome) {
    let before = tips
    tips = []
    for var tip in before {
      let options = options(tip.spec)
      guard let layout = layout(tip, options: options) else {
        leave(tip, reason: .targetLost, origin: .host, animated: true, &outcome)
        continue
      }
      tip.traits = TipTraits(options)
      let place = TipPlace(layout)
      let isChanged = putsAll || place != tip.place
      let old = tip.place
      if isChanged { tip.place = place }
      tips.append(tip)
      if isChanged { move(tips.count - 1, from: old, layout: layout, options: options, &outcome) }
    }
  }

  /// Puts the visible steps again, since their pictures tell how many there are.
  mutating func putSteps(_ outcome: inout Outcome) {
    for index in tips.indices where tips[index].step != nil {
      let options = options(tips[index].spec)
      guard let layout = layout(tips[index], options: options) else { continue }
      tips[index].place = TipPlace(layout)
      putAgain(tips[index], layout: layout, options: options, &outcome)
    }
  }

  /// Ends the session: every tip and the tour end at once, each with its event.
  mutating func close(now time: Double) -> Outcome {
    reach(time)
    var outcome = Outcome()
    for tip in leaving { outcome.tell(.dismissed(tip: tip.id, reason: tip.reason), tip.origin) }
    leaving = []
    leave(where: { (_: VisibleTip) -> Bool in true }, reason: .sessionClosed, origin: .api, animated: false, &outcome)
    if tourState.index != nil { outcome.tell(.ended(reason: .sessionClosed), .api) }
    tourState = .ended
    finish(&outcome)
    return outcome
  }
}
