import Testing
import TipCore

@Suite("How tips move")
struct TipMotionTests {
  private func motion(_ options: [String: OptionValue]) throws -> Motion {
    try #require(MovingTip(options).shown.tipMotions.first)
  }

  private func preset(_ preset: Preset) throws -> (come: Motion, go: Motion, overlay: Motion?) {
    var store = SessionStore()
    var overrides = OptionOverrides()
    overrides.preset = preset
    let index = try store.open(
      "", surroundings: Surroundings(MovingTip.window), overrides: overrides, targets: [], now: 0)
    var session = store.sessions[index]
    let spec = TipSpec(
      id: "a", target: .fixed(MovingTip.target(100)), content: .size(Size(width: 60, height: 20)))
    let shown = try session.show([spec], animated: true, now: 0)
    let gone = session.dismissAll(animated: true, now: 50)
    return (shown.tipMotions[0], gone.tipMotions[0], shown.overlayMotion)
  }

  @Test("EasyTipView's comes and goes as its spring does")
  func easytipview() throws {
    let (come, go, _) = try preset(.easytipview)
    let spring = Spring(damping: 0.7, velocity: 0.7, duration: 0.7)
    #expect(come.kind == .spring && come.end == 0.7)
    #expect(come.tracks.map(\.easing) == [.spring(spring), .spring(spring)])
    #expect(come.tracks.map(\.from) == [.number(0), .transform(Transform(scale: Point(x: 0, y: 0)))])
    #expect(come.tracks.map(\.to) == [.number(1), .transform(.identity)])
    #expect(go.tracks.map(\.from) == [.number(1), .transform(.identity)])
    #expect(go.tracks.map(\.to) == [.number(0), .transform(Transform(scale: Point(x: 0.1, y: 0.1)))])
    // The overshoot shows in the scale; an opacity cannot be more than 1.
    #expect(abs((come.transform(at: 0.3125)?.scale.x ?? 0) - 1.04605) < 1e-5)
    #expect(come.opacity(at: 0.3125) == 1)
    #expect(come.transform(at: 0.7) == .identity && come.transform(at: -1)?.scale.y == 0)
  }

  @Test("TipSee's waits, springs from one half, and its hole closes in from beyond the window")
  func tipsee() throws {
    let (come, go, overlay) = try preset(.tipsee)
    #expect(abs(come.end - 0.7) < 1e-12)
    #expect(come.transform(at: 0.2)?.scale == Point(x: 0.5, y: 0.5))
    #expect(abs((come.transform(at: 0.2 + 0.178)?.scale.x ?? 0) - (0.5 + 0.5 * 1.09488)) < 1e-5)
    #expect(go.kind == .fade && go.end == 0.2)
    let iris = try #require(overlay)
    #expect(iris.kind == .iris && iris.end == 0.5)
    let first = try #require(iris.cutouts(at: 0)?.first)
    #expect(first.rect == Rect(x: 120 - 600, y: 110 - 600, width: 1200, height: 1200) && first.cornerRadius == 600)
    #expect(iris.cutouts(at: 0.5)?.first?.rect == Rect(x: 92, y: 92, width: 56, height: 36))
    #expect(iris.opacity(at: 0.1) == 0.5 && iris.opacity(at: 0.2) == 1)
  }

  @Test("a slide comes out of the target, on whatever side the tip is")
  func slide() throws {
    for (side, x, y) in [("top", 0.0, 12.0), ("bottom", 0, -12), ("left", 12, 0), ("right", -12, 0)] {
      let placement = try #require(PlacementRequest.names.firstIndex(of: side))
      let motion = try motion([
        "motion.show.kind": kind("slide", of: "show"), "motion.show.distance": .number(12),
        "placement": .choice(placement),
      ])
      #expect(motion.transform(at: 0)?.translate == Point(x: x, y: y))
      #expect(motion.transform(at: 1) == .identity)
    }
  }

  @Test("a scale keeps the arrow's point or the bubble's middle in place")
  func origin() throws {
    let scale = kind("scale", of: "show")
    let arrow = try motion(["motion.show.kind": scale])
    #expect(arrow.origin == Point(x: 120, y: 124))
    let center = try motion(["motion.show.kind": scale, "motion.show.origin": .choice(1)])
    #expect(center.origin == Point(x: 120, y: 148))
    let arrowless = try motion(["motion.show.kind": scale, "arrow.style": .choice(3)])
    #expect(arrowless.origin == Point(x: 120, y: 142))
  }

  @Test("a transform of the host's own takes the kind's place, and a final one is where the tip stays")
  func transforms() throws {
    let start = Transform(translate: Point(x: 5, y: 0), rotate: 20)
    let rest = Transform(rotate: -3)
    var tip = try MovingTip([
      "motion.show.kind": kind("fade", of: "show"), "motion.show.transform": .transform(start),
      "motion.show.final": .transform(rest), "motion.show.opacity": .number(1),
    ])
    let come = tip.shown.tipMotions[0]
    #expect(come.tracks.map(\.property) == [.transform])
    #expect(come.transform(at: 0) == start && come.transform(at: 1) == rest)
    let go = tip.session.dismissAll(animated: true, now: 1).tipMotions[0]
    #expect(go.opacity(at: 0) == 1 && go.transform(at: 0) == nil)
  }

  @Test("idle motions go out and come back, over and over")
  func idle() throws {
    for (name, peak) in [("bounce", 0.12), ("float", 0.6), ("pulse", 0.6)] {
      let tip = try MovingTip(["motion.idle.kind": kind(name, of: "idle")])
      guard case .putTip(let picture, _) = tip.shown.changes[0] else { continue }
      let idle = picture.idle
      #expect(idle.repeats && abs(idle.end - 1.2) < 1e-12 && idle.kind.rawValue == name)
      let out = try #require(idle.transform(at: peak))
      #expect(name == "pulse" ? abs(out.scale.x - 1.1) < 1e-9 : abs(out.translate.y - 8) < 1e-9)
      for period in [0.0, 1, 7] {
        let back = try #require(idle.transform(at: 1.2 * period + 1e-9))
        #expect(abs(back.translate.y) < 1e-3 && abs(back.scale.x - 1) < 1e-3)
      }
    }
  }

  @Test("reduced motion fades, shortly, and keeps the events")
  func reduced() throws {
    var tip = try MovingTip([
      "motion.reduced": .flag(true), "motion.show.kind": kind("spring", of: "show"),
      "motion.show.delay": .number(0.25), "motion.show.duration": .number(2), "overlay.visible": .flag(true),
      "motion.cutout.kind": kind("iris", of: "cutout"), "motion.idle.kind": kind("bounce", of: "idle"),
      "motion.move.kind": kind("slide", of: "move"),
    ])
    let come = tip.shown.tipMotions[0]
    #expect(come.kind == .fade && come.tracks.map(\.property) == [.opacity] && come.end == 0.45)
    #expect(come.tracks.map(\.easing) == [.linear])
    #expect(tip.shown.overlayMotion?.tracks.map(\.property) == [.opacity])
    guard case .putTip(let picture, _) = tip.shown.changes[0] else { return }
    #expect(picture.idle.isNone)
    #expect(tip.session.nextDeadline == 0.45)
    #expect(tip.session.advance(to: 1).events.map(\.kind) == [.shown(tip: "a")])
    #expect(try tip.move(to: 300, now: 1).tipMotions.map(\.isNone) == [true])
  }
}
