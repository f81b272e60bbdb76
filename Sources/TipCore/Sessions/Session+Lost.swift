extension Session {
  /// Does what its options say with a visible tip whose target is gone.
  mutating func lose(_ id: String, _ outcome: inout Outcome) {
    guard let index = index(ofTip: id) else { return }
    let tip = tips[index]
    let isStep = isCurrentStep(tip)
    if let guest = tip.guest {
      outcome.add(.lost(owner: guest.owner, tip: id))
      return dismissLost(index, &outcome)
    }
    var policy = options(tip.spec).living.lost
    if policy == .auto { policy = tip.step != nil || tip.trigger != .now ? .hide : .dismiss }
    switch policy {
    case .hide: hide(index, cause(tip), .targetLost, origin: .host, animated: true, &outcome)
    case .center: center(index, &outcome)
    case .skip where isStep: skipLost(index, &outcome)
    case .end where isStep:
      endLost(&outcome)
      // The host may be asked first; the tip has no place until then.
      if let index = self.index(ofTip: id) { dismissLost(index, &outcome) }
    case .auto, .dismiss, .skip, .end: dismissLost(index, &outcome)
    }
  }

  /// A tip that the pointer brings waits for the pointer again, since it can wait for both.
  private func cause(_ tip: VisibleTip) -> KeptTip.Cause { tip.trigger == .hover ? .hover : .lost }

  private mutating func dismissLost(_ index: Int, _ outcome: inout Outcome) {
    leave(index, reason: DismissReason.targetLost.rawValue, origin: .host, animated: true, &outcome)
  }

  private mutating func center(_ index: Int, _ outcome: inout Outcome) {
    tips[index].isCentered = true
    let options = options(tips[index].spec)
    guard let layout = layout(tips[index], options: options, isNew: true) else { return }
    relayout(index, layout, options, puts: true, &outcome)
  }

  /// Does what its options say with a tip whose time has come when its target is gone.
  mutating func loseDelayed(_ tip: KeptTip, _ outcome: inout Outcome) {
    let policy = options(tip.spec).living.lost
    let isCurrent = tip.step.map { (step: Int) -> Bool in tour.state == .running(step) } ?? false
    keep(tip)
    kept[kept.count - 1].cause = .lost
    if policy == .hide || policy == .auto && tip.step != nil { return }
    if policy == .center {
      kept.removeLast()
      return comeNow(tip, animated: tip.animated, .timer, isCentered: true, &outcome)
    }
    if policy == .skip, isCurrent { tellSkipped(tip.spec.id, tip.step, &outcome) }
    drop(kept.count - 1, reason: DismissReason.targetLost.rawValue, origin: .timer, &outcome)
    guard isCurrent, tour.transition == nil else { return }
    if policy == .skip { walk(TourCall(request: .next, origin: .host, animated: true), &outcome) }
    if policy == .end { endLost(&outcome) }
  }

  private mutating func endLost(_ outcome: inout Outcome) {
    let reason = TourEndReason.targetLost
    walk(
      TourCall(request: .end(reason.rawValue, tips: reason.dismissal.rawValue), origin: .host, animated: true),
      &outcome)
  }

  private mutating func tellSkipped(_ id: String, _ step: Int?, _ outcome: inout Outcome) {
    guard tour.transition == nil, let step else { return }
    tour.skipped.insert(id)
    outcome.tell(.skipped(tip: id, index: step, reason: .lost), .host)
  }

  /// The tour goes on from a step that it lost.
  private mutating func skipLost(_ index: Int, _ outcome: inout Outcome) {
    tellSkipped(tips[index].spec.id, tips[index].step, &outcome)
    dismissLost(index, &outcome)
    guard tour.transition == nil else { return }
    walk(TourCall(request: .next, origin: .host, animated: true), &outcome)
  }

  /// The tips that were hidden since their target was gone, and whose target is back.
  func comingBack() -> [String] {
    var ids: [String] = []
    for tip in kept where tip.cause == .lost && isPlaceable(tip.spec) { ids.append(tip.spec.id) }
    return ids
  }

  mutating func comeBack(_ id: String, _ outcome: inout Outcome) {
    guard let index = index(ofKept: id) else { return }
    let tip = kept.remove(at: index)
    let trigger = tip.step == nil ? options(tip.spec).living.trigger : .now
    guard trigger != .hint else { return putHint(tip, &outcome) }
    roomyBatch = 0
    present(
      tip.spec, options(tip.spec), step: tip.step, batch: tip.batch, animated: tip.animated, origin: .host, &outcome)
  }
}
