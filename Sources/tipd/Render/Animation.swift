import TipCore

/// A style sheet that moves the elements of one drawing.
struct Animation {
  /// All rules so far.
  private(set) var rules = ""
  /// What stands before each element's selector: the animation runs while this holds.
  let condition: String

  /// Creates an empty sheet.
  init(condition: String = "") { self.condition = condition }

  /// Lets an element move: by its motion, and then by what it does over and over.
  mutating func move(_ id: String, _ motion: MotionDrawing?, then idle: MotionDrawing? = nil) {
    var runs: [String] = []
    for (stage, part) in [("motion", motion), ("idle", idle)] {
      guard let part else { continue }
      for property in part.properties {
        let name = "\(id)-\(stage)-\(property)"
        let start = part.repeats ? 0 : min(0, part.tracks.map(\.delay).min() ?? 0)
        guard part.end > start else { continue }
        rules += "@keyframes \(name){\(part.keyframes(of: property, from: start))}\n"
        let wait = stage == "idle" ? motion?.end ?? 0 : start
        // What idles holds nothing before it begins; what comes holds its first value until then, and its last.
        let more = part.repeats ? "infinite" : "both"
        runs.append("\(name) \(exact(part.end - start))s linear \(exact(wait))s \(more)")
      }
    }
    guard !runs.isEmpty else { return }
    let origin = (motion?.origin ?? idle?.origin).map { "transform-origin:\(exact($0.x))px \(exact($0.y))px;" } ?? ""
    rules += "\(condition)#\(id){\(origin)animation:\(runs.joined(separator: ","))}\n"
  }

  /// The sheet, which holds still where whoever looks wants no movement; empty if nothing moves.
  var sheet: String {
    rules.isEmpty ? "" : "\n@media (prefers-reduced-motion:no-preference){\n\(rules)}\n"
  }
}

extension MotionDrawing {
  /// What changes, each property once.
  fileprivate var properties: [TrackProperty] {
    TrackProperty.allCases.filter { (property: TrackProperty) -> Bool in !tracks(of: property).isEmpty }
  }

  /// The keyframes of a property; 0 % is the time `start`.
  fileprivate func keyframes(of property: TrackProperty, from start: Double) -> String {
    let tracks = tracks(of: property)
    guard let first = tracks.first, let last = tracks.last else { return "" }
    var frames = first.delay > start ? "0%{\(first.from);\(hold)}" : ""
    for (place, track) in tracks.enumerated() {
      let next = place + 1 < tracks.count ? tracks[place + 1].delay : .infinity
      let timing = "animation-timing-function:\(track.timing)"
      let begin = track.duration > 0 ? "\(track.from);\(timing)" : track.to
      frames += "\(percent(track.delay, start)){\(begin)}"
      guard track.end <= next, track.duration > 0, track.end < end || place + 1 < tracks.count else { continue }
      // Two frames at the same time would be one: what jumps does so within a moment.
      let jumps = track.end == next && tracks[place + 1].from != track.to
      if track.end == next && !jumps { continue }
      frames += "\(percent(jumps ? track.end - 1e-5 * (end - start) : track.end, start)){\(track.to);\(hold)}"
    }
    return "\(frames)100%{\(last.to)}"
  }

  private func percent(_ time: Double, _ start: Double) -> String {
    "\(exact(((time - start) / (end - start) * 100_000).rounded() / 1000))%"
  }
}

/// Holds the value of a keyframe until the next one.
private let hold = "animation-timing-function:step-end"
