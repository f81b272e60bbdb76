import TipRPC

/// Runs a record again: the server gets the same bytes at the same times, and must say the same.
struct Replay {
  private(set) var server = Server(EventLoop.limits)
  /// How many messages tipd has said, all of them or those before the stop.
  private(set) var said = 0
  /// The first difference, if there is one.
  private(set) var difference: ReplayDifference?
  /// The version that wrote the record.
  private(set) var version = ""
  /// How many messages came after the last line of a record that was cut off.
  private(set) var unrecorded = 0

  private var decoder = FrameDecoder(limits: FrameLimits(body: .max))
  /// Messages that were said and not compared yet, the first one last.
  private var messages: [[UInt8]] = []
  private var compared = 0
  private var time = 0.0
  private var hasEnded = false

  /// Runs the lines of a record; with `stop`, no further than to that message of tipd's.
  mutating func run(_ lines: [RecordLine], stop: Int? = nil) {
    for (index, line) in lines.enumerated() {
      guard goesOn(with: line, stop) else { break }
      switch line {
      case .head(let version, let level):
        self.version = version
        server.logLevel = level
      case .clock: continue
      case .stimulus(let stimulus, let time):
        refuseExtra()
        self.time = time
        drive(stimulus, lines.dropFirst(index + 1), stop)
      case .message(let expected, let time): compare(expected, at: time)
      case .status(let status, let time):
        hasEnded = true
        refuseExtra()
        compare(status, at: time)
      }
    }
    if hasEnded { refuseExtra() } else { unrecorded = messages.count }
  }

  /// Whether the next line is to be run.
  private func goesOn(with line: RecordLine, _ stop: Int?) -> Bool {
    guard let stop else { return difference == nil }
    guard said >= stop else { return true }
    // Of what came up to the stop all is compared.
    switch line {
    case .clock: return true
    case .message: return !messages.isEmpty
    case .head, .stimulus, .status: return false
    }
  }

  private mutating func drive(_ stimulus: Stimulus, _ next: ArraySlice<RecordLine>, _ stop: Int?) {
    let readings = Self.readings(before: next)
    let before = stop == nil ? nil : self
    take(stimulus, readings)
    guard let stop, let before, said >= stop, case .bytes(let bytes) = stimulus else { return }
    // The stop is inside of what arrived at once. Cut into single bytes it gives the same messages, one by one.
    self = before
    server.stopwatch = Readings(readings).next
    for byte in bytes where said < stop {
      server.take(.bytes([byte]), at: time)
      takeOutput()
    }
  }

  /// What the stopwatch read until something else drove the server.
  private static func readings(before next: ArraySlice<RecordLine>) -> [Double] {
    var readings: [Double] = []
    for line in next {
      switch line {
      case .clock(let more, _): readings += more
      case .message: continue
      case .head, .stimulus, .status: return readings
      }
    }
    return readings
  }

  private mutating func take(_ stimulus: Stimulus, _ readings: [Double]) {
    server.stopwatch = readings.isEmpty ? nil : Readings(readings).next
    server.take(stimulus, at: time)
    takeOutput()
  }

  /// Takes what the server has said, and lets it go on if it has paused.
  private mutating func takeOutput() {
    takeMessages()
    while server.isPaused {
      server.resume()
      takeMessages()
    }
  }

  private mutating func takeMessages() {
    decoder.append(server.output)
    server.dropOutput(server.output.count)
    _ = server.takeLog()
    while let frame = decoder.next() {
      guard case .message(let range) = frame else { continue }
      messages.insert(Array(decoder.buffer[range]), at: 0)
      said += 1
    }
  }

  private mutating func compare(_ expected: [UInt8], at time: Double) {
    compared += 1
    guard let got = messages.popLast() else {
      return note(.missing(number: compared, at: time, expected: String(decoding: expected, as: UTF8.self)))
    }
    guard got != expected else { return }
    note(.changed(number: compared, at: time, JSONDifference(expected, got)))
  }

  private mutating func compare(_ status: Int, at time: Double) {
    // Without a status of its own the program ended because its client was gone, which no byte tells.
    guard let got = server.exitStatus.map(Int.init), got != status else { return }
    note(.status(at: time, expected: status, got: got))
  }

  private mutating func refuseExtra() {
    guard let got = messages.popLast() else { return }
    note(.extra(number: compared + 1, at: time, got: String(decoding: got, as: UTF8.self)))
  }

  private mutating func note(_ difference: ReplayDifference) {
    if self.difference == nil { self.difference = difference }
  }
}
