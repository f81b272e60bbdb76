import TipRPC

/// The server of one client with its record and its log.
struct Service {
  /// The server; only its output is to be taken from outside.
  var server: Server

  private var recorder: Recorder?
  private let clock: Clock

  /// Begins the record, if the command line asks for one.
  init(clock: Clock, limits: ServerLimits, arguments: ServeArguments) throws(RecordError) {
    self.clock = clock
    server = Server(limits)
    server.logLevel = arguments.logLevel
    server.stopwatch = clock.now
    guard let path = arguments.record else { return }
    let readings = Readings(of: clock)
    recorder = try Recorder(path: path, logLevel: arguments.logLevel, readings: readings)
    server.stopwatch = readings.next
  }

  /// Lets the server do something; what it was driven by and what it says goes into the record.
  mutating func drive(_ stimulus: Stimulus, at now: Double) {
    recorder?.take(stimulus, at: now)
    let written = server.output.count
    server.take(stimulus, at: now)
    finish(from: written, at: now)
  }

  /// Lets the server go on with what waited for room in its output.
  mutating func resume() {
    let written = server.output.count
    server.resume()
    finish(from: written, at: clock.now())
  }

  /// Writes a line of the log, if the command line asks for such ones.
  mutating func log(_ level: LogLevel, _ text: String) {
    server.log(level, text)
    writeLog()
  }

  /// Ends the record and the log.
  mutating func end(status: Int32) {
    recorder?.end(status: status, at: clock.now())
    log(.info, "The program ends with the status \(status).")
  }

  /// Takes care of what the server has said since its output had so many bytes.
  private mutating func finish(from written: Int, at now: Double) {
    if recorder != nil { record(from: written, at: now) }
    writeLog()
  }

  private mutating func record(from written: Int, at now: Double) {
    recorder?.take(output: server.output[written...], at: now)
    guard let failure = recorder?.takeFailure() else { return }
    server.stopwatch = clock.now
    recorder = nil
    server.tell(.error, failure)
  }

  private mutating func writeLog() {
    for line in server.takeLog() { report("tipd: \(line.level.rawValue): \(line.text.printable)\n") }
  }
}

extension String {
  /// The text on one line, without what a terminal would take for commands.
  fileprivate var printable: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
