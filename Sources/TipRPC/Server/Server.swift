import TipCore

/// The whole server as a value: bytes and a time in, bytes and the next deadline out.
package struct Server {
  var state = ServerState()
  var writer = JSONWriter()
  /// What one batch, and one piece of input, may make it say.
  let limits: ServerLimits
  /// Whether messages wait for `resume`, because more output waits than the limit allows.
  package private(set) var isPaused = false
  var decoder: FrameDecoder
  var tokens: [JSONToken] = []
  /// What `layoutNumbers` found last.
  package internal(set) var numbers = LayoutNumbers()
  /// Whether the last message ended before its JSON did.
  var isCutOff = false

  /// Reads a clock in seconds, for telling how long a request takes; nil if that is not to be told.
  package var stopwatch: (() -> Double)?

  /// What the log keeps: this level and the graver ones.
  package var logLevel: LogLevel {
    get { state.log.level }
    set { state.log.level = newValue }
  }

  /// How much room for output is kept while none waits.
  private static let keptCapacity = 1 << 20

  /// Creates a server that waits for its first byte.
  package init(_ own: ServerLimits = ServerLimits(), limits: FrameLimits = FrameLimits()) {
    decoder = FrameDecoder(limits: limits)
    self.limits = own
  }

  /// Bytes that wait to be written to the client, in order.
  package var output: [UInt8] { writer.bytes }

  /// The status with which the program should end once `output` is written; nil while it should go on.
  package var exitStatus: Int32? { state.exitStatus }

  /// Whether `shutdown` was served, so that an end without `exit` is no failure.
  package var isShutDown: Bool { state.phase == .shutDown }

  /// The process whose end should end the program, as `initialize` named it.
  package var watchedProcess: Int64? { state.watchedProcess }

  /// The time at which `advance(to:)` has something to do; nil while nothing is pending.
  package var nextDeadline: Double? { state.isClockManual ? nil : state.store.nextDeadline }

  /// Forgets the first `count` bytes of `output`, which have been written.
  package mutating func dropOutput(_ count: Int) {
    if count >= writer.bytes.count {
      // What one flood of replies needed is given back; what ordinary ones need is kept.
      writer.bytes.removeAll(keepingCapacity: writer.bytes.capacity <= Self.keptCapacity)
    } else if count > 0 {
      writer.bytes.removeFirst(count)
    }
  }

  /// Takes bytes that arrived and answers every message that is now whole.
  package mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Double) {
    guard state.exitStatus == nil else { return }
    advance(to: now)
    decoder.append(bytes)
    serveFrames()
  }

  /// Goes on with the messages that had to wait for room in the output, at the time at which they arrived.
  ///
  /// Nothing else must be done with the server before, so that what is said does not hang on how fast it is read.
  package mutating func resume() {
    guard isPaused else { return }
    isPaused = false
    serveFrames()
  }

  private mutating func serveFrames() {
    while state.exitStatus == nil, let frame = decoder.next() {
      serve(frame)
      guard writer.bytes.count > limits.output else { continue }
      isPaused = true
      return
    }
  }

  /// Takes the end of the input: `exitStatus` is set afterwards.
  package mutating func endOfInput(at now: Double) {
    guard state.exitStatus == nil else { return }
    advance(to: now)
    // A last line may lack its newline; if it is no whole text either, the input ended inside a message.
    isCutOff = false
    if let last = decoder.endOfInput() { serve(last) }
    guard state.exitStatus == nil else { return }
    state.exitStatus = isCutOff || decoder.isInsideMessage ? 1 : 0
  }

  /// Lets time pass and fires every timer that is due.
  package mutating func advance(to now: Double) {
    guard state.exitStatus == nil else { return }
    state.setTime(now)
    guard let deadline = nextDeadline, deadline <= state.now else { return }
    state.fireTimers()
    sendNotifications()
  }
}
