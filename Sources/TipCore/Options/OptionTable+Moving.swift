extension OptionTable {
  /// Bounds of a damping ratio: more than 0, at most 1.
  private static let dampings = 1e-6...1
  /// Bounds of a spring's velocity.
  private static let velocities = -1000.0...1000
  /// Bounds of an opacity.
  private static let opacities = 0.0...1
  /// Bounds of a scale.
  private static let scales = 0.0...100
  /// Bounds of the number of keyframes.
  private static let keyframes = 0.0...1000
  /// Bounds of the distance of keyframes from the curve.
  private static let tolerances = 0.0001...1

  static let moving: [OptionRow] = [
    timing(.show, "How a tip comes."), springing(.show), placed(.show), resting,
    timing(.dismiss, "How a tip goes."), springing(.dismiss), placed(.dismiss),
    timing(.move, "How a tip goes on to a new place."), springing(.move),
    timing(.dim, "How the dim comes, goes and takes another colour."),
    timing(.cutout, "How the holes come and change into others."), springing(.cutout),
    timing(.idle, "What a tip does while it stays, over and over.", hasEasing: false), springing(.idle), idling,
    telling,
  ].flatMap { (rows: [OptionRow]) -> [OptionRow] in rows }

  private static let resting: [OptionRow] = [
    transform(
      .show, "final", isInvertible: true, "The transform of a tip that has come; `null`: none.",
      get: { $0.final }, set: { $0.final = $1 })
  ]

  private static let idling: [OptionRow] = [
    number(
      .idle, "scale", scales, .none, "How large it grows with `pulse`.", get: { $0.scale }, set: { $0.scale = $1 }),
    number(
      .idle, "distance", distance, .length, "How far it goes with `bounce` and `float`, away from its target.",
      get: { $0.distance }, set: { $0.distance = $1 }),
  ]

  private static let telling: [OptionRow] = [
    .flag(
      "motion.reduced", "Whether what would move fades, shortly, instead.",
      get: { $0.motion.reduced }, set: { $0.motion.reduced = $1 }),
    .whole(
      "motion.keyframes", keyframes, "Into how many steps of equal length keyframes part each track; 0: none.",
      get: { $0.motion.sampling.keyframes }, set: { $0.motion.sampling.keyframes = $1 }),
    .optional(
      "motion.tolerance", tolerances, .none, "Keyframes as few as keep this close to the easing; `null`: by number.",
      get: { $0.motion.sampling.tolerance }, set: { $0.motion.sampling.tolerance = $1 }),
    .flag(
      "motion.css", "Whether each track has its easing in CSS as well.",
      get: { $0.motion.sampling.css }, set: { $0.motion.sampling.css = $1 }),
  ]

  /// The kind of a role's motion and its times.
  private static func timing(_ role: MotionRole, _ doc: Doc, hasEasing: Bool = true) -> [OptionRow] {
    let easing: [OptionRow] = [
      .easing(
        "motion.\(role.name).easing", "How it goes with time.",
        get: { $0.motion[role].easing }, set: { $0.motion[role].easing = $1 })
    ]
    return [
      .motionKind(
        "motion.\(role.name).kind", role.kinds, doc,
        get: { $0.motion[role].kind }, set: { $0.motion[role].kind = $1 }),
      number(role, "delay", seconds, .seconds, "The wait before it.", get: { $0.delay }, set: { $0.delay = $1 }),
      number(
        role, "duration", seconds, .seconds, "How long it takes.", get: { $0.duration }, set: { $0.duration = $1 }),
    ] + (hasEasing ? easing : [])
  }

  /// What a spring has to know.
  private static func springing(_ role: MotionRole) -> [OptionRow] {
    [
      number(
        role, "damping", dampings, .none, "A spring's damping ratio: 1 does not swing, towards 0 swings more.",
        get: { $0.damping }, set: { $0.damping = $1 }),
      number(
        role, "velocity", velocities, .none, "A spring's velocity at the start, in whole distances a second.",
        get: { $0.velocity }, set: { $0.velocity = $1 }),
    ]
  }

  /// What a tip comes from or goes to.
  private static func placed(_ role: MotionRole) -> [OptionRow] {
    [
      .choice(
        "motion.\(role.name).origin", "What stays in place when it is scaled or turned.",
        get: { $0.motion[role].origin }, set: { $0.motion[role].origin = $1 }),
      number(
        role, "opacity", opacities, .none, "The opacity at the other end.",
        get: { $0.opacity }, set: { $0.opacity = $1 }),
      number(
        role, "scale", scales, .none, "The scale at the other end, with `scale` and `spring`.",
        get: { $0.scale }, set: { $0.scale = $1 }),
      number(
        role, "distance", distance, .length, "The way towards the target at the other end, with `slide`.",
        get: { $0.distance }, set: { $0.distance = $1 }),
      transform(
        role, "transform", isInvertible: false, "The transform at the other end, in place of the kind's own.",
        get: { $0.transform }, set: { $0.transform = $1 }),
    ]
  }

  private static func number(
    _ role: MotionRole, _ name: String, _ bounds: ClosedRange<Double>, _ unit: OptionUnit, _ doc: Doc,
    get: @escaping @Sendable (MotionRule) -> Double, set: @escaping @Sendable (inout MotionRule, Double) -> Void
  ) -> OptionRow {
    .number(
      "motion.\(role.name).\(name)", bounds, unit, doc, get: { get($0.motion[role]) },
      set: { set(&$0.motion[role], $1) })
  }

  private static func transform(
    _ role: MotionRole, _ name: String, isInvertible: Bool, _ doc: Doc,
    get: @escaping @Sendable (MotionRule) -> Transform?, set: @escaping @Sendable (inout MotionRule, Transform?) -> Void
  ) -> OptionRow {
    .optionalTransform(
      "motion.\(role.name).\(name)", isInvertible: isInvertible, doc, get: { get($0.motion[role]) },
      set: { set(&$0.motion[role], $1) })
  }
}
