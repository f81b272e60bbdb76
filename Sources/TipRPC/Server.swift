import TipCore

/// The whole server as a value: bytes and a time in, bytes and the next deadline out.
package struct Server {
  /// Bytes that wait to be written to the client, in order.
  package private(set) var output: [UInt8] = []

  /// The status with which the program should end once `output` is written; nil while it should go on.
  package private(set) var exitStatus: Int32?

  /// The process whose end should end the program, as `initialize` named it.
  package private(set) var watchedProcess: Int64?

  /// Creates a server that waits for its first byte.
  package init() {}

  /// Takes bytes that arrived and answers every message that is now whole.
  package mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Double) {}

  /// Takes the end of the input: `exitStatus` is set afterwards.
  package mutating func endOfInput(at now: Double) { exitStatus = 0 }

  /// Lets time pass and fires every timer that is due.
  package mutating func advance(to now: Double) {}

  /// The time at which `advance(to:)` has something to do; nil while nothing is pending.
  package var nextDeadline: Double? { nil }

  /// Forgets the first `count` bytes of `output`, which have been written.
  package mutating func dropOutput(_ count: Int) { output.removeFirst(min(max(count, 0), output.count)) }
}
