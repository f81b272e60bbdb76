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
  /// The time of the next timer; nil while nothing is pending.
  public internal(set) var nextDeadline: Double?

  /// What `initialize` set for all sessions.
  let base: OptionOverrides
  let limits: StoreLimits
  var overrides: OptionOverrides
  /// Named targets, those that are there.
  var targets: [String: Target]
  /// What holds, by name; what has no name here does not.
  var conditions: [String: Bool] = [:]

  /// The tips on the screen, in z order.
  var tips: [VisibleTip] = []
  var leaving: [LeavingTip] = []
  /// The tips that may come, in the order in which they were shown.
  var kept: [KeptTip] = []
  var tour = Tour()
  var hover = HoverState()
  /// The button that has the focus.
  var focus: Focus?
  /// A tap that waits for the end of a motion.
  var waitingTap: WaitingTap?

  var dim = DimState()
  /// What the host was told last beside changes; nil if it does not want to hear it.
  var told: SessionFacts?
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
  var lastBatch = 0
  /// The last call that made room for its tips.
  var roomyBatch = 0
  var now: Double
  /// The texts that were measured last, which the store lends to the session that works.
  var texts = TextCache()

  init(
    id: String, surroundings: Surroundings, base: OptionOverrides, overrides: OptionOverrides,
    targets: [String: Target], limits: StoreLimits, now: Double
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
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func options(_ spec: TipSpec) -> Options {
    Options(layers: base, overrides, spec.overrides, unit: surroundings.unit, fonts: surroundings.fonts)
  }

  /// The target that a tip means now; nil if its name is unknown or its target gone.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func target(_ reference: TargetReference) -> Target? {
    switch reference {
    case .none: nil
    case .fixed(let target): target
    case .ref(let name): targets[name]
    }
  }

  /// Whether a tip has a place to be: its target is there, or it needs none.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func isPlaceable(_ spec: TipSpec) -> Bool {
    if case .none = spec.target { return true }
    return target(spec.target) != nil
  }

  /// Whether a step appears in another session's window.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func isElsewhere(_ spec: TipSpec) -> Bool { !spec.extras.home.isEmpty && spec.extras.home != id }

  /// A tip laid out where it is; nil if its target is gone and it may not stand in the middle.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  mutating func layout(_ tip: VisibleTip, options: Options, isNew: Bool = false) -> Layout? {
    guard isPlaceable(tip.spec) || tip.isCentered else { return nil }
    return TipCore.layout(
      LayoutInput(
        target: target(tip.spec.target), content: tip.spec.content, surroundings: surroundings, options: options,
        previous: isNew ? nil : tip.place.placement, frame: tip.frame, step: stepPicture(tip)), &texts)
  }

  /// Whether an id is taken by a tip on the screen, one that is leaving, one that may come, or a step.
  func isTaken(_ id: String) -> Bool {
    if index(ofTip: id) != nil || index(ofKept: id) != nil { return true }
    for tip in leaving where tip.id == id { return true }
    return tour.index(of: id) != nil
  }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func index(ofTip id: String) -> Int? {
    for index in tips.indices.reversed() where tips[index].spec.id == id { return index }
    return nil
  }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func index(ofKept id: String) -> Int? {
    for index in kept.indices.reversed() where kept[index].spec.id == id { return index }
    return nil
  }

  // As in Outcome: done in many places.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  mutating func keep(_ tip: KeptTip) { kept.append(tip) }

  mutating func reach(_ time: Double) { now = max(now, time) }

  /// Does the work of one call: time first, then the body, then what follows from it.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  mutating func call<Failure: Error>(
    _ time: Double, _ body: (inout Session, inout Outcome) throws(Failure) -> Void
  ) throws(Failure) -> Outcome {
    let outcome = try part(time, body)
    count(outcome)
    return outcome
  }

  /// Does what is told as a part of a larger whole, which is counted as one.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  mutating func part<Failure: Error>(
    _ time: Double, _ body: (inout Session, inout Outcome) throws(Failure) -> Void
  ) throws(Failure) -> Outcome {
    reach(time)
    var outcome = Outcome()
    try body(&self, &outcome)
    finish(&outcome)
    return outcome
  }

  /// Counts an outcome that is told.
  mutating func count(_ outcome: Outcome) {
    if !outcome.isEmpty { revision += 1 }
  }

  /// A tip that is gone needs no pointer, no tap and no time any more.
  private mutating func forgetWhatIsGone() {
    if let opening = hover.opening, !isKeptForPointer(opening.tip) { hover.opening = nil }
    if let closing = hover.closing, index(ofTip: closing.tip) == nil { hover.closing = nil }
    if let tap = waitingTap, index(ofTip: tap.hit.tip) == nil { waitingTap = nil }
  }

  private func isKeptForPointer(_ id: String) -> Bool {
    guard let index = index(ofKept: id) else { return false }
    return kept[index].cause == .hover
  }

  /// Ends a call: steps, focus and overlay follow the tips.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  mutating func finish(_ outcome: inout Outcome) {
    putCountedSteps(&outcome)
    updateFocus(&outcome)
    forgetWhatIsGone()
    updateOverlay(&outcome)
    nextDeadline = deadline()
  }
}
