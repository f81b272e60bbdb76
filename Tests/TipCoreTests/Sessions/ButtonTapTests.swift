import Testing
import TipCore

@Suite("A tap on a button")
struct ButtonTapTests {
  private func session(_ contents: [ContentParts], tour: Bool = false) throws -> Session {
    var store = SessionStore()
    var overrides = OptionOverrides()
    overrides.preset = .cells
    let index = try store.open(
      "s", surroundings: Surroundings(bounds: Rect(width: 200, height: 100)), overrides: overrides, targets: [], now: 0)
    var session = store.sessions[index]
    let tips = contents.enumerated().map { number, parts in
      TipSpec(
        id: "\(number)", target: .fixed(.rect(Rect(x: 50, y: 20, width: 10, height: 1))), content: .parts(parts))
    }
    if tour {
      _ = try session.add(tips, now: 0)
      _ = session.next(animated: false, origin: .api, now: 0)
    } else {
      _ = try session.show(tips, animated: false, now: 0)
    }
    return session
  }

  private let parts = ContentParts(
    text: "Keep it",
    buttons: [ContentButton(id: "later", label: "Later"), ContentButton(id: "x", label: "X", action: "none")],
    hasClose: true)

  @Test("comes before the bubble, and hits what was drawn")
  func regions() throws {
    let session = try session([parts])
    let regions = session.regions
    #expect(regions.map(\.kind) == [.button, .button, .button, .bubble, .target])
    #expect(regions.map(\.button) == ["later", "x", "close", nil, nil])
    #expect(regions.prefix(3).map(\.action) == ["later", "none", "close"])
    let drawn = try #require(session.tipPictures[0].layout.parts).filter { $0.id != nil }
    #expect(regions.prefix(3).map(\.shape) == drawn.map { .rect($0.rect) })
    for part in drawn {
      var copy = session
      let result = copy.tap(at: part.rect.center, now: 0)
      #expect(result.region == .button)
      #expect(result.button == part.id)
      #expect(result.consumed)
    }
  }

  @Test("of an older tip does not come before a newer bubble")
  func newest() throws {
    var session = try session([parts, ContentParts(text: "Keep what you wrote and what you did not write")])
    let button = try #require(session.tipPictures[0].layout.parts?.first { $0.kind == .close })
    let result = session.tap(at: button.rect.center, now: 0)
    #expect(result.tip == "1")
    #expect(result.region == .bubble)
  }

  @Test("of the host's own name comes back as an event")
  func own() throws {
    var session = try session([parts])
    let result = try session.tap(button: "later", of: "0", now: 0)
    #expect(result.actions == ["later"])
    #expect(
      result.outcome.events.map(\.kind) == [
        .tapped(region: .button, tip: "0", button: "later", point: nil), .action(name: "later", tip: "0"),
      ])
    #expect(result.outcome.changes.isEmpty)
  }

  @Test("that closes dismisses with its own reason")
  func close() throws {
    var session = try session([parts])
    let result = try session.tap(button: "close", of: "0", now: 0)
    #expect(result.outcome.events.last?.kind == .dismissed(tip: "0", reason: "close"))
    #expect(session.tipPictures.isEmpty)
  }

  @Test("walks the tour, and its progress counts the steps that were added")
  func tour() throws {
    let step = ContentParts(buttons: [ContentButton(id: "next", label: "Next")], progress: .steps)
    var session = try session([step, step], tour: true)
    #expect(session.tipPictures[0].layout.parts?.last?.lines[0].text == "1 of 2")
    _ = try session.tap(button: "next", of: "0", now: 0)
    #expect(session.tourPicture.state == .running(1))
    #expect(session.tipPictures[0].layout.parts?.last?.lines[0].text == "2 of 2")
    let more = (2..<12).map {
      TipSpec(id: "\($0)", target: .fixed(.point(Point())), content: .parts(step))
    }
    _ = try session.add(more, now: 0)
    let picture = try #require(session.tipPictures.first)
    #expect(picture.layout.parts?.last?.lines[0].text == "2 of 12")
    #expect(picture.regions.first { $0.kind == .bubble }?.shape == .rect(picture.layout.bubble))
  }

  @Test("that is not there is refused by name, and changes nothing")
  func unknown() throws {
    var session = try session([parts])
    let revision = session.revision
    #expect(throws: SessionError.unknownButton("clos", known: ["later", "x", "close"])) {
      try session.tap(button: "clos", of: "0", now: 0)
    }
    #expect(throws: SessionError.unknownTip("9")) { try session.tap(button: "x", of: "9", now: 0) }
    #expect(session.revision == revision)
  }
}
