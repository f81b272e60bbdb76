import TipRPC

/// One line of a record: a JSON object, told by its first member, or by the one after the time `at`.
///
/// What came in is kept as it was cut, and what went out as whole messages:
///
///     {"record":1,"version":"0.1.0","logLevel":"error"}
///     {"at":0.01,"in":"Content-Length: 52\r\n\r\n…"}       bytes that are no text: "inHex":"ff00"
///     {"at":0.01,"clock":[0.0101,0.0102]}                 what a stopwatch read meanwhile
///     {"at":0.01,"out":{"jsonrpc":"2.0",…}}               a message with line breaks: "outText":"{\n…"
///     {"at":0.5,"timer":true}
///     {"at":2,"end":true}
///     {"at":2,"status":0}
enum RecordLine {
  /// The form of the record, the version that wrote it, and the log level it had.
  case head(version: String, logLevel: LogLevel)
  /// The server was driven.
  case stimulus(Stimulus, at: Double)
  /// What the stopwatch read.
  case clock([Double], at: Double)
  /// A message of tipd's.
  case message([UInt8], at: Double)
  /// The program ended with this status.
  case status(Int, at: Double)

  /// The form that this program writes and reads.
  static let form = 1.0
}

extension RecordLine {
  /// The line as text, with its newline.
  var text: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    switch self {
    case .head(let version, let logLevel):
      writer.member("record", Self.form)
      writer.member("version", version)
      writer.member("logLevel", logLevel.rawValue)
    case .stimulus(let stimulus, let time):
      writer.member("at", time)
      writer.member(stimulus)
    case .clock(let readings, let time):
      writer.member("at", time)
      writer.key("clock")
      writer.beginArray()
      for reading in readings { writer.value(reading) }
      writer.endArray()
    case .message(let body, let time):
      writer.member("at", time)
      writer.member(message: body)
    case .status(let status, let time):
      writer.member("at", time)
      writer.member("status", status)
    }
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ stimulus: Stimulus) {
    switch stimulus {
    case .bytes(let bytes):
      // The writer does not keep U+0000.
      if !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) {
        member("in", text)
      } else {
        member("inHex", hexadecimal(bytes))
      }
    case .end: member("end", true)
    case .timer: member("timer", true)
    }
  }

  /// What a host sent as `data` comes back with the line breaks it has.
  fileprivate mutating func member(message body: [UInt8]) {
    if body.contains(UInt8(ascii: "\n")) {
      member("outText", String(decoding: body, as: UTF8.self))
    } else {
      key("out")
      raw(body[...])
    }
  }
}

/// Two digits for each byte.
private func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
  let digits = Array("0123456789abcdef".utf8)
  var text: [UInt8] = []
  text.reserveCapacity(2 * bytes.count)
  for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
  return String(decoding: text, as: UTF8.self)
}
