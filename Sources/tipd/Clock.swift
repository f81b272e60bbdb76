#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The monotonic clock, in seconds since the program began to serve.
struct Clock {
  private let start = Clock.nanoseconds()

  /// The seconds since this clock was created; never goes back.
  func now() -> Double { Double(Clock.nanoseconds() - start) / 1e9 }

  private static func nanoseconds() -> Int64 {
    var time = timespec()
    // Unsafe: passes a pointer. It points at `time`, which outlives the call.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
