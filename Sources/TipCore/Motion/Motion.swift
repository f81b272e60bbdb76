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
