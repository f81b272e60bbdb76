extension ProductTests {
  /// The ways into the states: each goes on from the state it names.
  static let states: [(name: String, from: String?, method: String, params: JSON)] = [
    ("open", nil, "session/open", ["session": "s", "bounds": window, "targets": ["save": target]]),
    ("coming", "open", "show", ["tip": tipA]),
    ("shown", "coming", "clock/advance", ["by": 0.5]),
    ("leaving", "shown", "dismiss", ["tip": "a"]),
    ("idle", "open", "add", ["tips": [tip("x"), tip("y"), tip("z")]]),
    ("first", "idle", "next", ["animated": false]),
    ("middle", "first", "next", ["animated": false]),
    ("last", "middle", "next", ["animated": false]),
    ("ended", "last", "next", ["animated": false]),
    (
      "dimmed", "open", "show",
      ["animated": false, "tip": tip("o", ["overlay": ["visible": true, "fadeAfter": 1, "fadeDuration": 1]])]
    ),
    ("fading", "dimmed", "clock/advance", ["by": 1]),
    ("faded", "fading", "clock/advance", ["by": 1]),
    ("paused", "middle", "pause", ["animated": false]),
    ("guarded", "open", "add", ["tips": guarded]),
    ("at the guard", "guarded", "go", ["step": "x", "animated": false]),
    ("asked to leave", "at the guard", "next", ["animated": false]),
    ("asked to enter", "guarded", "go", ["step": "y", "animated": false]),
    ("asked where", "guarded", "go", ["step": "z", "animated": false]),
    ("waiting", "guarded", "go", ["step": "v", "animated": false]),
    ("hint", "open", "show", ["tip": tipA(["trigger": "hint"])]),
    ("armed", "open", "show", ["tip": tipA(["trigger": "hover"])]),
    ("hovering", "armed", "pointer", ["point": ["x": 200, "y": 135]]),
    ("hovered", "hovering", "clock/advance", ["by": 1]),
    ("delayed", "open", "show", ["tip": tipA(["showDelay": 1])]),
    ("two windows", "open", "session/open", ["session": "t", "bounds": window]),
    ("far tour", "two windows", "add", ["tips": [tip("x").with("session", "t"), tip("y")]]),
    ("elsewhere", "far tour", "next", ["animated": false]),
  ]

  /// Of several windows one must be named.
  static func params(_ method: String, _ params: JSON, in state: String) -> JSON {
    let isOfTwo = ["two windows", "far tour", "elsewhere"].contains(state)
    let namesNone = ["clock/advance", "layout", "session/open", "session/import"].contains(method)
    return isOfTwo && !namesNone ? params.with("session", "s") : params
  }
}
