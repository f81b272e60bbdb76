import Testing
import TipCore
import TipRPC

/// The member that an option's path leads to, with a value at its end.
private func nested(_ path: String, _ value: JSON) -> JSON {
  path.split(separator: ".").reversed().reduce(value) { [String($1): $0] }
}

extension OptionKind {
  /// Values that the option takes, and values that it does not, as JSON.
  fileprivate var samples: (taken: [JSON], refused: [JSON]) {
    switch self {
    case .number(let bounds): (Self.numbers(bounds), Self.beyond(bounds) + [nil, "1", true, [], [:]])
    case .whole(let bounds):
      (
        [.number(bounds.lowerBound), 7, .number(bounds.upperBound)],
        Self.beyond(bounds) + [nil, 1.5, "1", true, [], [:]]
      )
    case .optional(let bounds): ([nil] + Self.numbers(bounds), Self.beyond(bounds) + ["1", false, [1]])
    case .insets(let bounds):
      (Self.insets(bounds), Self.beyond(bounds) + [true, "1", [1, 2, 3, 4], ["up": 1], ["top": nil]])
    case .optionalInsets(let bounds): ([nil] + Self.insets(bounds), Self.beyond(bounds) + ["1", ["left": "1"]])
    case .radii(let bounds):
      (
        Self.numbers(bounds) + [["topLeft": .number(bounds.upperBound), "bottomLeft": 1], [:], []],
        Self.beyond(bounds) + [true, "1", [1, 2, 3, 4], ["top": 1], ["topLeft": nil], ["topRight": -1], nil]
      )
    case .flag: ([true, false], [nil, 0, 1, "true", []])
    case .color: (["#123456", "#AbCdEf09"], [nil, "red", "#12345", 123, ["r": 1]])
    case .optionalColor: ([nil, "#123456"], ["red", "#12345", 123, ["r": 1]])
    case .choice(let names): (names.map { .string($0) }, [nil, "", "nothing of the kind", 0, true])
    case .name: (["x", "any name"], [nil, "", 1, .string(String(repeating: "x", count: 257))])
    case .easing:
      (
        ["linear", "ease-in-out", "spring", "cubic-bezier(0.1, -2, 1,3)", "steps(2)", "steps( 3 , jump-none )"],
        [
          nil, 1, "", "bounce", "cubic-bezier(0, 0, 1)", "cubic-bezier(-0.1, 0, 1, 1)", "cubic-bezier(0, nan, 1, 1)",
          "cubic-bezier(0, 0, 1, 1", "steps(0)", "steps(1, jump-none)", "steps(2, jump)", "steps()", "linear()",
        ]
      )
    case .optionalTransform(let isInvertible):
      (
        [
          nil, [:], ["translate": ["x": 1, "y": -2], "rotate": 45], ["matrix": [1, 0, 0.5, 2, 3, 4]],
          ["scale": ["x": isInvertible ? -1 : 0, "y": 2]],
        ],
        [
          1, "none", [1, 0, 0, 1, 0, 0], ["scale": 2], ["matrix": [1, 2, 2, 4, 0, 0]], ["matrix": [1, 0, 0, 1, 0]],
          ["matrix": [1, 0, 0, 1, 0, 0], "rotate": 1], ["rotate": 1e9],
        ] + (isInvertible ? [["scale": ["x": 0, "y": 1]]] : [])
      )
    case .placements(let count):
      (
        count.contains(0) ? [["top"], []] : [["top"], ["left-end", "trailing"]],
        [nil, "top", ["top", "top"], ["auto"], ["nowhere"], [1], .array(Self.thirteen)]
          + (count.contains(0) ? [] : [[]])
      )
    }
  }

  private static let thirteen = PlacementRequest.names.dropFirst().prefix(13).map { JSON.string($0) }

  private static func numbers(_ bounds: ClosedRange<Double>) -> [JSON] {
    [.number(bounds.lowerBound), .number(bounds.upperBound), .number(bounds.lowerBound + 0.25)]
  }

  private static func beyond(_ bounds: ClosedRange<Double>) -> [JSON] {
    [.number(bounds.lowerBound - 1), .number(bounds.upperBound + 1), 1e300]
  }

  private static func insets(_ bounds: ClosedRange<Double>) -> [JSON] {
    numbers(bounds) + [["top": .number(bounds.upperBound), "left": 1], [:], []]
  }
}

@Suite("Every option on the wire")
struct OptionParamsTests {
  private func layout(_ options: JSON) throws -> JSON {
    var conversation = try Conversation.begun()
    return try conversation.request(
      "layout",
      [
        "bounds": ProductTests.window, "target": ProductTests.target, "content": ProductTests.content,
        "options": options,
      ])
  }

  @Test("takes what its kind allows", arguments: OptionTable.rows.map(\.path))
  func taken(path: String) throws {
    let row = try #require(OptionTable.rows.first { $0.path == path })
    for value in row.kind.samples.taken {
      let reply = try layout(nested(path, value))
      #expect(reply.has("result"), "\(path) \(value.text): \(reply.text)")
    }
  }

  @Test("refuses everything else by its path", arguments: OptionTable.rows.map(\.path))
  func refused(path: String) throws {
    let row = try #require(OptionTable.rows.first { $0.path == path })
    for value in row.kind.samples.refused {
      let reply = try layout(nested(path, value))
      #expect(reply["error"]["code"] == -32602, "\(path) \(value.text): \(reply.text)")
      let found = try #require(reply["error"]["data"]["path"].string)
      // The path of a side, of an element, or of the option itself.
      #expect(found.hasPrefix("params.options.\(path)"), "\(found)")
      #expect(reply["error"]["message"].string?.hasPrefix(found) == true)
      #expect(reply["error"]["data"]["expected"].string?.isEmpty == false)
    }
  }

  @Test("is named when it is misspelt", arguments: OptionTable.rows.map(\.path))
  func misspelt(path: String) throws {
    let parts = path.split(separator: ".").map { String($0) }
    for (index, part) in parts.enumerated() where part.count > 2 {
      var wrong = parts
      wrong[index] = part + "x"
      let reply = try layout(nested(wrong.joined(separator: "."), 1))
      let at = "params.options." + wrong.prefix(index + 1).joined(separator: ".")
      #expect(reply["error"]["data"]["path"] == .string(at))
      #expect(reply["error"]["data"]["nearest"] == .string(part), "\(reply.text)")
    }
  }

  @Test("may stand there once")
  func twice() throws {
    var conversation = try Conversation.begun()
    for (options, path) in [
      ("{\"along\":1,\"along\":2}", "along"), ("{\"arrow\":{\"width\":1,\"width\":1}}", "arrow.width"),
      ("{\"arrow\":{},\"arrow\":{}}", "arrow"),
    ] {
      let body = """
        {"jsonrpc":"2.0","id":1,"method":"session/open","params":{"bounds":{"x":0,"y":0,"width":1,"height":1},\
        "options":\(options)}}
        """
      let reply = try conversation.send(body)[0]
      #expect(reply["error"]["data"]["path"] == .string("params.options." + path))
      #expect(reply["error"]["data"]["found"] == "the member twice")
    }
  }
}
