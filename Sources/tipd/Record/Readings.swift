/// What a stopwatch reads: written down while a conversation is recorded, and read from there when it is replayed.
final class Readings {
  private var values: [Double]
  private let clock: Clock?

  /// Readings of a clock.
  init(of clock: Clock) {
    self.clock = clock
    values = []
  }

  /// Readings of an earlier run.
  init(_ values: [Double]) {
    clock = nil
    self.values = values.reversed()
  }

  /// Reads the stopwatch.
  func next() -> Double {
    guard let clock else { return values.popLast() ?? 0 }
    let time = clock.now()
    values.append(time)
    return time
  }

  /// Takes what was read since this was last called.
  func take() -> [Double] {
    defer { values = [] }
    return values
  }
}
