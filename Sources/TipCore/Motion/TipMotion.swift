extension MotionRule {
  /// The easing; a spring is solved, which takes time, only if there is one.
  private var timing: Easing {
    let choice = kind == .spring ? EasingChoice.named(.spring) : easing
    return choice.easing(Spring(damping: damping, velocity: velocity, duration: duration))
  }

  /// A track of this rule.
  func track(_ property: TrackProperty, from: TrackValue, to: TrackValue) -> Track {
    Track(property: property, from: from, to: to, delay: delay, duration: duration, easing: timing)
  }

  /// The transform at the end where the tip is away.
  fileprivate func away(_ place: TipPlace, rest: Transform) -> Transform {
    if let transform { return transform }
    switch kind {
    case .scale, .spring: return Transform(scale: scale)
    case .slide:
      let way = place.wayOut
      var start = rest
      start.translate.x -= way.x * distance
      start.translate.y -= way.y * distance
      return start
    case .none, .fade, .bounce, .float, .pulse, .morph, .iris: return rest
    }
  }
}

extension MotionOptions {
  /// The transform of a tip at rest.
  var rest: Transform { self[.show].final ?? .identity }

  /// How a tip comes.
  func coming(_ place: TipPlace) -> Motion {
    let rule = rule(.show)
    return motion(rule, place, from: (rule.opacity, rule.away(place, rest: rest)), to: (1, rest))
  }

  /// How a tip goes.
  func going(_ place: TipPlace) -> Motion {
    let rule = rule(.dismiss)
    return motion(rule, place, from: (1, rest), to: (rule.opacity, rule.away(place, rest: rest)))
  }

  /// How a tip goes on from a place that lies `way` from its new one.
  func moving(_ way: Point, _ place: TipPlace) -> Motion {
    let rule = rule(.move)
    var start = rest
    start.translate.x += way.x
    start.translate.y += way.y
    return motion(rule, place, from: (1, start), to: (1, rest))
  }

  private func motion(
    _ rule: MotionRule, _ place: TipPlace, from: (opacity: Double, transform: Transform),
    to: (opacity: Double, transform: Transform)
  ) -> Motion {
    guard rule.kind != .none else { return .none }
    var motion = Motion(kind: rule.kind, tracks: [], sampling: sampling)
    if from.opacity != to.opacity {
      motion.tracks.append(rule.track(.opacity, from: .number(from.opacity), to: .number(to.opacity)))
    }
    if from.transform != to.transform {
      motion.origin = place.origin(rule.origin)
      motion.tracks.append(rule.track(.transform, from: .transform(from.transform), to: .transform(to.transform)))
    }
    return motion
  }
}

extension TipPlace {
  /// What stays in place.
  func origin(_ origin: MotionOrigin) -> Point {
    guard origin == .arrow, let arrow else { return bubble.center }
    return arrow.tip
  }

  /// The direction away from the target, upwards without one.
  var wayOut: Point {
    guard let side = placement?.side else { return Point(y: -1) }
    return Point(side.axis, side.isFar ? 1 : -1, 0)
  }
}
