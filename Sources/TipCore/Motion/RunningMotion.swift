/// A motion that is on the screen, since when, and the one that follows it until something changes.
struct RunningMotion: Sendable {
  var motion: Motion
  var idle = Motion.none
  var start: Double

  /// The motion that is running at a time and how long it has been; nil if all has come to rest.
  func current(_ now: Double) -> (motion: Motion, elapsed: Double)? {
    let elapsed = now - start
    if elapsed < motion.end { return (motion, elapsed) }
    return idle.isNone ? nil : (idle, elapsed - motion.end)
  }

  /// What is left of its first motion at a time: the same tracks, begun that long ago.
  func remainder(_ now: Double) -> Motion {
    var rest = motion
    rest.tracks = []
    for track in motion.tracks where start + track.end > now {
      var begun = track
      begun.delay -= now - start
      rest.tracks.append(begun)
    }
    return rest.tracks.isEmpty ? .none : rest
  }
}

extension Motion {
  /// The motion that begins at what another shows at a time, and as a spring with the velocity that it has.
  ///
  /// `moved` is how far the other's picture lies from the new one.
  func continuing(_ running: RunningMotion?, at now: Double, moved: Point = Point()) -> Motion {
    guard !isNone, let (old, elapsed) = running?.current(now) else { return self }
    var new = self
    new.origin = origin ?? old.origin
    for property in TrackProperty.allCases {
      guard let track = old.track(of: property, at: elapsed) else { continue }
      let time = old.time(elapsed)
      let value = track.value(at: time).about(new.origin, from: old.origin, moved)
      new.start(property, at: value, velocity: track.velocity(at: time), rest: old.rest(of: property) ?? value)
    }
    return new
  }

  /// Lets a property begin at a value; one that the motion leaves alone goes to its rest with the motion.
  private mutating func start(_ property: TrackProperty, at value: TrackValue, velocity: [Double], rest: TrackValue) {
    guard let index = tracks.firstIndex(where: { (track: Track) -> Bool in track.property == property }) else {
      guard let first = tracks.first, value != rest else { return }
      var track = first
      (track.property, track.from, track.to) = (property, value, rest)
      track.aim(velocity)
      return tracks.append(track)
    }
    tracks[index].from = value
    tracks[index].aim(velocity)
  }
}

extension Track {
  /// Gives a spring the part of a velocity that lies in its way; after a wait there is none left.
  fileprivate mutating func aim(_ velocity: [Double]) {
    guard case .spring(var spring) = easing else { return }
    let (first, last) = (from.components, to.components)
    guard first.count == last.count, first.count == velocity.count else { return }
    var (along, length) = (0.0, 0.0)
    for index in first.indices {
      let way = last[index] - first[index]
      along += way * velocity[index]
      length += way * way
    }
    // Next to its end a spring would have to be thrown faster than numbers go.
    let isMoving = delay <= 0 && length > 1e-12
    spring.velocity = isMoving ? min(max(along / length, -1e6), 1e6) : 0
    easing = .spring(spring)
  }
}

extension TrackValue {
  /// The same picture with another origin, for a layout that lies elsewhere.
  fileprivate func about(_ new: Point?, from old: Point?, _ moved: Point) -> TrackValue {
    guard case .transform(let transform) = self, let new, let old else { return self }
    var turned = transform.about(new, from: Point(x: old.x - moved.x, y: old.y - moved.y))
    turned.translate.x += moved.x
    turned.translate.y += moved.y
    return .transform(turned)
  }
}
