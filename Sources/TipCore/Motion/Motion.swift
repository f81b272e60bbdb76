/// One property's way from one value to another.
public struct Track: Equatable, Sendable {
  /// What changes.
  public var property: TrackProperty
  /// The value before and at the start.
  public var from: TrackValue
  /// The value from the end on.
  public var to: TrackValue
  /// The seconds until it begins; negative if it has begun already.
  public var delay: Double
  /// How long it takes, in seconds.
  public var duration: Double
  /// How it goes.
  public var easing: Easing

  /// When it ends, in seconds.
  public var end: Double { delay + duration }

  /// The value some seconds after the change.
  public func value(at elapsed: Double) -> TrackValue {
    from.mixed(with: to, easing.progress(share(at: elapsed), of: duration))
  }

  /// How fast each number of the value goes, a second.
  func velocity(at elapsed: Double) -> [Double] {
    let speed = easing.velocity(share(at: elapsed), of: duration)
    let (first, last) = (from.components, to.components)
    guard first.count == last.count else { return [] }
    return first.indices.map { (index: Int) -> Double in (last[index] - first[index]) * speed }
  }

  private func share(at elapsed: Double) -> Double {
    guard duration > 0 else { return elapsed < delay ? -1 : 1 }
    return (elapsed - delay) / duration
  }
}

/// How a change comes about, as data in closed form.
public struct Motion: Equatable, Sendable {
  /// What kind it is of, for hosts with motions of their own.
  public var kind: MotionKind
  /// What stays in place when the tip is scaled or turned; nil if it is not.
  public var origin: Point?
  /// Whether it begins anew at its end.
  public var repeats = false
  /// What changes; a later track of the same property takes over when it begins.
  public var tracks: [Track]
  /// In which further forms it is told.
  public var sampling = Sampling()

  /// At once.
  public static let none = Motion(kind: .none, tracks: [])

  /// Whether it changes nothing over time.
  public var isNone: Bool { tracks.isEmpty }

  /// The seconds from the change to the end of the last track.
  public var end: Double {
    var end = 0.0
    for track in tracks { end = max(end, track.end) }
    return end
  }

  /// The value of a property some seconds after the change; nil if the motion leaves it alone.
  public func value(of property: TrackProperty, at elapsed: Double) -> TrackValue? {
    track(of: property, at: elapsed)?.value(at: time(elapsed))
  }

  /// The track that decides a property at a time.
  func track(of property: TrackProperty, at elapsed: Double) -> Track? {
    let time = time(elapsed)
    var found: Track?
    for track in tracks where track.property == property {
      if found == nil || track.delay <= time { found = track }
    }
    return found
  }

  /// The time within a period.
  func time(_ elapsed: Double) -> Double {
    let period = end
    guard repeats, period > 0, elapsed.isFinite else { return elapsed }
    return elapsed - period * (elapsed / period).rounded(.down)
  }

  /// The value that a property is left with.
  func rest(of property: TrackProperty) -> TrackValue? {
    tracks.last { (track: Track) -> Bool in track.property == property }?.to
  }
}
