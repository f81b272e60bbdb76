extension Session {
  /// Adds steps to the end of the tour; those that are visible are put again.
  ///
  /// - Throws: `tipExists` or `limit`; nothing has changed then.
  public mutating func add(_ specs: [TipSpec], now time: Double) throws(SessionError) -> Outcome {
    let named = try named(specs, needTargets: false)
    reach(time)
    steps.append(contentsOf: named)
    var outcome = Outcome()
    putSteps(&outcome)
    finish(&outcome)
    return outcome
  }

  /// Goes to the next step, to the first of a tour that has not begun, or past the last to its end.
  ///
  /// - Throws: `unknownTarget` if the step's target is not there; nothing has changed then.
  public mutating func next(animated: Bool, origin: Origin, now time: Double) throws(SessionError) -> Outcome {
    switch tourState {
    case .ended: return unchanged(.ended, origin, time)
    case .idle where steps.isEmpty: return unchanged(.empty, origin, time)
    case .idle: return try go(from: nil, to: 0, .next, animated, origin, time)
    case .running(let index) where index + 1 < steps.count:
      return try go(from: index, to: index + 1, .next, animated, origin, time)
    case .running: return endTour(.completed, animated: animated, origin: origin, now: time)
    }
  }

  /// Goes back one step.
  ///
  /// - Throws: `unknownTarget` if the step's target is not there; nothing has changed then.
  public mutating func previous(animated: Bool, origin: Origin, now time: Double) throws(SessionError) -> Outcome {
    switch tourState {
    case .ended: return unchanged(.ended, origin, time)
    case .idle: return unchanged(.notStarted, origin, time)
    case .running(0): return unchanged(.atFirst, origin, time)
    case .running(let index): return try go(from: index, to: index - 1, .previous, animated, origin, time)
    }
  }

  /// Ends a running tour and dismisses its tips; a tour that does not run stays as it is.
  mutating func endTour(_ reason: TourEndReason, animated: Bool, origin: Origin, now time: Double) -> Outcome {
    guard case .running(let index) = tourState else { return unchanged(.notStarted, origin, time) }
    reach(time)
    var outcome = Outcome()
    outcome.tell(.left(tip: steps[index].id, from: index, to: nil, direction: .next), origin)
    tourState = .ended
    leave(
      where: { (tip: VisibleTip) -> Bool in tip.step != nil }, reason: reason.dismissal, origin: origin,
      animated: animated, &outcome)
    outcome.tell(.ended(reason: reason), origin)
    finish(&outcome)
    return outcome
  }

  /// The one way from step to step: leave, then one change that moves hole, tip and index together.
  private mutating func go(
    from old: Int?, to new: Int, _ direction: TourDirection, _ animated: Bool, _ origin: Origin, _ time: Double
  ) throws(SessionError) -> Outcome {
    let spec = steps[new]
    if case .ref(let name) = spec.target, target(spec.target) == nil { throw .unknownTarget(name, index: nil) }
    reach(time)
    var outcome = Outcome()
    if let old {
      let id = steps[old].id
      outcome.tell(.left(tip: id, from: old, to: new, direction: direction), origin)
      // Going back takes off what going forward had put on, whatever its lifetime.
      if direction == .previous, let position = index(ofTip: id) {
        leave(position, reason: .left, origin: origin, animated: animated, &outcome)
      }
    }
    tourState = .running(new)
    enter(spec, new, animated, origin, &outcome)
    finish(&outcome)
    return outcome
  }

  private mutating func enter(
    _ spec: TipSpec, _ step: Int, _ animated: Bool, _ origin: Origin, _ outcome: inout Outcome
  ) {
    // A step that lives forever is still there when the tour comes back to it: it only moves to the front.
    if let position = index(ofTip: spec.id) {
      var tip = tips.remove(at: position)
      // Before it is back among the others: its own lifetime may be another one by now.
      makeRoom(&outcome, reason: .left, origin: origin, animated: animated)
      lastZ += 1
      tip.z = lastZ
      tips.append(tip)
      let options = options(spec)
      wakeDim(options)
      if options.overlay.visible { outcome.movesOverlay = animated && options.motion[.show].kind != .none }
      if let layout = layout(tip, options: options) {
        putAgain(tip, layout: layout, options: options, &outcome)
      }
      return
    }
    makeRoom(&outcome, reason: .left, origin: origin, animated: animated)
    finishLeaving(spec.id, &outcome)
    present(spec, step: step, animated: animated, origin: origin, &outcome)
  }

  /// A tip that comes back while it is still leaving has left first.
  private mutating func finishLeaving(_ id: String, _ outcome: inout Outcome) {
    guard let index = leaving.firstIndex(where: { (tip: LeavingTip) -> Bool in tip.id == id }) else { return }
    let tip = leaving.remove(at: index)
    outcome.tell(.dismissed(tip: id, reason: tip.reason), tip.origin)
  }

  mutating func unchanged(_ reason: UnchangedReason, _ origin: Origin, _ time: Double) -> Outcome {
    reach(time)
    var outcome = Outcome()
    outcome.tell(.unchanged(reason: reason, tip: nil), origin)
    finish(&outcome)
    return outcome
  }
}

extension TourEndReason {
  /// The reason that the tour's tips give.
  var dismissal: DismissReason {
    switch self {
    case .completed: .completed
    case .ended: .ended
    case .sessionClosed: .sessionClosed
    }
  }
}
