import TipRPC

/// Parses a whole text.
func parsed(_ text: String, depth: Int = 128) throws(JSONError) -> JSONValue {
  try parsed(Array(text.utf8), depth: depth)
}

/// Parses a whole text.
func parsed(_ bytes: [UInt8], depth: Int = 128) throws(JSONError) -> JSONValue {
  var tokens: [JSONToken] = []
  try JSONParser.parse(bytes, in: 0..<bytes.count, into: &tokens, depth: depth)
  return JSONValue(bytes: bytes, tokens: tokens)
}

/// The error of a text that is not JSON, nil if it is.
func parseError(_ bytes: [UInt8], depth: Int = 128) -> JSONError? {
  do throws(JSONError) {
    _ = try parsed(bytes, depth: depth)
    return nil
  } catch {
    return error
  }
}

/// What a writer writes.
func written(_ body: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter()
  body(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// Random numbers that are the same in every run (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A JSON value as a tree, to compare with.
indirect enum Tree: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Tree])
  case object([Member])

  struct Member: Equatable, Sendable {
    var key: String
    var value: Tree
  }
}

extension Tree {
  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .false: self = .bool(false)
    case .true: self = .bool(true)
    case .number: self = .number(value.number() ?? .nan)
    case .string: self = .string(value.string() ?? "?")
    case .array: self = .array(value.elements.map { Tree($0) })
    case .object:
      self = .object(value.members.map { Member(key: $0.key.string() ?? "?", value: Tree($0.value)) })
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let bool): writer.value(bool)
    case .number(let number): writer.value(number)
    case .string(let string): writer.value(string)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        // As a text, because a key of a random tree may need escapes.
        writer.value(member.key)
        writer.bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }

  static func random(depth: Int, using generator: inout SeededGenerator) -> Tree {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
    case 0: .null
    case 1: .bool(Bool.random(using: &generator))
    case 2: .number(Double(Int.random(in: -5_000_000...5_000_000, using: &generator)) / 1000)
    case 3: .number(Double.random(in: -1e9...1e9, using: &generator))
    case 4: .string(randomString(using: &generator))
    case 5, 6:
      .object(
        (0..<Int.random(in: 0..<5, using: &generator)).map { index in
          Member(key: "k\(index)", value: random(depth: depth - 1, using: &generator))
        })
    default:
      .array(
        (0..<Int.random(in: 0..<5, using: &generator)).map { _ in random(depth: depth - 1, using: &generator) })
    }
  }

  private static func randomString(using generator: inout SeededGenerator) -> String {
    let pieces = ["a", "\"", "\\", "\n", "\u{1}", "é", "€", "😀", "/", "\u{7F}", "\u{FFFF}", "plain words", "\t", "]"]
    return (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }
}
