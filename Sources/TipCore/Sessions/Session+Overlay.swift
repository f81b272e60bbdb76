/// The dim's own time.
struct DimState: Sendable {
  /// When it begins to fade; nil when nothing is to fade.
  var fadesAt: Double?
  /// When it has faded; nil unless it is fading.
  var fadedAt: Double?
  /// Whether it is transparent or on its way there.
  var isFaded = false
}

extension Session {
  /// Brings the dim back for a tip that comes with an overlay, and starts its time again.
  mutating func wakeDim(_ options: Options) {
    guard options.overlay.visible else { return }
    dim = DimState()
    if let wait = options.overlay.fadeAfter { dim.fadesAt = now + wait }
  }

  /// Tells the host of the overlay if it is another one than it last saw; `fading` is how long a dim fades by itself.
  mutating func updateOverlay(_ outcome: inout Outcome, fading: Double? = nil) {
    let new = currentOverlay()
    guard new != overlay else { return }
    for tip in tips {
      let options = options(tip.spec)
      if options.overlay.visible { overlayRules = options.motion }
    }
    var rules = overlayRules
    if let fading { rules[.dim] = MotionRule(duration: fading) }
    let motion = OverlayMotion(old: overlay, new: new, rules: rules, running: overlayRunning, now: now)
      .motion(animated: outcome.movesOverlay || fading != nil)
    overlayRunning = motion.isNone ? nil : RunningMotion(motion: motion, start: now)
    overlay = new
    guard let new else {
      dim = DimState()
      return outcome.changes.append(.removeOverlay(motion))
    }
    outcome.changes.append(.putOverlay(new, motion))
  }

  /// The overlay as it should be now; nil if no tip wants one.
  func currentOverlay() -> OverlayPicture? {
    var picture: OverlayPicture?
    var cutouts: [Cutout] = []
    for tip in tips {
      let options = options(tip.spec)
      guard options.overlay.visible else { continue }
      for cutout in tip.place.cutouts where !cutouts.contains(cutout) { cutouts.append(cutout) }
      picture = OverlayPicture(
        frame: surroundings.bounds, color: options.overlay.color, opacity: dim.isFaded ? 0 : 1, cutouts: [],
        regions: [])
    }
    picture?.cutouts = cutouts
    if let region = overlayRegion() { picture?.regions = [region] }
    return picture
  }

  /// The region of the overlay, which belongs to the newest tip.
  func overlayRegion() -> Region? {
    var hasOverlay = false
    for tip in tips where options(tip.spec).overlay.visible { hasOverlay = true }
    guard hasOverlay, let newest = tips.last else { return nil }
    let rule = options(newest.spec).tap.overlay
    return Region(
      kind: .overlay, tip: newest.spec.id, shape: .rect(surroundings.bounds), consumed: rule.consume,
      action: rule.action)
  }
}
