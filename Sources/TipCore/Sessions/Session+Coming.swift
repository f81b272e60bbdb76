extension Session {
  /// Brings a tip as its trigger and delay say: at once, or it is kept until then.
  mutating func bring(
    _ spec: TipSpec, step: Int?, batch: Int, animated: Bool, _ origin: Origin, _ outcome: inout Outcome
  ) {
    let options = options(spec)
    // A step comes with its tour, whatever would bring it otherwise.
    let trigger = step == nil ? options.living.trigger : .now
    var tip = KeptTip(spec: spec, step: step, cause: .hover, batch: batch, animated: animated)
    switch trigger {
    case .now where options.living.showDelay > 0:
      tip.cause = .delay(until: now + options.living.showDelay)
      keep(tip)
    case .now:
      makeRoom(spec, options, step: step, batch: batch, origin: origin, animated: animated, &outcome)
      present(spec, options, step: step, batch: batch, animated: animated, origin: origin, &outcome)
    case .hover: keep(tip)
    case .hint: putHint(tip, &outcome)
    }
  }

  /// Shows a tip again, or one whose time has come, in place of those that make room for it.
  mutating func comeNow(
    _ tip: KeptTip, animated: Bool, _ origin: Origin, isCentered: Bool = false, _ outcome: inout Outcome
  ) {
    let options = options(tip.spec)
    makeRoom(tip.spec, options, step: tip.step, batch: tip.batch, origin: origin, animated: animated, &outcome)
    present(
      tip.spec, options, step: tip.step, batch: tip.batch, animated: animated, origin: origin, isCentered: isCentered,
      &outcome)
  }

  /// Dismisses every tip that a new one takes the place of.
  mutating func makeRoom(
    _ spec: TipSpec, _ options: Options, step: Int?, batch: Int, origin: Origin, animated: Bool,
    _ outcome: inout Outcome
  ) {
    let replaces = options.living.sameTarget == .replace
    let target = target(spec.target)
    let group = spec.extras.group
    // What one call brings makes room once; groups and targets are looked at for each tip.
    guard batch == 0 || batch != roomyBatch || replaces || !group.isEmpty else { return }
    roomyBatch = batch
    #if hasFeature(Embedded)
      @inline(never)
    #endif
    func isMeant(_ tip: VisibleTip) -> Bool {
      guard tip.spec.id != spec.id else { return false }
      if !group.isEmpty, tip.spec.extras.group == group { return true }
      if replaces, target != nil, self.target(tip.spec.target) == target { return true }
      return tip.batch != batch && tip.traits.lifetime == .untilNext && tip.trigger != .hover
    }
    dropLost(group, step: step, batch: batch, origin, &outcome)
    var going: [VisibleTip] = []
    for index in tips.indices where isMeant(tips[index]) { going.append(tips[index]) }
    guard !going.isEmpty else { return }
    tips = going.count == tips.count ? [] : tips.filter { (tip: VisibleTip) -> Bool in !isMeant(tip) }
    for tip in going {
      let isStep = step != nil && tip.step != nil
      let reason = isStep ? DismissReason.left : .replaced
      leave(tip, .dismissed(reason.rawValue), origin: origin, animated: animated, &outcome)
    }
  }

  /// A tip that waits for its target does not come back once another has taken its place.
  private mutating func dropLost(
    _ group: String, step: Int?, batch: Int, _ origin: Origin, _ outcome: inout Outcome
  ) {
    #if hasFeature(Embedded)
      @inline(never)
    #endif
    func isMeant(_ tip: KeptTip) -> Bool {
      guard tip.cause == .lost else { return false }
      if !group.isEmpty, tip.spec.extras.group == group { return true }
      let options = options(tip.spec)
      let comesByItself = tip.step != nil || options.living.trigger == .now
      return tip.batch != batch && options.lifetime == .untilNext && comesByItself
    }
    while let index = kept.firstIndex(where: isMeant) {
      let reason = step != nil && kept[index].step != nil ? DismissReason.left : .replaced
      drop(index, reason: reason.rawValue, origin: origin, &outcome)
    }
  }

  /// Puts one tip on the screen, in front of all others; nothing if its target is gone.
  mutating func present(
    _ spec: TipSpec, _ options: Options, step: Int?, batch: Int, animated: Bool, origin: Origin,
    isCentered: Bool = false,
    guest: Guest? = nil, _ outcome: inout Outcome
  ) {
    finishLeaving(spec.id, &outcome)
    var tip = VisibleTip(
      spec: spec, z: lastZ + 1, step: step,
      traits: TipTraits(options), batch: batch,
      isCentered: isCentered, guest: guest)
    guard let layout = layout(tip, options: options, isNew: true) else { return }
    tip.place = TipPlace(layout)
    let motion = animated ? options.motion.coming(tip.place).continuing(running[spec.id], at: now) : .none
    lastZ += 1
    tip.shownAt = now + motion.end
    tips.append(tip)
    wakeDim(options)
    if options.overlay.visible { outcome.movesOverlay = !motion.isNone }
    let picture = picture(tip, layout: layout, options: options)
    run(motion, then: picture.idle, of: spec.id)
    outcome.add(.putTip(picture, motion))
    if motion.isNone { tellShown(tips.count - 1, origin, &outcome) }
  }

  mutating func tellShown(_ index: Int, _ origin: Origin, _ outcome: inout Outcome) {
    let id = tips[index].spec.id
    tips[index].shownAt = nil
    if running[id]?.idle.isNone == true { running[id] = nil }
    outcome.tell(.shown(tip: id), origin)
    startStay(index, tips[index].traits.stay)
  }

  /// Takes over the options of a tip that is there; another time to stay begins now.
  mutating func takeTraits(_ index: Int, _ options: Options) {
    let old = tips[index].traits.stay
    tips[index].traits = TipTraits(options)
    guard tips[index].traits.stay != old, tips[index].shownAt == nil else { return }
    startStay(index, tips[index].traits.stay)
  }

  /// Starts the time after which a tip that is shown goes by itself; under the pointer it stands still.
  mutating func startStay(_ index: Int, _ stay: Double?) {
    let isHeld = tips[index].heldFor != nil
    tips[index].heldFor = isHeld ? stay : nil
    tips[index].dismissAt = isHeld ? nil : stay.map { (seconds: Double) -> Double in now + seconds }
  }

  /// A tip that comes back while it is still leaving has left first.
  mutating func finishLeaving(_ id: String, _ outcome: inout Outcome) {
    guard let index = leaving.firstIndex(where: { (tip: LeavingTip) -> Bool in tip.id == id }) else { return }
    let tip = leaving.remove(at: index)
    outcome.tell(tip.ending.event(id), tip.origin)
  }
}
