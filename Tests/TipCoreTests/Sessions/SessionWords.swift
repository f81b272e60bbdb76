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
    case .putTip(let tip, let motion): "put \(tip.id)" + (tip.layout.cutouts.isEmpty ? " centered" : "") + motion.words
    case .removeTip(let id, let motion): "remove \(id)" + motion.words
    case .removeOverlay(let motion): "overlay gone" + motion.words
    case .putHint(let hint): "marker \(hint.id)"
    case .removeHint(let id): "marker gone \(id)"
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
    case .dismissed(let tip, let reason): members = [tip, reason]
    case .ended(let reason): members = [reason]
    case .tapped(let region, let tip, let button, _): members = [region.rawValue, tip] + [button].compactMap { $0 }
    case .action(let name, let tip): members = [name, tip]
    case .faded, .paused, .resumed: members = []
    case .hidden(let tip, let reason): members = [tip, reason.rawValue]
    case .skipped(let tip, let index, let reason): members = [tip, "\(index)", reason.rawValue]
    case .waiting(let tip, let index, _): members = [tip, "\(index)"]
    case .confirm(let question, let tip, let move, _, _, _): members = [question, tip, move.rawValue]
    case .resolve(let question, let tip, _, _, _): members = [question, tip]
    case .withdrawn(let question): members = [question]
    case .pointed(let kind, let tip, _): members = [kind.rawValue, tip]
    case .entered(let tip), .exited(let tip): members = [tip]
    case .focused(let tip, let button): members = [tip, button ?? "none"]
    case .unchanged(let reason, let tip): members = [reason.rawValue] + [tip].compactMap { $0 }
    }
    return ([kind.name.rawValue] + members + [origin.rawValue]).joined(separator: " ")
  }
}
