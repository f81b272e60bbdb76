import Testing

/// What a picture promises of taps, pointer and keys, and whether it is kept.
struct Promises {
  var conversation: Conversation
  var picture: JSON
  /// The tips of which the option `tap.inMotion` decides.
  var isComing: Set<String>

  private static let points = [
    (15.0, 15.0), (100, 60), (200, 150), (300, 240), (385, 285), (210, 90), (60, 200), (150, 40), (250, 200),
  ]

  /// Points in the middle of what there is, as well as some that lie anywhere.
  private var points: [(Double, Double)] {
    Self.points + placed.prefix(12).map { $0["shape"].middle }
  }

  /// The regions that are somewhere: what is said of the outside is not.
  private var placed: [JSON] { picture["regions"].elements.filter { $0["region"] != "outside" } }

  private func region(_ x: Double, _ y: Double, taps: Bool) -> JSON? {
    placed.first { (!taps || $0["region"] != "bridge") && $0["shape"].shapeContains(x, y) }
  }

  /// Taps a copy of the server.
  func expectTaps() throws {
    for (x, y) in points {
      var copy = conversation
      let reply = try copy.result("tap", ["point": ["x": .number(x), "y": .number(y)]])
      guard let region = region(x, y, taps: true) else {
        expectOutside(reply)
        continue
      }
      expectSame(reply, region)
      let isReported = reply["events"].elements.contains { $0["event"] == "tapped" }
      #expect(isReported == region["reported"].bool || isComing.contains(region["tip"].string ?? ""))
      if isComing.contains(region["tip"].string ?? ""), reply["actions"] == [] { continue }
      let action = region["action"]
      #expect(reply["actions"] == (action == "none" ? [] : [action]), "\(region.text)")
    }
  }

  /// Outside, what all tips say holds together; of what leads on only the first does.
  private func expectOutside(_ reply: JSON) {
    let told = picture["regions"].elements.filter { $0["region"] == "outside" }
    #expect(reply["region"] == "outside")
    #expect(reply["tip"] == .null)
    #expect(reply["consumed"].bool == told.contains { $0["consumed"] == true })
    let reported = reply["events"].elements.filter { $0["event"] == "tapped" }.map { $0["tip"] }
    #expect(reported == told.filter { $0["reported"] == true }.map { $0["tip"] })
    // A tip that an earlier one has taken away does nothing any more.
    var left = told.map { $0["action"] }.filter { $0 != "none" }[...]
    for action in reply["actions"].elements {
      guard let next = left.firstIndex(of: action) else { return #expect(left.contains(action)) }
      left = left[(next + 1)...]
    }
    #expect(reply["actions"].elements.first == told.map { $0["action"] }.first { $0 != "none" })
  }

  /// The pointer only finds out what is there.
  func expectPointer() throws {
    for (x, y) in points {
      var copy = conversation
      let reply = try copy.result("pointer", ["point": ["x": .number(x), "y": .number(y)]])
      guard let region = region(x, y, taps: false) else {
        #expect(reply["region"] == "outside")
        continue
      }
      expectSame(reply, region)
      #expect(reply["actions"] == [])
    }
  }

  private func expectSame(_ reply: JSON, _ region: JSON) {
    #expect(reply["region"] == region["region"])
    #expect(reply["tip"] == region["tip"])
    #expect(reply["button"] == region["button"])
    #expect(reply["consumed"] == region["consumed"])
  }

  /// Presses every key in a copy of the server.
  func expectKeys() throws {
    for (name, shift) in [
      ("Escape", false), ("ArrowLeft", false), ("ArrowRight", false), ("Enter", false), (" ", false), ("Tab", false),
      ("Tab", true), ("x", false),
    ] {
      var copy = conversation
      let reply = try copy.result("key", ["key": .string(name), "shift": .bool(shift)])
      let promised = picture["keys"].elements.first {
        $0["key"] == .string(name) && ($0["shift"].bool ?? false) == shift
      }
      #expect(reply["tip"] == promised?["tip"] ?? .null, "\(name)")
      #expect(reply["button"] == promised?["button"] ?? .null, "\(name)")
      #expect(reply["consumed"] == promised?["consumed"] ?? false, "\(name)")
      #expect(reply["actions"][0] == promised?["action"] ?? .null, "\(name)")
    }
  }
}

extension JSON {
  /// A point in the middle of a shape.
  fileprivate var middle: (Double, Double) {
    let corners = self["points"].elements.map { ($0["x"].number ?? 0, $0["y"].number ?? 0) }
    guard !corners.isEmpty else {
      return (
        (self["x"].number ?? 0) + (self["width"].number ?? 0) / 2,
        (self["y"].number ?? 0) + (self["height"].number ?? 0) / 2
      )
    }
    let count = Double(corners.count)
    return (corners.map(\.0).reduce(0, +) / count, corners.map(\.1).reduce(0, +) / count)
  }
}
