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
    // A tip may have brought and taken the dim within one call.
    if new == nil, overlay == nil { dim = DimState() }
    guard new != overlay else { return }
    let old = overlay
    if let newest = newestWithOverlay { overlayRules = options(newest.spec).motion }
    var rules = overlayRules
    if let fading { rules[.dim] = MotionRule(duration: fading) }
    let motion = OverlayMotion(old: old, new: new, rules: rules, running: overlayRunning, now: now)
      .motion(animated: outcome.movesOverlay || fading != nil)
    overlayRunning = motion.isNone ? nil : RunningMotion(motion: motion, start: now)
    overlay = new
    guard let new else {
      dim = DimState()
      return outcome.add(.removeOverlay(motion))
    }
    // One that comes because its option changed has not begun its time yet.
    if old == nil, dim.fadesAt == nil, !dim.isFaded, let newest = newestWithOverlay { wakeDim(options(newest.spec)) }
    outcome.add(.putOverlay(new, motion))
  }

  /// The overlay as it should be now; nil if no tip wants one.
  func currentOverlay() -> OverlayPicture? {
    guard let newest = newestWithOverlay else { return nil }
    var cutouts: [Cutout] = []
    var known: Set<Cutout> = []
    for index in tips.indices where tips[index].traits.hasOverlay {
      for cutout in tips[index].place.cutouts where known.insert(cutout).inserted { cutouts.append(cutout) }
    }
    return OverlayPicture(
      frame: surroundings.bounds, color: options(newest.spec).overlay.color, opacity: dim.isFaded ? 0 : 1,
      cutouts: cutouts, regions: overlayRegion().map { (region: Region) -> [Region] in [region] } ?? [])
  }

  /// The newest tip with an overlay, whose options decide how it looks and fades.
  var newestWithOverlay: VisibleTip? {
    for index in tips.indices.reversed() where tips[index].traits.hasOverlay { return tips[index] }
    return nil
  }

  /// The region of the overlay, which belongs to the newest tip.
  func overlayRegion() -> Region? {
    guard newestWithOverlay != nil, let newest = tips.last else { return nil }
    return Region(.overlay, newest.spec.id, .rect(surroundings.bounds), options(newest.spec).tap.overlay)
  }
}
