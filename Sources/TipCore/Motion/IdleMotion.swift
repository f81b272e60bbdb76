extension MotionOptions {
  /// What a tip does while it stays, over and over.
  func idling(_ place: TipPlace) -> Motion {
    let rule = rule(.idle)
    guard rule.kind != .none, rule.duration > 0 else { return .none }
    var out = rest
    switch rule.kind {
    case .pulse:
      out.scale.x *= rule.scale
      out.scale.y *= rule.scale
    default:
      let way = place.wayOut
      out.translate.x += way.x * rule.distance
      out.translate.y += way.y * rule.distance
    }
    var motion = Motion(
      kind: rule.kind, origin: place.origin(self[.show].origin), repeats: true, tracks: [], sampling: sampling)
    let isBounce = rule.kind == .bounce
    // A bounce is thrown in a tenth of its time and springs back in the rest of it.
    var there = rule.track(.transform, from: .transform(rest), to: .transform(out))
    there.duration = rule.duration * (isBounce ? 0.1 : 0.5)
    there.easing = EasingChoice.named(isBounce ? .easeIn : .easeInOut).easing(rule.spring(over: there.duration))
    var back = rule.track(.transform, from: .transform(out), to: .transform(rest))
    back.delay = there.end
    back.duration = rule.duration - there.duration
    back.easing = EasingChoice.named(isBounce ? .spring : .easeInOut).easing(rule.spring(over: back.duration))
    motion.tracks = [there, back]
    return motion
  }
}

extension MotionOptions {
  /// What a marker of some seconds a pulse does; nothing with reduced motion.
  func pulsing(_ frame: Rect, _ period: Double) -> Motion {
    guard period > 0 else { return .none }
    var options = self
    options[.show].final = nil
    options[.idle] = MotionRule(kind: .pulse, duration: period, scale: Self.pulse)
    var place = TipPlace()
    place.bubble = frame
    return options.idling(place)
  }

  /// How large a marker grows.
  private static let pulse = 1.3
}

extension MotionRule {
  fileprivate func spring(over duration: Double) -> Spring {
    Spring(damping: damping, velocity: velocity, duration: duration)
  }
}
