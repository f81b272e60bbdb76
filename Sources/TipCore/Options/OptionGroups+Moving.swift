/// What moves.
package enum MotionRole: Int, CaseIterable, Sendable {
  /// A tip that comes.
  case show
  /// A tip that goes.
  case dismiss
  /// A tip that goes on to a new place.
  case move
  /// The dim.
  case dim
  /// The holes.
  case cutout
  /// A tip that stays.
  case idle

  /// The name of its group of options.
  package var name: String {
    switch self {
    case .show: "show"
    case .dismiss: "dismiss"
    case .move: "move"
    case .dim: "dim"
    case .cutout: "cutout"
    case .idle: "idle"
    }
  }

  /// The kinds of motion that it takes.
  package var kinds: [MotionKind] {
    switch self {
    case .show, .dismiss: [.none, .fade, .scale, .slide, .spring]
    case .move: [.none, .slide, .spring]
    case .dim: [.none, .fade]
    case .cutout: [.none, .morph, .iris]
    case .idle: [.none, .bounce, .float, .pulse]
    }
  }
}

/// How something moves; each role reads some of the members.
package struct MotionRule: Equatable, Sendable {
  /// Whether there is a motion, and which.
  package var kind = MotionKind.fade
  /// The wait before it, in seconds.
  package var delay = 0.0
  /// How long it takes, in seconds.
  package var duration: Double
  /// How it goes; a `spring` kind is a spring whatever this says.
  package var easing = EasingChoice.named(.linear)
  /// A spring's damping ratio.
  package var damping = 0.7
  /// A spring's velocity at the start, in whole distances a second.
  package var velocity = 0.0
  /// What stays in place.
  package var origin = MotionOrigin.arrow
  /// The opacity at the other end.
  package var opacity = 0.0
  /// The scale at the other end, of the kinds that scale.
  package var scale = 0.9
  /// The way, of the kinds that move.
  package var distance = 8.0
  /// The transform at the other end, in place of the kind's own.
  package var transform: Transform?
  /// The transform of a tip at rest; nil changes nothing.
  package var final: Transform?
}

/// The group `motion`: a rule for each role, in one array so that options stay small to copy.
package struct MotionOptions: Equatable, Sendable {
  private var rules: [MotionRule]
  /// Whether what moves fades instead.
  package var reduced = false
  /// In which further forms motions are told.
  package var sampling = Sampling()

  /// Creates the group with tipd's own rule for each role that is left out.
  package init(
    show: MotionRule = MotionRule(duration: 0.15), dismiss: MotionRule = MotionRule(duration: 0.1),
    move: MotionRule = MotionRule(kind: .none, duration: 0.2, easing: .named(.easeInOut)),
    dim: MotionRule = MotionRule(duration: 0.15),
    cutout: MotionRule = MotionRule(kind: .none, duration: 0.2, easing: .named(.easeInOut)),
    idle: MotionRule = MotionRule(kind: .none, duration: 1.2, damping: 0.4, velocity: 1, scale: 1.1)
  ) {
    rules = [show, dismiss, move, dim, cutout, idle]
  }

  /// The rule of a role.
  package subscript(role: MotionRole) -> MotionRule {
    get { rules[role.rawValue] }
    set { rules[role.rawValue] = newValue }
  }

  /// The rule of a role as it is to be followed: with reduced motion a short fade in place of what moves.
  func rule(_ role: MotionRole) -> MotionRule {
    let rule = self[role]
    guard reduced, rule.kind != .none else { return rule }
    switch role {
    case .move, .cutout, .idle: return MotionRule(kind: .none, duration: 0)
    case .show, .dismiss, .dim:
      return MotionRule(
        delay: rule.delay, duration: min(rule.duration, Self.shortest), opacity: rule.opacity, final: rule.final)
    }
  }

  /// How long a fade takes at most with reduced motion, in seconds.
  private static let shortest = 0.2
}
