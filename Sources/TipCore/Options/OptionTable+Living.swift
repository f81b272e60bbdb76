extension OptionTable {
  static let living: [OptionRow] = coming + hovering + hinting + outside + keys + touring

  private static let coming: [OptionRow] = [
    .choice("trigger", "What brings the tip.", get: { $0.living.trigger }, set: { $0.living.trigger = $1 }),
    .number(
      "showDelay", seconds, .seconds, "The wait before it comes.",
      get: { $0.living.showDelay }, set: { $0.living.showDelay = $1 }),
    .optional(
      "dismissAfter", seconds, .seconds, "How long it stays once it is shown, without the pointer over it; `null`: on.",
      get: { $0.living.dismissAfter }, set: { $0.living.dismissAfter = $1 }),
    .choice(
      "sameTarget", "What it does to tips on the same target.",
      get: { $0.living.sameTarget }, set: { $0.living.sameTarget = $1 }),
    .choice(
      "tap.inMotion", "What becomes of a tap while the tip is on its way.",
      get: { $0.living.tapInMotion }, set: { $0.living.tapInMotion = $1 }),
    .choice(
      "lost", "What becomes of a visible tip whose target is gone.",
      get: { $0.living.lost }, set: { $0.living.lost = $1 }),
    .choice("role", "What it is for a screen reader.", get: { $0.living.role }, set: { $0.living.role = $1 }),
  ]

  private static let hovering: [OptionRow] = [
    .number(
      "hover.showDelay", seconds, .seconds, "How long the pointer is over the target before the tip comes.",
      get: { $0.living.hover.showDelay }, set: { $0.living.hover.showDelay = $1 }),
    .number(
      "hover.hideDelay", seconds, .seconds, "How long the pointer is away before it goes.",
      get: { $0.living.hover.hideDelay }, set: { $0.living.hover.hideDelay = $1 }),
    .number(
      "hover.browseDelay", seconds, .seconds, "In place of `showDelay` from tip to tip.",
      get: { $0.living.hover.browseDelay }, set: { $0.living.hover.browseDelay = $1 }),
    .number(
      "hover.browseTime", seconds, .seconds, "How long after a tip has gone that holds.",
      get: { $0.living.hover.browseTime }, set: { $0.living.hover.browseTime = $1 }),
    .flag(
      "hover.bridge", "Whether the pointer may go over to the tip.",
      get: { $0.living.hover.bridge }, set: { $0.living.hover.bridge = $1 }),
  ]

  private static let hinting: [OptionRow] = [
    .number(
      "hint.size", length, .length, "The width and height of the marker.",
      get: { $0.living.hint.size.x }, set: { $0.living.hint.size = Lengths($1) }),
    .choice(
      "hint.anchor", "The point of the target where its middle stands.",
      get: { $0.living.hint.anchor }, set: { $0.living.hint.anchor = $1 }),
    .optionalColor(
      "hint.color", "Its colour; `null`: the tip's `fill`.",
      get: { $0.living.hint.color }, set: { $0.living.hint.color = $1 }),
    .number(
      "hint.pulse", seconds, .seconds, "How long one pulse takes; 0: it stands still.",
      get: { $0.living.hint.pulse }, set: { $0.living.hint.pulse = $1 }),
  ]

  private static let outside: [OptionRow] =
    rule("outside.tap", get: { $0.living.outside.tap }, set: { $0.living.outside.tap = $1 })
    + rule("outside.press", get: { $0.living.outside.press }, set: { $0.living.outside.press = $1 })
    + rule("outside.wheel", get: { $0.living.outside.wheel }, set: { $0.living.outside.wheel = $1 })
    + rule("outside.swipe", get: { $0.living.outside.swipe }, set: { $0.living.outside.swipe = $1 })

  private static let keys: [OptionRow] = [
    .name(
      "keys.escape", "What Escape does: an action as in `tap.bubble.action`.",
      get: { $0.living.keys.escape }, set: { $0.living.keys.escape = $1 }),
    .name(
      "keys.forward", "What the arrow key in the reading direction does.",
      get: { $0.living.keys.forward }, set: { $0.living.keys.forward = $1 }),
    .name(
      "keys.backward", "What the arrow key against it does.",
      get: { $0.living.keys.backward }, set: { $0.living.keys.backward = $1 }),
    .name(
      "keys.enter", "What Enter does: `press` is a tap on the button with the focus, else on the last one.",
      get: { $0.living.keys.enter }, set: { $0.living.keys.enter = $1 }),
    .flag(
      "keys.tab", "Whether Tab goes from button to button.",
      get: { $0.living.keys.tab }, set: { $0.living.keys.tab = $1 }),
  ]

  private static let touring: [OptionRow] = [
    .choice(
      "missing.policy", "What the tour does when the target of the step to come is not there.",
      get: { $0.living.missing.policy }, set: { $0.living.missing.policy = $1 }),
    .optional(
      "missing.timeout", seconds, .seconds, "How long it waits for it; `null`: on.",
      get: { $0.living.missing.timeout }, set: { $0.living.missing.timeout = $1 }),
    .choice(
      "missing.then", "What it does after that.",
      get: { $0.living.missing.then }, set: { $0.living.missing.then = $1 }),
    .flag(
      "confirm.leave", "Whether the host is asked before this step is left.",
      get: { $0.living.confirm.leave }, set: { $0.living.confirm.leave = $1 }),
    .flag(
      "confirm.enter", "Whether the host is asked before this step is entered.",
      get: { $0.living.confirm.enter }, set: { $0.living.confirm.enter = $1 }),
    .optional(
      "confirm.timeout", seconds, .seconds, "How long an answer may take before it counts as yes; `null`: on.",
      get: { $0.living.confirm.timeout }, set: { $0.living.confirm.timeout = $1 }),
    .choice(
      "resolve.ask", "When the host is asked where the target of this step is.",
      get: { $0.living.resolve.ask }, set: { $0.living.resolve.ask = $1 }),
    .optional(
      "resolve.timeout", seconds, .seconds,
      "How long an answer may take before the session's own targets decide; `null`: on.",
      get: { $0.living.resolve.timeout }, set: { $0.living.resolve.timeout = $1 }),
    .flag(
      "tour.wrap", "Whether the step after the last is the first, and the one before the first the last.",
      get: { $0.living.wraps }, set: { $0.living.wraps = $1 }),
  ]
}
