extension Session {
  /// Tells the windows of other sessions what the steps that appear there are by now, and where they stand.
  mutating func refreshGuests(_ outcome: inout Outcome) {
    guard tour.hasGuests else { return }
    for index in tour.steps.indices where isElsewhere(tour.steps[index]) {
      guard let step = stepPicture(index) else { continue }
      let spec = tour.steps[index]
      outcome.add(
        .refresh(
          home: spec.extras.home, GuestStep(spec: spec, owner: id, step: step, origin: .api, animated: true)))
    }
  }

  /// Takes over what a step of another session's tour is by now, if it is here.
  mutating func refresh(_ step: GuestStep) -> Outcome {
    part(now) { (session: inout Session, outcome: inout Outcome) in
      guard let index = session.index(ofTip: step.spec.id), session.tips[index].guest?.owner == step.owner else {
        return
      }
      session.tips[index].spec = step.spec
      session.tips[index].guest?.step = step.step
      let options = session.options(step.spec)
      guard let layout = session.layout(session.tips[index], options: options) else {
        return session.lose(step.spec.id, &outcome)
      }
      session.relayout(index, layout, options, puts: true, &outcome)
    }
  }
}
