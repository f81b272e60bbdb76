import Testing

/// What a host draws: it applies changes in order and knows nothing else.
struct HostModel {
  private(set) var tips: [String: JSON] = [:]
  private(set) var hints: [String: JSON] = [:]
  private(set) var overlay: JSON = .null
  /// The tips whose motion has not ended.
  private(set) var isComing: Set<String> = []
  private(set) var revision = 0.0
  private var owed: [String: Int] = [:]

  /// Applies a change result, or the params of `session/changed`.
  mutating func apply(_ result: JSON) {
    let changes = result["changes"].elements
    let events = result["events"].elements
    let isEmpty = changes.isEmpty && events.isEmpty
    #expect(result["revision"] == .number(revision + (isEmpty ? 0 : 1)), "\(result.text)")
    revision = result["revision"].number ?? -1
    for change in changes { apply(change: change) }
    for event in events { apply(event: event) }
  }

  private mutating func apply(event: JSON) {
    let tip = event["tip"].string ?? "?"
    switch event["event"] {
    case "shown": isComing.remove(tip)
    case "hidden":
      owed[tip, default: 0] -= 1
      #expect(owed[tip, default: 0] >= 0, "\(tip) was hidden without having left")
    case "dismissed":
      // A tip that is kept off the screen is dismissed without leaving it.
      owed[tip, default: 0] = max(0, owed[tip, default: 0] - 1)
    default: break
    }
  }

  private mutating func apply(change: JSON) {
    let id = change["id"].string ?? "?"
    switch (change["put"].string, change["remove"].string) {
    case ("tip", nil):
      tips[id] = change.without("motion")
      if change["motion"] != "none" { isComing.insert(id) }
    case ("hint", nil): hints[id] = change
    case (nil, "hint"): #expect(hints.removeValue(forKey: id) != nil, "the marker of \(id) was not there")
    case ("overlay", nil): overlay = change.without("motion")
    case (nil, "tip"):
      #expect(tips.removeValue(forKey: id) != nil, "\(id) was not there")
      owed[id, default: 0] += 1
      isComing.remove(id)
    case (nil, "overlay"):
      #expect(overlay != .null)
      overlay = .null
    default: Issue.record("neither put nor remove: \(change.text)")
    }
    #expect(change.has("motion") || change["put"] == "hint")
  }

  /// Compares with the session's own picture.
  func expectSame(as picture: JSON, after input: String) {
    let drawn = tips.values.sorted { ($0["z"].number ?? 0) < ($1["z"].number ?? 0) }
    let tipDifferences = JSON.array(drawn).differences(picture["tips"], whole: true, at: "tips")
    #expect(tipDifferences.isEmpty, "after \(input)\n\(tipDifferences.joined(separator: "\n"))")
    let markers = hints.values.sorted { ($0["z"].number ?? 0) < ($1["z"].number ?? 0) }
    let hintDifferences = JSON.array(markers).differences(picture["hints"], whole: true, at: "hints")
    #expect(hintDifferences.isEmpty, "after \(input)\n\(hintDifferences.joined(separator: "\n"))")
    let overlayDifferences = overlay.differences(picture["overlay"], whole: true, at: "overlay")
    #expect(overlayDifferences.isEmpty, "after \(input)\n\(overlayDifferences.joined(separator: "\n"))")
    #expect(picture["revision"] == .number(revision))
    expectRegions(of: picture)
  }

  /// All regions in hit order: bubbles and arrows of the newest tip first, then targets, then the overlay, then outside.
  private func expectRegions(of picture: JSON) {
    let newestFirst = picture["tips"].elements.reversed().flatMap { $0["regions"].elements }
    let targets = newestFirst.filter { $0["region"] == "target" }
    let outside = newestFirst.filter { $0["region"] == "outside" }
    let front = newestFirst.filter { $0["region"] != "target" && $0["region"] != "outside" }
    let markers = picture["hints"].elements.reversed().flatMap { $0["regions"].elements }
    let expected = front + markers + targets + picture["overlay"]["regions"].elements + outside
    #expect(picture["regions"] == .array(expected))
  }

  /// Everything that has been removed was told as dismissed.
  func expectAllDismissed() {
    #expect(tips.isEmpty)
    #expect(hints.isEmpty)
    #expect(overlay == .null)
    #expect(owed.values.allSatisfy { $0 == 0 })
  }
}

extension JSON {
  /// The circles that round the corners of a rect, and on which side of its middle each does so.
  private func cornerCircles(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> [(x: Double, y: Double, radius: Double, side: (Double, Double))] {
    func radius(_ corner: String) -> Double { self["cornerRadius"].number ?? self["cornerRadius"][corner].number ?? 0 }
    let (a, b, c, d) = (radius("topLeft"), radius("topRight"), radius("bottomRight"), radius("bottomLeft"))
    return [
      (left + a, top + a, a, (-1, -1)), (right - b, top + b, b, (1, -1)), (right - c, bottom - c, c, (1, 1)),
      (left + d, bottom - d, d, (-1, 1)),
    ]
  }

  /// Whether a point lies in the shape of a region, as a host would find out.
  func shapeContains(_ x: Double, _ y: Double) -> Bool {
    guard case .object(let shape) = self else { return false }
    guard let points = shape["points"]?.elements else {
      let (left, top) = (self["x"].number ?? 0, self["y"].number ?? 0)
      let (right, bottom) = (left + (self["width"].number ?? 0), top + (self["height"].number ?? 0))
      guard x >= left && x < right && y >= top && y < bottom else { return false }
      return cornerCircles(left, top, right, bottom).allSatisfy { circle in
        let (dx, dy) = (x - circle.x, y - circle.y)
        return dx * circle.side.0 <= 0 || dy * circle.side.1 <= 0 || dx * dx + dy * dy <= circle.radius * circle.radius
      }
    }
    let corners = points.map { ($0["x"].number ?? 0, $0["y"].number ?? 0) }
    var sides: Set<Int> = []
    for (index, from) in corners.enumerated() {
      let to = corners[(index + 1) % corners.count]
      let turn = (to.0 - from.0) * (y - from.1) - (to.1 - from.1) * (x - from.0)
      sides.insert(turn < 0 ? -1 : turn > 0 ? 1 : 0)
    }
    return !(sides.contains(1) && sides.contains(-1)) && !corners.isEmpty
  }
}
