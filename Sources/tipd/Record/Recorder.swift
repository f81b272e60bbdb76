import TipCore
import TipRPC

/// Writes a conversation down: what drives the server before it is driven, what it says right after.
struct Recorder {
  /// Whole messages of tipd's, however long.
  private var decoder = FrameDecoder(limits: FrameLimits(body: .max))
  private let file: RecordFile
  private let path: String
  private let readings: Readings
  private var isStopped = false

  /// Begins a record in the file `path`.
  init(path: String, logLevel: LogLevel, readings: Readings) throws(RecordError) {
    self.path = path
    self.readings = readings
    file = try RecordFile(writing: path)
    try file.add(RecordLine.head(version: Version.current, logLevel: logLevel).text)
  }

  /// Notes what is about to drive the server.
  mutating func take(_ stimulus: Stimulus, at now: Double) { add(.stimulus(stimulus, at: now)) }

  /// Notes what the server has said since.
  mutating func take(output: ArraySlice<UInt8>, at now: Double) {
    let times = readings.take()
    if !times.isEmpty { add(.clock(times, at: now)) }
    decoder.append(output)
    while let frame = decoder.next() {
      if case .message(let range) = frame { add(.message(Array(decoder.buffer[range]), at: now)) }
    }
  }

  /// Notes how the program ends.
  mutating func end(status: Int32, at now: Double) {
    add(.status(Int(status), at: now))
    if !isStopped { file.end() }
  }

  /// The sentence about a record that could not go on, once.
  mutating func takeFailure() -> String? {
    defer { failure = nil }
    return failure
  }

  private var failure: String?

  private mutating func add(_ line: RecordLine) {
    guard !isStopped else { return }
    do {
      try file.add(line.text)
    } catch {
      isStopped = true
      file.end()
      failure = "The record '\(path)' ends here: \(error.reason). Serving goes on."
    }
  }
}
