import TipRPC

/// Moves bytes and time between the descriptors and the server until one of them ends.
struct EventLoop {
  /// Bytes taken from the input by one read.
  private static let readSize = 64 * 1024

  /// While so much output waits for a reader, no more input is taken: room for the replies to some 50,000 requests
  /// that a client wrote before it began to read.
  private static let backlogLimit = 64 * 1024 * 1024

  /// The limits of the server that is served.
  static let limits = ServerLimits(output: backlogLimit)

  /// How long the end of the program waits for a reader that takes nothing, in seconds: just under the one second
  /// within which a server whose input has ended should be gone.
  private static let patience = 0.9

  private var service: Service
  private var output: OutputChannel
  private var poller: Poller
  private var watch = ParentWatch()
  private let clock: Clock
  private var buffer = [UInt8](repeating: 0, count: EventLoop.readSize)

  /// Whether a read may return without bytes, because whoever shares the input made it non-blocking.
  private var readsMayFail = false

  /// Serves standard input and `output` as the command line says; the record, if there is one, is begun.
  init(output: OutputChannel, arguments: ServeArguments) throws(RecordError) {
    self.output = output
    clock = Clock()
    service = try Service(clock: clock, limits: EventLoop.limits, arguments: arguments)
    poller = Poller(output: output.descriptor)
    if let clientProcess = arguments.clientProcess { watch.watch(clientProcess, at: clock.now()) }
  }

  /// Serves until the end and returns the status to exit with.
  mutating func run() -> Int32 {
    let status = serve()
    service.end(status: status)
    return status
  }

  private mutating func serve() -> Int32 {
    while service.server.exitStatus == nil {
      guard turn() else { return status }
    }
    _ = drain()
    return status
  }

  /// The status to exit with when there is nobody left to serve: a failure, unless `shutdown` came before.
  private var status: Int32 { service.server.exitStatus ?? (service.server.isShutDown ? 0 : 1) }

  /// Waits for one thing and does it; false once there is nobody left to serve.
  private mutating func turn() -> Bool {
    // Time stands still while messages wait: they arrived before.
    let deadline = service.server.isPaused ? nil : service.server.nextDeadline
    let ready = wait(until: earlier(deadline, watch.nextProbe))
    let input = ready.input ? readInput() : nil
    let now = clock.now()
    if let deadline, deadline <= now { service.drive(.timer, at: now) }
    if watch.findsProcessGone(at: now) {
      service.log(.info, "The client's process is gone.")
      return false
    }
    if let input { take(input, at: now) }
    guard pump() else {
      service.log(output.isReaderGone ? .info : .error, "Nobody reads standard output any more.")
      return false
    }
    // With the backlog full the rest of the input stays unread, so its end would go unnoticed.
    return ready.inputHungUp && !ready.input ? drain() : true
  }

  /// Waits until input or room for output is there, or for the time `deadline`.
  private mutating func wait(until deadline: Double?) -> Poller.Readiness {
    let backlog = output.backlog(of: service.server)
    // With nothing else to wait for, the read itself does the waiting and saves a system call.
    if deadline == nil, backlog == 0, !readsMayFail { return Poller.Readiness(input: true) }
    return poller.wait(
      forInput: backlog < EventLoop.backlogLimit && !service.server.isPaused,
      forOutput: backlog > 0,
      seconds: deadline.map { $0 - clock.now() })
  }

  /// Fills the buffer with what is there, waiting for it if it must.
  private mutating func readInput() -> Transfer {
    let input = readBytes(from: StandardDescriptor.input, into: &buffer)
    if case .wouldBlock = input { readsMayFail = true }
    return input
  }

  /// Gives the server what a read left in the buffer.
  private mutating func take(_ input: Transfer, at now: Double) {
    switch input {
    case .moved(0), .failed: service.drive(.end, at: now)
    case .moved(let count): service.drive(.bytes(buffer[..<count]), at: now)
    case .wouldBlock: return
    }
    if let process = service.server.watchedProcess { watch.watch(process, at: now) }
  }

  /// Writes what the reader takes, and lets the server go on with what waited for room; false if nobody reads.
  private mutating func pump() -> Bool {
    guard output.flush(&service.server) else { return false }
    while service.server.isPaused, output.backlog(of: service.server) < EventLoop.backlogLimit / 2 {
      service.resume()
      guard output.flush(&service.server) else { return false }
    }
    return true
  }

  /// Writes all that waits, as long as the reader goes on reading; false if something could not be written.
  private mutating func drain() -> Bool {
    while pump() {
      if output.backlog(of: service.server) == 0 { return true }
      guard poller.waitForOutput(seconds: EventLoop.patience) else { return false }
    }
    return false
  }
}

/// The earlier of two times, of which either may be missing.
private func earlier(_ first: Double?, _ second: Double?) -> Double? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
