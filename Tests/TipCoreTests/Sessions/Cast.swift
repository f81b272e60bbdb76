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
  /// What it is like beyond that.
  var life = Life()

  /// How long the dim takes to come and to go.
  static let dimTime = 0.375

  static let all: [Actor] = [
    Actor(id: "a", coming: 0.5, going: 0.25, action: "next"),
    Actor(
      id: "b", dim: 0x11, coming: 0.25, going: 0.5, action: "previous",
      life: Life(asksToLeave: true, confirmTimeout: 1)),
    Actor(id: "c", staysOn: true, ref: "save", action: "dismiss", life: Life(resolve: "missing", resolveTimeout: 0.5)),
    Actor(
      id: "d", staysOn: true, dim: 0x22, fadeAfter: 0.75, coming: 1, going: 1, action: "end", life: Life(group: "g")),
    Actor(id: "e", dim: 0x33, fadeAfter: 0.25, going: 0.5, ref: "menu", action: "opened", reports: false),
    Actor(
      id: "f", coming: 0.25, ref: "save", reports: false, life: Life(replacesSame: true, missing: "skip")),
    Actor(
      id: "g", staysOn: true, dim: 0x44, coming: 0.5, ref: "menu", life: Life(lost: "center", missing: "center")),
    Actor(
      id: "h", staysOn: true, coming: 0.25, going: 0.25, action: "next", reports: false, life: Life(inMotion: "queue")),
    Actor(id: "i", coming: 0.25, going: 0.25, action: "close", life: Life(trigger: "hover", outsideTap: "own")),
    Actor(id: "j", ref: "menu", life: Life(trigger: "hover", dismissAfter: 1)),
    Actor(id: "k", coming: 0.25, action: "dismiss", life: Life(trigger: "hint", group: "g")),
    Actor(id: "l", ref: "save", life: Life(trigger: "hint", lost: "dismiss", asksToEnter: true)),
    Actor(
      id: "m", coming: 0.25, action: "dismiss", life: Life(showDelay: 0.5, dismissAfter: 1, inMotion: "ignore")),
    Actor(
      id: "n", ref: "save",
      life: Life(lost: "skip", missing: "end", asksToEnter: true, confirmTimeout: 2, advanceOn: "done")),
    Actor(
      id: "o", going: 0.25, life: Life(dismissAfter: 0.5, when: "x", outsideTap: "next")),
    Actor(
      id: "p", ref: "menu",
      life: Life(
        group: "g", showDelay: 0.25, lost: "end", missingTimeout: nil, resolve: "always", when: "!x",
        outsidePress: "dismiss")),
  ]

  static func named(_ id: String) -> Actor { all.first { $0.id == id } ?? Actor(id: id) }

  /// Where the tip's own target is: each has its place in a wide window.
  var ownTarget: Rect {
    let index = Actor.all.firstIndex { $0.id == id } ?? 0
    return Rect(x: 200 * Double(index) + 100, y: 900, width: 40, height: 20)
  }
}

/// How a tip of the random walk comes, stays and goes.
struct Life {
  var trigger = "now"
  var group: String?
  var replacesSame = false
  var showDelay = 0.0
  var dismissAfter: Double?
  var inMotion = "act"
  var lost = "auto"
  var missing = "wait"
  var missingTimeout: Double? = 1
  var then = "center"
  var asksToLeave = false
  var asksToEnter = false
  var confirmTimeout: Double?
  var resolve = "never"
  var resolveTimeout: Double?
  var when: String?
  var advanceOn: String?
  var outsideTap = "none"
  var outsidePress = "none"
}

/// Where a named target is at one of its places.
func place(_ name: String, _ index: Int) -> Rect {
  Rect(x: (name == "save" ? 200 : 1_000) + 100 * Double(index), y: 300, width: 40, height: 20)
}
