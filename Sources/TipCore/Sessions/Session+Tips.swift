extension Session {
  /// Puts tips on the screen, after those whose lifetime ends with the coming of others.
  ///
  /// - Throws: `tipExists`, `unknownTarget` or `limit`; nothing has changed then.
  public mutating func show(_ specs: [TipSpec], animated: Bool, now time: Double) throws(SessionError) -> Outcome {
    let named = try named(specs, needTargets: true)
    reach(time)
    var outcome = Outcome()
    makeRoom(&outcome, reason: .replaced, origin: .api, animated: animated)
    for spec in named { present(spec, step: nil, animated: animated, origin: .api, &outcome) }
    finish(&outcome)
    return outcome
  }

  /// Takes tips off the screen; an id that is not there is told as unchanged.
  public mutating func dismiss(_ ids: [String], animated: Bool, now time: Double) -> Outcome {
    reach(time)
    var outcome = Outcome()
    for id in ids {
      if let index = index(ofTip: id) {
        leave(index, reason: .api, origin: .api, animated: animated, &outcome)
      } else {
        outcome.tell(.unchanged(reason: .unknownTip, tip: id), .api)
      }
    }
    finish(&outcome)
    return outcome
  }

  /// Takes all tips off the screen.
  public mutating func dismissAll(animated: Bool, now time: Double) -> Outcome {
    reach(time)
    var outcome = Outcome()
    leave(where: { (_: VisibleTip) -> Bool in true }, reason: .api, origin: .api, animated: animated, &outcome)
    finish(&outcome)
    return outcome
  }

  /// Gives ids to the tips that have none and checks the ids of the others, the targets and the limit.
  mutating func named(_ specs: [TipSpec], needTargets: Bool) throws(SessionError) -> [TipSpec] {
    guard tips.count + leaving.count + steps.count + specs.count <= limits.tipsPerSession else {
      throw .limit(name: "tipsPerSession", value: limits.tipsPerSession)
    }
    var named = specs
    var seen: Set<String> = []
    for (index, spec) in specs.enumerated() where !spec.id.isEmpty {
      guard !isTaken(spec.id), seen.insert(spec.id).inserted else { throw .tipExists(spec.id, index: index) }
    }
    for (index, spec) in specs.enumerated() {
      if case .ref(let name) = spec.target, needTargets, target(spec.target) == nil {
        throw .unknownTarget(name, index: index)
      }
    }
    for index in named.indices where named[index].id.isEmpty { named[index].id = freshID(&seen) }
    return named
  }

  private mutating func freshID(_ seen: inout Set<String>) -> String {
    while true {
      lastTipNumber += 1
      let id = "tip-\(lastTipNumber)"
      if !isTaken(id), seen.insert(id).inserted { return id }
    }
  }

  /// Dismisses every tip whose lifetime ends when another comes.
  mutating func makeRoom(_ outcome: inout Outcome, reason: DismissReason, origin: Origin, animated: Bool) {
    leave(
      where: { (tip: VisibleTip) -> Bool in tip.traits.lifetime == .untilNext }, reason: reason, origin: origin,
      animated: animated, &outcome)
  }

  /// Puts one tip on the screen, in front of all others.
  mutating func present(
    _ spec: TipSpec, step: Int?, animated: Bool, origin: Origin, _ outcome: inout Outcome
  ) {
    let options = options(spec)
    guard let layout = layout(spec, step: step, options: options) else { return }
    let motion = animated ? options.motion.coming(TipPlace(layout)).continuing(running[spec.id], at: now) : .none
    lastZ += 1
    let tip = VisibleTip(
      spec: spec, place: TipPlace(layout), z: lastZ, shownAt: now + motion.end, step: step, traits: TipTraits(options))
    tips.append(tip)
    wakeDim(options)
    if options.overlay.visible { outcome.movesOverlay = !motion.isNone }
    let picture = picture(tip, layout: layout, options: options)
    run(motion, then: picture.idle, of: spec.id)
    outcome.changes.append(.putTip(picture, motion))
    if motion.isNone { tellShown(tips.count - 1, origin, &outcome) }
  }

  mutating func tellShown(_ index: Int, _ origin: Origin, _ outcome: inout Outcome) {
    let id = tips[index].spec.id
    tips[index].shownAt = nil
    if running[id]?.idle.isNone == true { running[id] = nil }
    outcome.tell(.shown(tip: id), origin)
  }

  /// Takes one tip off the screen; its `dismissed` event comes when its motion ends.
  mutating func leave(
    _ index: Int, reason: DismissReason, origin: Origin, animated: Bool, _ outcome: inout Outcome
  ) {
    leave(tips.remove(at: index), reason: reason, origin: origin, animated: animated, &outcome)
  }

  /// Takes every tip off the screen that a rule names, the oldest first.
  mutating func leave(
    where isMeant: (VisibleTip) -> Bool, reason: DismissReason, origin: Origin, animated: Bool,
    _ outcome: inout Outcome
  ) {
    let going = tips.filter(isMeant)
    guard !going.isEmpty else { return }
    tips.removeAll(where: isMeant)
    for tip in going { leave(tip, reason: reason, origin: origin, animated: animated, &outcome) }
  }

  /// Tells that a tip goes that is no longer among those on the screen.
  mutating func leave(
    _ tip: VisibleTip, reason: DismissReason, origin: Origin, animated: Bool, _ outcome: inout Outcome
  ) {
    let motion = animated ? going(tip) : .none
    if tip.traits.hasOverlay { outcome.movesOverlay = !motion.isNone }
    run(motion, of: tip.spec.id)
    outcome.changes.append(.removeTip(tip.spec.id, motion))
    if motion.isNone {
      outcome.tell(.dismissed(tip: tip.spec.id, reason: reason), origin)
    } else {
      leaving.append(LeavingTip(id: tip.spec.id, reason: reason, origin: origin, endsAt: now + motion.end))
    }
  }
}
