import TipCore

extension Outcome {
  /// The changes in the words of the model.
  var changeWords: [String] { changes.map(\.words) }
  /// The events in the words of the model.
  var eventWords: [String] { events.map(\.words) }
}

/// A motion in words: which way, how long, and how long since it began.
func motionWords(isIn: Bool, _ duration: Double, since: Double) -> String {
  (isIn ? " in" : " out") + " \(duration)" + (since == 0 ? "" : " since \(since)")
}

extension Motion {
  fileprivate var words: String {
    guard let track = tracks.first(where: { $0.property == .opacity }) else { return "" }
    return motionWords(isIn: track.to == .number(1), track.duration, since: -track.delay)
  }
}

extension Change {
  fileprivate var words: String {
    switch self {
    case .putTip(let tip, let motion): "put \(tip.id)" + motion.words
    case .removeTip(let id, let motion): "remove \(id)" + motion.words
    case .removeOverlay(let motion): "overlay gone" + motion.words
    case .putOverlay(let overlay, let motion): "overlay \(overlay.words)" + motion.words
    }
  }
}

extension OverlayPicture {
  /// Opacity, colour, whose targets the holes show, and whose taps it takes.
  var words: String {
    let holes = cutouts.map { $0.rect.owner }.joined(separator: ",")
    return "\(Int(opacity)) \(color.rgba) \(holes) \(regions.first?.tip ?? "nobody")"
  }
}

extension Rect {
  /// Whose target a hole shows: it is the target grown by 4.
  fileprivate var owner: String {
    let target = grown(by: -4)
    for actor in Actor.all where actor.ref == nil && actor.ownTarget == target { return actor.id }
    for name in ["save", "menu"] {
      for index in 0...2 where place(name, index) == target { return "\(name)\(index)" }
    }
    return "nobody"
  }
}

extension Event {
  fileprivate var words: String {
    let members: [String]
    switch kind {
    case .shown(let tip): members = [tip]
    case .left(let tip, let from, let to, let direction):
      members = [tip, "\(from)", to.map { "\($0)" } ?? "end", direction.rawValue]
    case .dismissed(let tip, let reason): members = [tip, reason.rawValue]
    case .ended(let reason): members = [reason.rawValue]
    case .tapped(let region, let tip, let button, _): members = [region.rawValue, tip] + [button].compactMap { $0 }
    case .action(let name, let tip): members = [name, tip]
    case .faded: members = []
    case .unchanged(let reason, let tip): members = [reason.rawValue] + [tip].compactMap { $0 }
    }
    return ([kind.name.rawValue] + members + [origin.rawValue]).joined(separator: " ")
  }
}
