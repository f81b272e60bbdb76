extension Session {
  /// Does what its options say with a visible tip whose target is gone.
  mutating func lose(_ id: String, _ outcome: inout Outcome) {
    guard let index = index(ofTip: id) else { return }
    let tip = tips[index]
    let isStep = isCurrentStep(tip)
    if let guest = tip.guest {
      outcome.errands.append(.lost(owner: guest.owner, tip: id))
      return dismissLost(index, &outcome)
    }
    var policy = options(tip.spec).living.lost
    if policy == .auto { policy = tip.step != nil || tip.trigger != .now ? .hide : .dismiss }
    switch policy {
    case .hide: hide(index, cause(tip), .targetLost, origin: .host, animated: true, &outcome)
    case .center: center(index, &outcome)
    case .skip where isStep: skipLost(index, &outcome)
    case .end where isStep:
      let reason = TourEndReason.targetLost
      let call = TourCall(
        request: .end(reason.rawValue, tips: reason.dismissal.rawValue), origin: .host, animated: true)
      walk(call, &outcome)
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

  /// The tour goes on from a step that it lost.
  private mutating func skipLost(_ index: Int, _ outcome: inout Outcome) {
    let tip = tips[index]
    if tour.transition == nil, let step = tip.step {
      tour.skipped.insert(tip.spec.id)
      outcome.tell(.skipped(tip: tip.spec.id, index: step, reason: .lost), .host)
    }
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
    present(
      tip.spec, options(tip.spec), step: tip.step, batch: tip.batch, animated: tip.animated, origin: .host, &outcome)
  }
}
