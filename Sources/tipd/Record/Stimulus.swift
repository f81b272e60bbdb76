import TipRPC

/// What a server is driven by, beside the time: nothing else changes what it says.
enum Stimulus {
  /// Bytes have arrived.
  case bytes(ArraySlice<UInt8>)
  /// The input has ended.
  case end
  /// A timer is due.
  case timer
}

extension Server {
  /// Takes one stimulus at the time `now`.
  mutating func take(_ stimulus: Stimulus, at now: Double) {
    switch stimulus {
    case .bytes(let bytes): receive(bytes, at: now)
    case .end: endOfInput(at: now)
    case .timer: advance(to: now)
    }
  }
}
