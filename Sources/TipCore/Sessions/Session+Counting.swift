extension Session {
  /// Where a step stands in the tour.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func stepPicture(_ step: Int?) -> StepPicture? {
    step.map { (index: Int) -> StepPicture in
      guard tour.hasConditions || !tour.skipped.isEmpty else {
        return StepPicture(index: index, count: tour.steps.count)
      }
      var picture = StepPicture(index: index, count: tour.steps.count)
      picture.number = 1
      picture.total = 0
      for other in tour.steps.indices where other == index || isCounted(other) {
        picture.total += 1
        if other < index { picture.number += 1 }
      }
      return picture
    }
  }

  /// Where a tip stands in its tour, which may be another session's.
  func stepPicture(_ tip: VisibleTip) -> StepPicture? { tip.guest?.step ?? stepPicture(tip.step) }

  /// Whether a step is one of those that progress counts.
  private func isCounted(_ index: Int) -> Bool {
    isAllowed(index) && !tour.skipped.contains(tour.steps[index].id)
  }

  /// Whether all conditions of a step hold.
  private func isAllowed(_ index: Int) -> Bool {
    for condition in tour.steps[index].extras.conditions {
      guard conditions[condition.name] ?? false != condition.isNegated else { return false }
    }
    return true
  }

  /// The nearest step in a direction whose conditions hold, and tells of those that are passed over; nil at the end.
  mutating func allowedStep(
    from start: Int?, _ direction: TourDirection, origin: Origin, wraps: Bool? = nil, _ outcome: inout Outcome
  ) -> Int? {
    let count = tour.steps.count
    guard count > 0 else { return nil }
    let wraps = wraps ?? Options(layers: base, overrides).living.wraps
    var index = start ?? -1
    for _ in 0..<count {
      index += direction == .next ? 1 : -1
      if index < 0 || index >= count {
        guard wraps, start != nil else { return nil }
        index = direction == .next ? 0 : count - 1
      }
      if index == start { return nil }
      if isAllowed(index) { return index }
      outcome.tell(.skipped(tip: tour.steps[index].id, index: index, reason: .condition), origin)
    }
    return nil
  }

  /// Which steps progress counts; empty for all.
  var countedSteps: [Bool] {
    guard tour.hasConditions || !tour.skipped.isEmpty else { return [] }
    let counted = tour.steps.indices.map { (index: Int) -> Bool in isCounted(index) }
    return counted.contains(false) ? counted : []
  }

  /// Puts the visible steps again when other steps are counted than the host was told.
  mutating func putCountedSteps(_ outcome: inout Outcome) {
    let counted = countedSteps
    guard counted != tour.toldCounted || tour.toldTotal != total(counted) else { return }
    putSteps(&outcome)
  }

  func total(_ counted: [Bool]) -> Int {
    counted.isEmpty ? tour.steps.count : counted.count { (isCounted: Bool) -> Bool in isCounted }
  }

  /// Puts the visible steps again, but for those that this call has put already.
  mutating func putSteps(_ outcome: inout Outcome) {
    tour.toldCounted = countedSteps
    tour.toldTotal = total(tour.toldCounted)
    refreshGuests(&outcome)
    for index in tips.indices where tips[index].step != nil && !outcome.hasPut(tips[index].spec.id) {
      let options = options(tips[index].spec)
      guard let layout = layout(tips[index], options: options) else { continue }
      tips[index].place = TipPlace(layout)
      putAgain(tips[index], layout: layout, options: options, &outcome)
    }
  }
}

extension Outcome {
  fileprivate func hasPut(_ id: String) -> Bool {
    for change in changes {
      if case .putTip(let picture, _) = change, picture.id == id { return true }
    }
    return false
  }
}
