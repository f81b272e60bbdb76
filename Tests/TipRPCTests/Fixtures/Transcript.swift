import Foundation
import TipRPC

/// A recorded conversation: lines of `{"send": message}` and `{"expect": message}`, and `{"about": …}` at first.
struct Transcript {
  private enum Line {
    case about(String)
    case send(String)
    case expect(String)
  }

  private let lines: [Line]

  init(_ text: String) throws {
    lines = try text.split(separator: "\n").map { line in
      let bytes = Array(line.utf8)
      var tokens: [JSONToken] = []
      try JSONParser.parse(bytes, in: 0..<bytes.count, into: &tokens)
      let json = JSONValue(bytes: bytes, tokens: tokens)
      // The message byte for byte, as the ids in it must come back.
      func raw(_ name: String) -> String? { json.member(name).map { String(decoding: $0.raw, as: UTF8.self) } }
      if let message = raw("send") { return .send(message) }
      if let message = raw("expect") { return .expect(message) }
      if raw("about") != nil { return .about(String(line)) }
      throw ConversationError(text: "neither send nor expect: \(line)")
    }
  }

  /// All that is sent, in one stream.
  var stream: [UInt8] {
    lines.flatMap { line -> [UInt8] in
      guard case .send(let body) = line else { return [] }
      return Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
    }
  }

  /// What came of a replay.
  struct Replay {
    var differences: [String] = []
    /// The transcript with what was said in place of what was expected.
    var recorded = ""
  }

  /// Says what is to be said to a new server and compares its answers in order.
  func replay() throws -> Replay {
    var replay = Replay()
    var server = Server()
    var said: [[UInt8]] = []
    var expected: [String] = []
    func settle() throws {
      for index in 0..<max(said.count, expected.count) {
        let body = index < said.count ? said[index] : nil
        let wish = index < expected.count ? expected[index] : nil
        try compare(body, wish, &replay)
      }
      said = []
      expected = []
    }
    for line in lines {
      switch line {
      case .about(let text): replay.recorded += text + "\n"
      case .expect(let wish): expected.append(wish)
      case .send(let body):
        try settle()
        server.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)[...], at: 0)
        said = try frames(server.output)
        server.dropOutput(server.output.count)
        replay.recorded += "{\"send\": \(body)}\n"
      }
    }
    try settle()
    return replay
  }

  private func compare(_ body: [UInt8]?, _ wish: String?, _ replay: inout Replay) throws {
    guard let body else {
      replay.differences.append("nothing said, expected \(wish ?? "")")
      return
    }
    let text = String(decoding: body, as: UTF8.self)
    guard let wish else {
      replay.differences.append("not expected: \(text)")
      replay.recorded += "{\"expect\": \(text)}\n"
      return
    }
    replay.differences += try JSON(wish).differences(try JSON(text), whole: true)
    replay.recorded += "{\"expect\": \(try Tree(text: text).keeping(Tree(text: wish)).text)}\n"
  }
}

extension Tree {
  fileprivate init(text: String) throws {
    self.init(try parsed(text))
  }

  /// The value with "…" wherever an earlier expectation has it.
  fileprivate func keeping(_ old: Tree) -> Tree {
    switch (self, old) {
    case (_, .string("…")): return old
    case (.array(let elements), .array(let others)):
      return .array(
        elements.enumerated().map { index, element in
          index < others.count ? element.keeping(others[index]) : element
        })
    case (.object(let members), .object(let others)):
      return .object(
        members.map { member in
          let other = others.first { $0.key == member.key }
          return Member(key: member.key, value: other.map { member.value.keeping($0.value) } ?? member.value)
        })
    default: return self
    }
  }

  /// The value as JSON text.
  fileprivate var text: String { written { writer in write(to: &writer) } }
}
