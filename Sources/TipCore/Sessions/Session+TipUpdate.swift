/// What a host changes of one tip; nil leaves a member as it is.
public struct TipUpdate: Sendable {
  /// What it belongs to.
  public var target: TargetReference?
  /// What stands in it.
  public var content: Content?
  /// Options to lay over its own.
  public var overrides = OptionOverrides()
  /// Anything of the host's, as JSON text.
  public var data: [UInt8]?
  /// The final frame that the host's window system gave; until the target or the content changes.
  public var frame: Rect?
  /// Words for a screen reader.
  public var accessibility: AccessibleWords?

  /// Creates an update that changes nothing.
  public init() {}

  func apply(to spec: inout TipSpec) {
    spec.target = target ?? spec.target
    spec.content = content ?? spec.content
    spec.overrides.merge(overrides)
    spec.data = data ?? spec.data
    if let accessibility { spec.extras.accessibility = accessibility }
  }
}

extension Session {
  /// Changes one tip: on the screen, one that may come, or a step of the tour.
  ///
  /// - Throws: `unknownTip`, or `unknownTarget` if a tip that is no step is to get a target that is not there.
  public mutating func update(
    _ id: String, _ update: TipUpdate, animated: Bool, now time: Double
  ) throws(SessionError) -> Outcome {
    let isStep = tour.index(of: id) != nil
    guard isStep || index(ofTip: id) != nil || index(ofKept: id) != nil else { throw .unknownTip(id) }
    if case .ref(let name)? = update.target, !isStep, targets[name] == nil {
      throw .unknownTarget(name, index: nil)
    }
    return call(time) { (session: inout Session, outcome: inout Outcome) in
      session.change(id, update, animated: animated, &outcome)
    }
  }

  private mutating func change(_ id: String, _ update: TipUpdate, animated: Bool, _ outcome: inout Outcome) {
    if let step = tour.index(of: id) {
      update.apply(to: &tour.steps[step])
      if isElsewhere(tour.steps[step]) { refreshGuests(&outcome) }
    }
    if let index = index(ofKept: id) {
      change(kept: index, update, &outcome)
      return lookAgain(&outcome)
    }
    guard let index = index(ofTip: id) else { return lookAgain(&outcome) }
    update.apply(to: &tips[index].spec)
    if update.target != nil || update.content != nil { tips[index].frame = nil }
    tips[index].frame = update.frame ?? tips[index].frame
    if isPlaceable(tips[index].spec) { tips[index].isCentered = false }
    let options = options(tips[index].spec)
    guard let layout = layout(tips[index], options: options) else { return lose(id, &outcome) }
    guard animated else {
      tips[index].place = TipPlace(layout)
      takeTraits(index, options)
      return putAgain(tips[index], layout: layout, options: options, &outcome)
    }
    relayout(index, layout, options, puts: true, &outcome)
  }

  private mutating func change(kept index: Int, _ update: TipUpdate, _ outcome: inout Outcome) {
    update.apply(to: &kept[index].spec)
    let tip = kept[index]
    if case .lost = tip.cause, isPlaceable(tip.spec) { return comeBack(tip.spec.id, &outcome) }
    let trigger = options(tip.spec).living.trigger
    let isHint = tip.hint != nil
    if tip.step == nil, isHint && trigger != .hint || tip.cause == .hover && trigger != .hover {
      // What is to bring it by now brings it as if it were new.
      kept.remove(at: index)
      if isHint { outcome.add(.removeHint(tip.spec.id)) }
      lastBatch += 1
      return bring(tip.spec, step: nil, batch: lastBatch, animated: tip.animated, .api, &outcome)
    }
    guard isHint else { return }
    // The marker may have another place or look; it comes to the front with its change.
    kept.remove(at: index)
    putHint(tip, &outcome)
  }
}
