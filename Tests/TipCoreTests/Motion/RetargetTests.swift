import Testing
import TipCore

/// Whoever changes its mind goes on from what is on the screen.
@Suite("Motions that are interrupted")
struct RetargetTests {
  private static let kinds = ["fade", "scale", "slide", "spring"]

  /// A tip with a motion of each kind to come and to go, and when it is interrupted.
  private func options(_ random: inout SeededGenerator) -> [String: OptionValue] {
    [
      "motion.show.kind": kind(random.pick(Self.kinds), of: "show"),
      "motion.show.duration": .number(Double.random(in: 0.2...2, using: &random)),
      "motion.show.easing": .easing(random.pick([.named(.linear), .named(.ease), .named(.spring)])),
      "motion.show.origin": .choice(random.pick([0, 1])),
      "motion.dismiss.kind": kind(random.pick(Self.kinds), of: "dismiss"),
      "motion.dismiss.origin": .choice(random.pick([0, 1])),
      "motion.dismiss.easing": .easing(random.pick([.named(.easeIn), .named(.spring)])),
      "motion.idle.kind": kind(random.pick(["none", "float", "pulse", "bounce"]), of: "idle"),
    ]
  }

  /// Where a motion draws a point.
  private func place(_ point: Point, _ motion: Motion, at time: Double) -> Point {
    let (transform, origin) = (motion.transform(at: time) ?? .identity, motion.origin ?? Point())
    let moved = Matrix(transform).apply(Point(x: point.x - origin.x, y: point.y - origin.y))
    return Point(x: moved.x + origin.x, y: moved.y + origin.y)
  }

  private func far(_ one: Point, _ other: Point) -> Double { max(abs(one.x - other.x), abs(one.y - other.y)) }

  @Test("a tip that is dismissed while it comes does not jump", arguments: 1...200)
  func dismissed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var tip = try MovingTip(options(&random))
    let come = tip.shown.tipMotions[0]
    let time = Double.random(in: 0...come.end, using: &random)
    let go = tip.session.dismissAll(animated: true, now: time).tipMotions[0]
    #expect(abs((go.opacity(at: 0) ?? 1) - (come.opacity(at: time) ?? 1)) < 1e-9)
    for corner in [Point(), Point(x: 200, y: 90), Point(x: 33, y: 400)] {
      #expect(far(place(corner, go, at: 0), place(corner, come, at: time)) < 1e-6)
    }
    #expect(go.opacity(at: go.end) == 0)
  }

  @Test("a tip that is dismissed while it idles does not jump", arguments: 1...50)
  func idling(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var tip = try MovingTip(options(&random))
    guard case .putTip(let picture, let come) = tip.shown.changes[0] else { return }
    let time = Double.random(in: 0...5, using: &random)
    _ = tip.session.advance(to: come.end + time)
    let go = tip.session.dismissAll(animated: true, now: come.end + time).tipMotions[0]
    for corner in [Point(), Point(x: 200, y: 90)] {
      #expect(far(place(corner, go, at: 0), place(corner, picture.idle, at: time)) < 1e-6)
    }
  }

  @Test("a spring that is turned keeps its velocity", arguments: 1...50)
  func velocity(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let spring = kind("spring", of: "show")
    var tip = try MovingTip([
      "motion.show.kind": spring, "motion.show.scale": .number(0), "motion.show.duration": .number(0.7),
      "motion.dismiss.kind": spring, "motion.dismiss.scale": .number(0.1), "motion.dismiss.duration": .number(0.5),
    ])
    let come = tip.shown.tipMotions[0]
    let time = Double.random(in: 0.01...0.69, using: &random)
    let go = tip.session.dismissAll(animated: true, now: time).tipMotions[0]
    func speed(_ motion: Motion, _ time: Double) -> Double {
      let (before, after) = (motion.transform(at: time), motion.transform(at: time + 1e-7))
      return ((after?.scale.x ?? 0) - (before?.scale.x ?? 0)) / 1e-7
    }
    #expect(abs(speed(go, 0) - speed(come, time)) < 1e-3)
  }

  @Test("a tip that is moved while it comes goes on coming at its new place, to the same end")
  func moved() throws {
    var tip = try MovingTip(["motion.show.kind": kind("scale", of: "show"), "motion.show.duration": .number(1)])
    let come = tip.shown.tipMotions[0]
    let again = try tip.move(to: 300, now: 0.25).tipMotions[0]
    #expect(again.origin == Point(x: 320, y: 124))
    for time in [0, 0.25, 0.5, 0.75, 1] {
      #expect(again.opacity(at: time) == come.opacity(at: time + 0.25))
      #expect(again.transform(at: time) == come.transform(at: time + 0.25))
    }
    #expect(tip.session.nextDeadline == 1)
    #expect(tip.session.advance(to: 1).events.map(\.kind) == [.shown(tip: "a")])
    #expect(try tip.move(to: 100, now: 2).tipMotions.map(\.isNone) == [true])
  }

  @Test("a tip may take its time to go on to a new place")
  func travels() throws {
    var tip = try MovingTip([
      "motion.show.duration": .number(1), "motion.move.kind": kind("slide", of: "move"),
      "motion.move.duration": .number(2),
    ])
    let move = try tip.move(to: 300, now: 0.5).tipMotions[0]
    #expect(move.transform(at: 0)?.translate == Point(x: -200, y: 0))
    #expect(move.transform(at: 2) == .identity)
    #expect(move.opacity(at: 0) == 0.5 && move.opacity(at: 2) == 1)
    let back = try tip.move(to: 100, now: 1.5).tipMotions[0]
    #expect(abs((back.transform(at: 0)?.translate.x ?? 0) - 100) < 1e-9)
    #expect(tip.session.nextDeadline == 3.5)
  }

  @Test("a dim that is turned round goes on from its opacity, its colour and its holes")
  func dim() throws {
    var tip = try MovingTip([
      "overlay.visible": .flag(true), "motion.dim.duration": .number(1), "lifetime": .choice(0),
      "motion.cutout.kind": kind("morph", of: "cutout"), "motion.cutout.duration": .number(1),
      "motion.cutout.easing": .easing(.named(.linear)),
    ])
    #expect(tip.shown.overlayMotion?.tracks.map(\.property) == [.opacity])
    let other = TipSpec(
      id: "b", target: .fixed(MovingTip.target(400)), content: .size(Size(width: 60, height: 20)),
      overrides: MovingTip.overrides(["overlay.color": .color(Color(rgba: 0xFF00_0080))]))
    let second = try #require(try tip.session.show([other], animated: true, now: 0.25).overlayMotion)
    // The opacity goes on as it was; the new colour and the new hole begin now.
    #expect(second.opacity(at: 0.25) == 0.5 && second.opacity(at: 0.75) == 1)
    #expect(second.value(of: .color, at: 0.5) == .color(Color(rgba: 0x8000_0080)))
    #expect(
      second.cutouts(at: 0)?.map(\.rect.width) == [48, 0] && second.cutouts(at: 1)?.map(\.rect.width) == [48, 48])
    let gone = try #require(tip.session.dismissAll(animated: true, now: 0.5).overlayMotion)
    #expect(gone.opacity(at: 0) == 0.5 && gone.opacity(at: 1) == 0)
    let again = try #require(
      try tip.session.show([TipSpec(id: "c", target: .ref("t"), content: .size(Size()))], animated: true, now: 1)
        .overlayMotion)
    #expect(again.opacity(at: 0) == 0.25 && again.opacity(at: 1) == 1)
  }
}
