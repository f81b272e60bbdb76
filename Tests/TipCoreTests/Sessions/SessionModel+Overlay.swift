extension SessionModel {
  /// The dim: when it fades and has faded, whether it is transparent, how it moves, and what was told of it.
  struct Dim {
    var fadesAt: Double?
    var fadedAt: Double?
    var isFaded = false
    /// Its motion, while it lasts.
    var motion: (isIn: Bool, duration: Double, start: Double)?
    /// Whether a tip with an overlay came or went with a motion in this call.
    var moves = false
    /// The overlay as it was last told.
    var told: String?
  }

  /// A tip with an overlay brings the dim back and starts its time again.
  mutating func wakeDim(_ id: String) {
    guard Actor.named(id).dim != nil else { return }
    dim.isFaded = false
    dim.fadedAt = nil
    dim.fadesAt = Actor.named(id).fadeAfter.map { now + $0 }
  }

  /// The overlay in words: colour, opacity, holes, and whose taps it takes.
  private var overlay: String? {
    let dimming = tips.filter { Actor.named($0.id).dim != nil }
    guard let newest = dimming.last, let top = tips.last else { return nil }
    var holes: [String] = []
    for tip in dimming where !tip.isCentered && !holes.contains(spot(tip.id)) { holes.append(spot(tip.id)) }
    let opacity = dim.isFaded ? 0 : 1
    return "\(opacity) \(Actor.named(newest.id).dim ?? 0) \(holes.joined(separator: ",")) \(top.id)"
  }

  /// Tells of the overlay if it is another one now; it moves if the tip that brought or took it did.
  mutating func tellOverlay(fading: Double? = nil) {
    let new = overlay
    if new == nil { (dim.isFaded, dim.fadesAt, dim.fadedAt) = (false, nil, nil) }
    guard new != dim.told else { return }
    let (before, after) = (dim.told?.first ?? "0", new?.first ?? "0")
    dim.told = new
    if before != after {
      let duration = fading ?? (dim.moves ? Actor.dimTime : nil)
      dim.motion = duration.map { (after == "1", $0, now) }
    } else if new == nil, !dim.moves {
      dim.motion = nil
    }
    if let motion = dim.motion, motion.start + motion.duration <= now { dim.motion = nil }
    let words = dim.motion.map { motionWords(isIn: $0.isIn, $0.duration, since: now - $0.start) } ?? ""
    changes.append((new.map { "overlay \($0)" } ?? "overlay gone") + words)
  }
}
