import TipRPC

extension RecordLine {
  /// Reads a line without its newline; nil if it is none.
  init?(_ line: ArraySlice<UInt8>) {
    guard let json = JSONValue(recorded: Array(line)), json.kind == .object else { return nil }
    if let form = json.number("record") {
      guard form == Self.form, let version = json.text("version"),
        let level = json.text("logLevel").flatMap(LogLevel.init(rawValue:))
      else { return nil }
      self = .head(version: version, logLevel: level)
      return
    }
    guard let time = json.number("at"), time.isFinite else { return nil }
    if let stimulus = Stimulus(json) {
      self = .stimulus(stimulus, at: time)
    } else if let readings = json.member("clock")?.elements {
      self = .clock(readings.compactMap { $0.number() }, at: time)
    } else if let message = json.member("out") {
      self = .message(Array(message.raw), at: time)
    } else if let message = json.text("outText") {
      self = .message(Array(message.utf8), at: time)
    } else if let status = json.number("status"), let status = Int(exactly: status) {
      self = .status(status, at: time)
    } else {
      return nil
    }
  }
}

extension JSONValue {
  /// How deep a message of tipd's may nest within a line; `data` may be as deep as a request may.
  private static let recordDepth = 1_000

  /// The value of a line of a record, or of a message in it; nil if it is no JSON.
  init?(recorded bytes: [UInt8]) {
    var tokens: [JSONToken] = []
    do {
      try JSONParser.parse(bytes, in: 0..<bytes.count, into: &tokens, depth: Self.recordDepth)
    } catch {
      return nil
    }
    self.init(bytes: bytes, tokens: tokens)
  }
}

extension Stimulus {
  /// Reads the members that say how the server was driven; nil if there are none.
  fileprivate init?(_ json: JSONValue) {
    if let text = json.text("in") {
      self = .bytes(Array(text.utf8)[...])
    } else if let text = json.text("inHex"), let bytes = decoded(hexadecimal: text) {
      self = .bytes(bytes[...])
    } else if json.member("end")?.bool() == true {
      self = .end
    } else if json.member("timer")?.bool() == true {
      self = .timer
    } else {
      return nil
    }
  }
}

/// The bytes of which a text has two digits each; nil if it is no such text.
private func decoded(hexadecimal text: String) -> [UInt8]? {
  var bytes: [UInt8] = []
  var first: UInt8?
  for character in text {
    guard let value = character.hexDigitValue, let digit = UInt8(exactly: value) else { return nil }
    if let high = first {
      bytes.append(high << 4 | digit)
      first = nil
    } else {
      first = digit
    }
  }
  return first == nil ? bytes : nil
}
