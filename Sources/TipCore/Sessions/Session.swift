/// One window: its tips, overlay, options and tour, as a value whose methods return what they changed.
///
/// Time is a parameter of every method and never goes backwards: an earlier time counts as the latest one.
public struct Session: Sendable {
  /// The session's name.
  public let id: String
  /// Grows by one with every outcome that is not empty.
  public internal(set) var revision: Int64 = 0
  /// The window.
  public internal(set) var surroundings: Surroundings

  /// What `initialize` set for all sessions.
  let base: OptionOverrides
  let limits: StoreLimits
  var overrides: OptionOverrides
  /// Named targets; one that is nil is known but gone.
  var targets: [String: Target?]
  /// The tips on the screen, in z order.
  var tips: [VisibleTip] = []
  var leaving: [LeavingTip] = []
  var steps: [TipSpec] = []
  var tourState = TourState.idle
  var dim = DimState()
  /// The overlay as the host last saw it.
  var overlay: OverlayPicture?
  /// What is moving, by the tip's id: to go on from what is on the screen.
  var running: [String: RunningMotion] = [:]
  /// What the overlay is doing.
  var overlayRunning: RunningMotion?
  /// How the overlay that is on the screen moves.
  var overlayRules = MotionOptions()
  var lastZ = 0
  var lastTipNumber = 0
  var now: Double
  /// The texts that were measured last, which the store lends to the session that works.
  var texts = TextCache()

  init(
    id: String, surroundings: Surroundings, base: OptionOverrides, overrides: OptionOverrides,
    targets: [String: Target?], limits: StoreLimits, now: Double
  ) {
    self.id = id
    self.surroundings = surroundings
    self.base = base
    self.overrides = overrides
    self.targets = targets
    self.limits = limits
    self.now = now
  }

  /// The resolved options of a tip.
  func options(_ spec: TipSpec) -> Options {
    Options(layers: base, overrides, spec.overrides, unit: surroundings.unit, fonts: surroundings.fonts)
  }

  /// The target that a tip means now; nil if its name is unknown or its target gone.
  func target(_ reference: TargetReference) -> Target? {
    switch reference {
    case .fixed(let target): target
    case .ref(let name): targets[name] ?? nil
    }
  }

  /// Lays a tip out, a step of the tour or not; nil if its target is gone.
  mutating func layout(_ spec: TipSpec, step: Int?, options: Options, previous: Placement? = nil) -> Layout? {
    guard let target = target(spec.target) else { return nil }
    return TipCore.layout(
      LayoutInput(
        target: target, content: spec.content, surroundings: surroundings, options: options, previous: previous,
        step: stepPicture(step)), &texts)
  }

  /// A visible tip laid out again where it is; nil if its target is gone.
  mutating func layout(_ tip: VisibleTip, options: Options) -> Layout? {
    layout(tip.spec, step: tip.step, options: options, previous: tip.place.placement)
  }

  /// Where a step stands in the tour.
  func stepPicture(_ step: Int?) -> StepPicture? {
    step.map { (index: Int) -> StepPicture in StepPicture(index: index, count: steps.count) }
  }

  /// Whether an id is taken by a tip on the screen, one that is leaving, or a step.
  func isTaken(_ id: String) -> Bool {
    for tip in tips where tip.spec.id == id { return true }
    for tip in leaving where tip.id == id { return true }
    for step in steps where step.id == id { return true }
    return false
  }

  func index(ofTip id: String) -> Int? {
    tips.lastIndex { (tip: VisibleTip) -> Bool in tip.spec.id == id }
  }

  /// Ends a call: the overlay follows the tips, and the revision grows if there is something to tell.
  mutating func finish(_ outcome: inout Outcome) {
    updateOverlay(&outcome)
    if !outcome.isEmpty { revision += 1 }
  }

  mutating func reach(_ time: Double) { now = max(now, time) }
}
