/// How one overlay becomes another.
struct OverlayMotion {
  var old: OverlayPicture?
  var new: OverlayPicture?
  var rules: MotionOptions
  var running: RunningMotion?
  var now: Double

  /// The motion from what is on the screen; without animation what has changed does so at once, and the rest goes on.
  func motion(animated: Bool) -> Motion {
    var motion = Motion(kind: .fade, tracks: [], sampling: rules.sampling)
    if let track = opacity(animated) { motion.tracks.append(track) }
    if let track = color(animated) { motion.tracks.append(track) }
    if let (track, kind) = cutouts(animated) {
      motion.tracks.append(track)
      motion.kind = kind
    }
    return motion.isNone ? .none : motion
  }

  private func opacity(_ animated: Bool) -> Track? {
    let (before, after) = (old?.opacity ?? 0, new?.opacity ?? 0)
    guard before != after else { return new != nil || animated ? remainder(.opacity) : nil }
    let rule = rules.rule(.dim)
    guard animated, rule.kind != .none else { return nil }
    return rule.track(.opacity, from: shown(.opacity) ?? .number(before), to: .number(after))
  }

  private func color(_ animated: Bool) -> Track? {
    guard let old, let new else { return nil }
    guard old.color != new.color else { return remainder(.color) }
    let rule = rules.rule(.dim)
    guard animated, rule.kind != .none else { return nil }
    return rule.track(.color, from: shown(.color) ?? .color(old.color), to: .color(new.color))
  }

  private func cutouts(_ animated: Bool) -> (Track, MotionKind)? {
    guard let new else { return nil }
    if let old, old.cutouts == new.cutouts { return remainder(.cutouts).map { (track: Track) in (track, .morph) } }
    let rule = rules.rule(.cutout)
    guard animated, rule.kind != .none else { return nil }
    guard let old else {
      guard rule.kind == .iris, !new.cutouts.isEmpty else { return nil }
      let circles = new.cutouts.map { (cutout: Cutout) -> Cutout in cutout.iris(in: new.frame) }
      return (rule.track(.cutouts, from: .cutouts(circles), to: .cutouts(new.cutouts)), .iris)
    }
    var before = old.cutouts
    if case .cutouts(let now) = shown(.cutouts) { before = now }
    let (from, to) = paired(before, new.cutouts)
    return (rule.track(.cutouts, from: .cutouts(from), to: .cutouts(to)), .morph)
  }

  /// What a property shows now, if it is moving.
  private func shown(_ property: TrackProperty) -> TrackValue? {
    running?.current(now).flatMap { (motion: Motion, elapsed: Double) -> TrackValue? in
      motion.value(of: property, at: elapsed)
    }
  }

  /// What is left of a property's motion.
  private func remainder(_ property: TrackProperty) -> Track? {
    running?.remainder(now).tracks.first { (track: Track) -> Bool in track.property == property }
  }
}

/// Two lists of holes made equally long: what has no partner comes out of, or goes into, its own middle.
private func paired(_ before: [Cutout], _ after: [Cutout]) -> (from: [Cutout], to: [Cutout]) {
  var (from, to) = (before, after)
  for cutout in after.dropFirst(before.count) { from.append(cutout.closed) }
  for cutout in before.dropFirst(after.count) { to.append(cutout.closed) }
  return (from, to)
}

extension Cutout {
  /// The hole without an extent.
  fileprivate var closed: Cutout { Cutout(rect: Rect(rect.center, Size()), cornerRadius: 0) }

  /// TipSee's first hole: a circle about this one's middle, twice as wide as the longer side of the window.
  fileprivate func iris(in frame: Rect) -> Cutout {
    let radius = max(frame.width, frame.height)
    return Cutout(
      rect: Rect(x: rect.center.x - radius, y: rect.center.y - radius, width: 2 * radius, height: 2 * radius),
      cornerRadius: CornerRadii(all: radius))
  }
}
