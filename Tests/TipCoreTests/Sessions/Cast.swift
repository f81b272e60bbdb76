import TipCore

/// A tip of the random walk: its id decides everything about it.
struct Actor {
  var id: String
  /// Stays when another tip comes.
  var staysOn = false
  /// The dim's colour; nil for a tip without overlay.
  var dim: UInt32?
  /// When the dim fades.
  var fadeAfter: Double?
  /// How long it comes and goes; 0 for no motion.
  var coming = 0.0
  var going = 0.0
  /// The name of a target of the session; nil for a target of its own.
  var ref: String?
  /// What a tap on its bubble does, and whether that is reported.
  var action = "none"
  var reports = true

  /// How long the dim takes to come and to go.
  static let dimTime = 0.375

  static let all: [Actor] = [
    Actor(id: "a", coming: 0.5, going: 0.25, action: "next"),
    Actor(id: "b", dim: 0x11, coming: 0.25, going: 0.5, action: "previous"),
    Actor(id: "c", staysOn: true, ref: "save", action: "dismiss"),
    Actor(id: "d", staysOn: true, dim: 0x22, fadeAfter: 0.75, coming: 1, going: 1, action: "end"),
    Actor(id: "e", dim: 0x33, fadeAfter: 0.25, going: 0.5, ref: "menu", action: "opened", reports: false),
    Actor(id: "f", coming: 0.25, ref: "save", reports: false),
    Actor(id: "g", staysOn: true, dim: 0x44, coming: 0.5, ref: "menu"),
    Actor(id: "h", staysOn: true, coming: 0.25, going: 0.25, action: "next", reports: false),
  ]

  static func named(_ id: String) -> Actor { all.first { $0.id == id } ?? Actor(id: id) }

  /// Where the tip's own target is: each has its place in a wide window.
  var ownTarget: Rect {
    let index = Actor.all.firstIndex { $0.id == id } ?? 0
    return Rect(x: 200 * Double(index) + 100, y: 900, width: 40, height: 20)
  }

  /// The tip as the host describes it.
  var spec: TipSpec {
    var overrides = OptionOverrides()
    func set(_ path: String, _ value: OptionValue) {
      guard let row = OptionTable.rows.firstIndex(where: { $0.path == path }) else { return }
      overrides.set(row, to: value)
    }
    set("lifetime", .choice(staysOn ? 0 : 1))
    set("overlay.visible", .flag(dim != nil))
    set("overlay.color", .color(Color(rgba: dim ?? 0)))
    set("overlay.fadeAfter", fadeAfter.map { .number($0) } ?? .none)
    set("overlay.fadeDuration", .number(0.5))
    set("motion.dim.duration", .number(Self.dimTime))
    set("motion.show.kind", .choice(coming > 0 ? 1 : 0))
    set("motion.show.duration", .number(coming))
    set("motion.dismiss.kind", .choice(going > 0 ? 1 : 0))
    set("motion.dismiss.duration", .number(going))
    set("tap.bubble.action", .name(action))
    set("tap.bubble.report", .flag(reports))
    let target: TargetReference = ref.map { .ref($0) } ?? .fixed(.rect(ownTarget))
    return TipSpec(
      id: id, target: target, content: .size(Size(width: 50, height: 20)), overrides: overrides)
  }
}

/// What a host may do to a session.
enum Input {
  case show([String], animated: Bool)
  case dismiss([String], animated: Bool)
  case dismissAll(animated: Bool)
  case add([String])
  case next(animated: Bool)
  case previous(animated: Bool)
  case tap(String)
  /// A target moves to one of some places, or is gone.
  case move(String, to: Int?)
  case wait(Double)

  static func random(_ random: inout SeededGenerator) -> Input {
    func ids(_ most: Int) -> [String] {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in random.pick(Actor.all).id }
    }
    let animated = !random.one(in: 3)
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1, 2: return .show(ids(2), animated: animated)
    case 3: return .dismiss(ids(3), animated: animated)
    case 4: return random.one(in: 3) ? .dismissAll(animated: animated) : .dismiss(ids(1), animated: animated)
    case 5: return .add(ids(2))
    case 6, 7: return .next(animated: animated)
    case 8: return .previous(animated: animated)
    case 9, 10: return .tap(random.pick(Actor.all).id)
    case 11, 12:
      let place = random.one(in: 3) ? nil : Int.random(in: 0...2, using: &random)
      return .move(random.pick(["save", "menu"]), to: place)
    default: return .wait(random.one(in: 20) ? 36_000 : random.pick([0, 0.125, 0.25, 0.5, 1]))
    }
  }
}

/// Where a named target is at one of its places.
func place(_ name: String, _ index: Int) -> Rect {
  Rect(x: (name == "save" ? 200 : 1_000) + 100 * Double(index), y: 300, width: 40, height: 20)
}
