/// In which further forms a motion is told.
public struct Sampling: Equatable, Sendable {
  /// How many steps of equal length the keyframes are apart; 0 for none.
  public var keyframes = 0
  /// How far lines between the keyframes may be from the easing; nil if their number decides.
  public var tolerance: Double?
  /// Whether the easing is also written as CSS.
  public var css = false

  /// Creates the choice of these forms, none by default.
  public init(keyframes: Int = 0, tolerance: Double? = nil, css: Bool = false) {
    (self.keyframes, self.tolerance, self.css) = (keyframes, tolerance, css)
  }

  /// Whether there are keyframes.
  public var hasKeyframes: Bool { keyframes > 0 || tolerance != nil }
}

/// A point of an easing: a share of the duration and the progress there.
public struct Keyframe: Equatable, Sendable {
  /// The share of the duration, from 0 to 1.
  public var offset: Double
  /// The progress.
  public var progress: Double
}

extension Track {
  /// The easing as points, the first at 0 and the last at 1; steps have two where they jump.
  public func keyframes(_ sampling: Sampling) -> [Keyframe] {
    if case .steps(let steps) = easing { return steps.keyframes }
    guard let tolerance = sampling.tolerance else { return even(sampling.keyframes) }
    if easing == .linear { return even(1) }
    let samples = even(fineness(tolerance))
    let kept = closest(samples, tolerance)
    return samples.indices.filter { (index: Int) -> Bool in kept[index] }.map { (index: Int) -> Keyframe in
      samples[index]
    }
  }

  private func even(_ count: Int) -> [Keyframe] {
    let count = max(1, count)
    return (0...count).map { (index: Int) -> Keyframe in
      let offset = Double(index) / Double(count)
      return Keyframe(offset: offset, progress: easing.progress(offset, of: duration))
    }
  }

  /// How many samples it takes that lines between them are close: more for a spring the more often it swings.
  private func fineness(_ tolerance: Double) -> Int {
    guard case .spring(let spring) = easing, spring.frequency > 0 else { return 512 }
    // A line over a step h of a swing of height a and frequency w is at most a w² h² / 8 away from it.
    let height = max(1, spring.velocity.magnitude / spring.frequency)
    let steps = spring.frequency * duration * (height / tolerance).squareRoot()
    return Int(max(512, min(4096, steps)))
  }

  /// Which samples to keep: what lies furthest from the line between two kept ones, and so on to both sides, until all
  /// lie close.
  private func closest(_ samples: [Keyframe], _ tolerance: Double) -> [Bool] {
    var kept = samples.map { (_: Keyframe) -> Bool in false }
    var open = [(first: 0, last: samples.count - 1)]
    (kept[0], kept[samples.count - 1]) = (true, true)
    while let span = open.popLast() {
      guard let furthest = furthest(in: samples, span.first, span.last, beyond: tolerance) else { continue }
      kept[furthest] = true
      open.append((span.first, furthest))
      open.append((furthest, span.last))
    }
    return kept
  }

  /// What lies furthest from the line between two samples; nil if all are closer than a distance.
  private func furthest(in samples: [Keyframe], _ first: Int, _ last: Int, beyond tolerance: Double) -> Int? {
    let (start, end) = (samples[first], samples[last])
    var furthest: Int?
    var distance = tolerance
    for index in first..<last {
      let share = (samples[index].offset - start.offset) / (end.offset - start.offset)
      let miss = (start.progress + (end.progress - start.progress) * share - samples[index].progress).magnitude
      if miss > distance { (furthest, distance) = (index, miss) }
    }
    return furthest
  }

  /// The easing in CSS; a spring as points, by default as close as an eye can see.
  public func css(_ sampling: Sampling) -> String {
    switch easing {
    case .linear: return "linear"
    case .cubicBezier(let curve):
      return "cubic-bezier(\(decimal(curve.x1)), \(decimal(curve.y1)), \(decimal(curve.x2)), \(decimal(curve.y2)))"
    case .steps(let steps): return "steps(\(steps.count), jump-\(steps.jump.rawValue))"
    case .spring:
      let points = keyframes(sampling.hasKeyframes ? sampling : Sampling(tolerance: 0.001))
      let stops = points.map { (point: Keyframe) -> String in
        decimal(point.progress) + " " + decimal(point.offset * 100) + "%"
      }
      return "linear(" + stops.joined(separator: ", ") + ")"
    }
  }
}

extension Steps {
  /// The stairs as points: two at each jump.
  fileprivate var keyframes: [Keyframe] {
    var points: [Keyframe] = []
    for step in 0..<max(1, count) {
      let (start, end) = (Double(step) / Double(max(1, count)), Double(step + 1) / Double(max(1, count)))
      points.append(Keyframe(offset: start, progress: height(step)))
      points.append(Keyframe(offset: end, progress: height(step)))
    }
    if points.last?.progress != 1 { points.append(Keyframe(offset: 1, progress: 1)) }
    return points
  }
}

/// A number with at most five decimals.
private func decimal(_ number: Double) -> String {
  let scaled = Int64(min(max(number * 100_000, -1e15), 1e15).rounded())
  let whole = scaled.magnitude / 100_000
  let sign = scaled < 0 ? "-" : ""
  var (decimals, count) = (scaled.magnitude % 100_000, 5)
  guard decimals > 0 else { return "\(sign)\(whole)" }
  while decimals % 10 == 0 { (decimals, count) = (decimals / 10, count - 1) }
  var digits = String(decimals)
  while digits.utf8.count < count { digits = "0" + digits }
  return "\(sign)\(whole).\(digits)"
}
