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

  /// Creates the way of a property.
  public init(
    property: TrackProperty, from: TrackValue, to: TrackValue, delay: Double, duration: Double, easing: Easing
  ) {
    (self.property, self.from, self.to) = (property, from, to)
    (self.delay, self.duration, self.easing) = (delay, duration, easing)
  }

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
    // An opacity that would swing over stands still on the screen.
    if case .number = from, isOver(elapsed) { return [0] }
    return first.indices.map { (index: Int) -> Double in (last[index] - first[index]) * speed }
  }

  /// Whether an opacity would be less than 0 or more than 1.
  private func isOver(_ elapsed: Double) -> Bool {
    let (first, last) = (from.components[0], to.components[0])
    let opacity = first + (last - first) * easing.progress(share(at: elapsed), of: duration)
    return opacity < 0 || opacity > 1
  }

  private func share(at elapsed: Double) -> Double {
    guard duration > 0 else { return elapsed < delay ? -1 : 1 }
    return (elapsed - delay) / duration
  }
}
