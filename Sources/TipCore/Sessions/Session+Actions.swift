extension Session {
  /// Does an action on a visible tip, whoever asked for it, and returns its name; nil if there was nothing to do.
  mutating func perform(
    _ action: String, on index: Int, _ origin: Origin, _ outcome: inout Outcome
  ) -> String? {
    let tip = tips[index]
    switch action {
    case "none": return nil
    case "next": lead(.next, tip, origin, &outcome)
    case "previous": lead(.previous, tip, origin, &outcome)
    case "end" where tour.state.index != nil || tip.guest != nil:
      lead(.end(TourEndReason.ended.rawValue, tips: DismissReason.ended.rawValue), tip, origin, &outcome)
    case "close" where isCurrentStep(tip):
      lead(.end(TourEndReason.closed.rawValue, tips: DismissReason.close.rawValue), tip, origin, &outcome)
    case "end", "dismiss": dismiss(index, .tap, origin, &outcome)
    case "close": dismiss(index, .close, origin, &outcome)
    default: outcome.tell(.action(name: action, tip: tip.spec.id), origin)
    }
    return action
  }

  /// Whether a tip is the step at which its tour is.
  func isCurrentStep(_ tip: VisibleTip) -> Bool {
    if tip.guest != nil { return true }
    guard case .running(let index) = tour.state else { return false }
    return tip.step == index
  }

  /// Asks the tip's tour, which may be another session's, to go somewhere.
  private mutating func lead(_ request: TourRequest, _ tip: VisibleTip, _ origin: Origin, _ outcome: inout Outcome) {
    let call = TourCall(request: request, origin: origin, animated: true)
    guard let guest = tip.guest else { return walk(call, &outcome) }
    outcome.add(.walk(owner: guest.owner, call))
  }

  /// A tip that the pointer brings is only hidden: it comes again with the pointer.
  private mutating func dismiss(
    _ index: Int, _ reason: DismissReason, _ origin: Origin, _ outcome: inout Outcome
  ) {
    guard tips[index].trigger != .hover else {
      hover.suppressed = tips[index].spec.id
      return hide(index, .hover, .dismissed, origin: origin, animated: true, &outcome)
    }
    leave(index, reason: reason.rawValue, origin: origin, animated: true, &outcome)
  }

  /// Does what the tips on the screen say of something that happened outside of everything.
  mutating func actOutside(
    _ what: OutsideKind, _ point: Point, _ result: inout TapResult, _ outcome: inout Outcome
  ) {
    var minding: [(tip: String, action: String)] = []
    // What each says holds whatever the others do: else the picture could not tell it beforehand.
    for index in tips.indices.reversed() where tips[index].traits.mindsOutside {
      let rule = options(tips[index].spec).living.outside.rule(what)
      result.consumed = result.consumed || rule.consume
      if rule.report { outcome.tell(what.event(tips[index].spec.id, point), what.origin) }
      if rule.action != "none" { minding.append((tips[index].spec.id, rule.action)) }
    }
    for (tip, action) in minding {
      guard let index = index(ofTip: tip) else { continue }
      // However many tips say so, one tap leads one step on.
      if action == "next" || action == "previous", result.actions.contains(action) { continue }
      if let name = perform(action, on: index, what.origin, &outcome) { result.actions.append(name) }
    }
  }
}

/// What can happen outside of everything.
enum OutsideKind: Sendable {
  case tap
  case pointer(PointerKind)

  var origin: Origin {
    switch self {
    case .tap: .tap
    case .pointer: .pointer
    }
  }

  func event(_ tip: String, _ point: Point) -> Event.Kind {
    switch self {
    case .tap: .tapped(region: .outside, tip: tip, point: point)
    case .pointer(let kind): .pointed(kind: kind, tip: tip, point: point)
    }
  }
}

extension TapRule {
  /// Whether it makes any difference outside, where a tap is the host's.
  var isAnything: Bool { consume || report || action != "none" }
}

extension OutsideOptions {
  /// Whether anything happens outside.
  var isAnything: Bool {
    tap.isAnything || press.isAnything || wheel.isAnything || swipe.isAnything
  }

  func rule(_ kind: OutsideKind) -> TapRule {
    switch kind {
    case .tap: tap
    case .pointer(.press): press
    case .pointer(.wheel): wheel
    case .pointer(.swipe): swipe
    case .pointer(.move), .pointer(.leave): TapRule(consume: false, report: false)
    }
  }
}
