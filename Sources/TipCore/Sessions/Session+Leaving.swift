extension Session {
  /// Takes one tip off the screen; its `dismissed` event comes when its motion ends.
  mutating func leave(
    _ index: Int, reason: String, origin: Origin, animated: Bool, _ outcome: inout Outcome
  ) {
    leave(tips.remove(at: index), .dismissed(reason), origin: origin, animated: animated, &outcome)
  }

  /// Takes every tip off the screen that a rule names, the oldest first.
  mutating func leave(
    where isMeant: (VisibleTip) -> Bool, reason: String, origin: Origin, animated: Bool,
    _ outcome: inout Outcome
  ) {
    for tip in tips.takeAll(where: isMeant) {
      leave(tip, .dismissed(reason), origin: origin, animated: animated, &outcome)
    }
  }

  /// Takes a tip off the screen that may come back.
  mutating func hide(
    _ index: Int, _ cause: KeptTip.Cause, _ reason: HideReason, origin: Origin, animated: Bool,
    _ outcome: inout Outcome
  ) {
    let tip = tips.remove(at: index)
    keep(
      KeptTip(
        spec: tip.spec, step: tip.step, cause: cause, batch: tip.batch, animated: true, isCentered: tip.isCentered))
    leave(tip, .hidden(reason), origin: origin, animated: animated, &outcome)
  }

  /// Tells that a tip goes that is no longer among those on the screen.
  mutating func leave(
    _ tip: VisibleTip, _ ending: Ending, origin: Origin, animated: Bool, _ outcome: inout Outcome
  ) {
    let motion = animated ? going(tip) : .none
    if tip.traits.hasOverlay { outcome.movesOverlay = !motion.isNone }
    run(motion, of: tip.spec.id)
    outcome.add(.removeTip(tip.spec.id, motion))
    if motion.isNone {
      outcome.tell(ending.event(tip.spec.id), origin)
    } else {
      leaving.append(LeavingTip(id: tip.spec.id, ending: ending, origin: origin, endsAt: now + motion.end))
    }
  }

  /// Forgets a tip that may come: it has no motion to wait for, unless it has just been hidden.
  mutating func drop(_ index: Int, reason: String, origin: Origin, _ outcome: inout Outcome) {
    let tip = kept.remove(at: index)
    if tip.hint != nil { outcome.add(.removeHint(tip.spec.id)) }
    finishLeaving(tip.spec.id, &outcome)
    running[tip.spec.id] = nil
    outcome.tell(.dismissed(tip: tip.spec.id, reason: reason), origin)
  }
}
