// What a WebAssembly module of tipd exports. A host copies bytes to `tipd_input`, calls `tipd_receive`, and copies
// the answer from `tipd_output`; `tipd_layout` is a shorter way for placements alone. Times are seconds on any clock
// that does not go back.
//
// Unsafe, throughout: the globals are bound to no thread, but a module has only one; and the host writes and reads
// memory by address, within the bounds that it asked for and was told.

import TipRPC

/// The one server of this module; a page that wants two makes two instances.
nonisolated(unsafe) private var server = Server()

/// Where the host puts bytes for the server.
nonisolated(unsafe) private var input = unsafe Room()

/// Where the host finds bytes from the server.
nonisolated(unsafe) private var output = unsafe Room()

/// Memory whose address the host may know.
@unsafe private struct Room {
  private(set) var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64 * 1024)

  /// Makes room for `count` bytes; what was there is lost if the room was smaller.
  mutating func reserve(_ count: Int) {
    guard unsafe count > bytes.count else { return }
    let capacity = unsafe max(count, 2 * bytes.count)
    unsafe bytes.deallocate()
    unsafe bytes = .allocate(capacity: capacity)
  }

  /// Takes in a copy of `other`.
  mutating func copy(_ other: UnsafeRawBufferPointer) {
    unsafe reserve(other.count)
    unsafe UnsafeMutableRawBufferPointer(bytes).copyMemory(from: other)
  }
}

/// Returns where to put up to `capacity` bytes before `tipd_receive`; valid until the next call of this function.
@_cdecl("tipd_input")
public func tipdInput(_ capacity: Int) -> UnsafeMutablePointer<UInt8>? {
  unsafe input.reserve(capacity)
  return unsafe input.bytes.baseAddress
}

/// Takes the first `count` bytes of the input, at the time `now`, and answers every message that is now whole.
@_cdecl("tipd_receive")
public func tipdReceive(_ count: Int, _ now: Double) {
  let count = unsafe min(max(count, 0), input.bytes.count)
  let bytes = unsafe Array(input.bytes.extracting(..<count))
  unsafe server.receive(bytes[...], at: now)
}

/// Lays out what the first `count` bytes of the input ask for, which are the params of `layout`.
///
/// Returns how many numbers say it, -1 if it takes a message; what they mean is told by `LayoutNumbers`.
@_cdecl("tipd_layout")
public func tipdLayout(_ count: Int) -> Int {
  let count = unsafe min(max(count, 0), input.bytes.count)
  let params = unsafe Array(input.bytes.extracting(..<count))
  return unsafe server.layoutNumbers(params) ? server.numbers.list.count : -1
}

/// Returns where these numbers are, each a Double; valid until the next call of this function or `tipd_output`.
@_cdecl("tipd_numbers")
public func tipdNumbers() -> UnsafeMutablePointer<UInt8>? {
  let numbers = unsafe server.numbers.list
  unsafe numbers.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in unsafe output.copy(bytes) }
  return unsafe output.bytes.baseAddress
}

/// Lets time pass until `now` and fires every timer that is due.
@_cdecl("tipd_advance")
public func tipdAdvance(_ now: Double) {
  unsafe server.advance(to: now)
}

/// Takes the end of the input, at the time `now`; there is an exit status afterwards.
@_cdecl("tipd_end")
public func tipdEnd(_ now: Double) {
  unsafe server.endOfInput(at: now)
}

/// Returns how many bytes wait for the host.
@_cdecl("tipd_output_count")
public func tipdOutputCount() -> Int {
  unsafe server.output.count
}

/// Returns where the bytes are that wait for the host; valid until the next call of this function.
@_cdecl("tipd_output")
public func tipdOutput() -> UnsafeMutablePointer<UInt8>? {
  let bytes = unsafe server.output
  unsafe bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in unsafe output.copy(bytes) }
  return unsafe output.bytes.baseAddress
}

/// Forgets the first `count` bytes of the output, which the host has taken.
@_cdecl("tipd_drop")
public func tipdDrop(_ count: Int) {
  unsafe server.dropOutput(count)
}

/// Returns the time at which to call `tipd_advance`; not a number while no timer runs.
@_cdecl("tipd_next_deadline")
public func tipdNextDeadline() -> Double {
  unsafe server.nextDeadline ?? .nan
}

/// Returns the status that the program would exit with; -1 while it would go on.
@_cdecl("tipd_exit_status")
public func tipdExitStatus() -> Int32 {
  unsafe server.exitStatus ?? -1
}
