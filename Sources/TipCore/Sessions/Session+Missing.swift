extension Session {
  /// Does what the step's options say when its target is not there.
  mutating func miss(_ goal: Int, _ rules: MissingOptions, _ transition: Transition, _ outcome: inout Outcome) {
    switch rules.policy {
    case .wait:
      tour.transition?.stage = .wait
      guard !transition.hasWaited else { return }
      tellLeft(transition, &outcome)
      tour.transition?.hasWaited = true
      tour.transition?.deadline = rules.timeout.map { (seconds: Double) -> Double in now + seconds }
      tellWaiting(goal, transition.origin, &outcome)
    case .skip: skip(goal, .missing, transition.origin, &outcome)
    case .center: enterCentered(goal, transition, &outcome)
    case .end: endForMissing()
    }
  }

  /// Tells that the tour waits for the target of a step.
  func tellWaiting(_ step: Int, _ origin: Origin, _ outcome: inout Outcome) {
    var name: String?
    if case .ref(let ref) = tour.steps[step].target { name = ref }
    outcome.tell(.waiting(tip: tour.steps[step].id, index: step, ref: name), origin)
  }

  /// Looks whether the target that the tour waits for is there by now.
  mutating func lookAgain(_ outcome: inout Outcome) {
    withdrawIfFound(&outcome)
    guard let transition = tour.transition, transition.stage == .wait, let goal = transition.goal else { return }
    let spec = tour.steps[goal]
    guard isElsewhere(spec) || isPlaceable(spec) else { return }
    tour.transition?.stage = .place
    proceed(&outcome)
  }

  /// Withdraws the question for a target that is there by now, if it was asked since there was none.
  private mutating func withdrawIfFound(_ outcome: inout Outcome) {
    guard let goal = tour.transition?.goal, tour.transition?.question?.kind == .resolve else { return }
    let spec = tour.steps[goal]
    guard isPlaceable(spec), options(spec).living.resolve.ask == .missing else { return }
    withdrawQuestion(.host, &outcome)
    proceed(&outcome)
  }

  /// Goes on when a question was not answered, or a target did not turn up, in time.
  mutating func transitionIsDue(_ outcome: inout Outcome) {
    guard let transition = tour.transition else { return }
    tour.transition?.deadline = nil
    if transition.question != nil {
      withdrawQuestion(.timer, &outcome)
    } else if let goal = transition.goal {
      switch options(tour.steps[goal]).living.missing.then {
      case .skip: skip(goal, .missing, .timer, &outcome)
      case .center: enterCentered(goal, transition, &outcome)
      case .end: endForMissing()
      }
    }
    proceed(&outcome)
  }

  /// A step of another window cannot stand in the middle there if there is no such window: it stands in this one.
  private mutating func enterCentered(_ goal: Int, _ transition: Transition, _ outcome: inout Outcome) {
    enter(goal, transition, isCentered: true, &outcome)
  }

  private mutating func endForMissing() {
    let reason = TourEndReason.targetLost
    tour.transition?.goal = nil
    tour.transition?.end = (reason.rawValue, reason.dismissal.rawValue)
    tour.transition?.stage = .leave
  }

  /// Passes a step over: the transition goes on to the one behind it, or the tour ends, or stays where it was.
  mutating func skip(_ goal: Int, _ reason: SkipReason, _ origin: Origin, _ outcome: inout Outcome) {
    guard let transition = tour.transition else { return }
    tour.skipped.insert(tour.steps[goal].id)
    outcome.tell(.skipped(tip: tour.steps[goal].id, index: goal, reason: reason), origin)
    let passed = transition.passed + 1
    // Round and round a tour of which no step can be shown it would never end.
    let goal =
      passed < tour.steps.count ? allowedStep(from: goal, transition.direction, origin: origin, &outcome) : nil
    tour.transition?.passed = passed
    tour.transition?.hasWaited = false
    tour.transition?.deadline = nil
    tour.transition?.goal = goal
    tour.transition?.stage = goal == nil ? .leave : .confirmEnter
    guard goal == nil, transition.direction == .previous else { return }
    outcome.tell(.unchanged(reason: .atFirst, tip: nil), origin)
    stay(origin, &outcome)
  }

  /// What must be brought into view for a step: hole and tip where its target is, if they are not all in view.
  func toReveal(_ spec: TipSpec) -> Rect? {
    guard var target = target(spec.target) else { return nil }
    let whole = target.rect
    let isCut = target.clip.map { (clip: Rect) -> Bool in clip.intersection(whole) != whole } ?? false
    target.clip = nil
    var wide = Surroundings(
      bounds: whole.grown(by: Self.far), direction: surroundings.direction, unit: surroundings.unit)
    wide.fonts = surroundings.fonts
    let layout = TipCore.layout(
      LayoutInput(target: target, content: spec.content, surroundings: wide, options: options(spec)))
    var reveal = whole.union(layout.frame)
    for cutout in layout.cutouts { reveal = reveal.union(cutout.rect) }
    let view = surroundings.region(for: whole)
    return isCut || view.intersection(reveal) != reveal ? reveal : nil
  }

  /// Farther than any tip is large.
  private static let far = 100_000.0
}
