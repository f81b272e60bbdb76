extension OptionTable {
  static let drawing: [OptionRow] = [
    .choice("text.measure", "What measures a text.", get: { $0.text.measure }, set: { $0.text.measure = $1 }),
    .name(
      "text.family", "The font's family, handed to the host.",
      get: { $0.text.family }, set: { $0.text.family = $1 }),
    .number("text.size", length, .length, "The font's size.", get: { $0.text.size }, set: { $0.text.size = $1 }),
    .choice("text.weight", "The font's weight.", get: { $0.text.weight }, set: { $0.text.weight = $1 }),
    .color("text.color", "The text's colour.", get: { $0.text.color }, set: { $0.text.color = $1 }),
    .choice(
      "text.alignment", "Where lines stand in the bubble.",
      get: { $0.text.alignment }, set: { $0.text.alignment = $1 }),
    .optional(
      "text.maxWidth", length, .length, "The greatest width of a line.",
      get: { $0.text.maxWidth }, set: { $0.text.maxWidth = $1 }),
    .number(
      "text.widthInset", length, .length, "Lines are at most the width of the bounds less this.",
      get: { $0.text.widthInset }, set: { $0.text.widthInset = $1 }),
    .number(
      "text.minWidth", length, .length, "Lines are not broken shorter than this to fit beside a target.",
      get: { $0.text.minWidth }, set: { $0.text.minWidth = $1 }),
    .optional(
      "text.lineHeight", length, .length, "From one line to the next; `null` takes the font's own.",
      get: { $0.text.lineHeight }, set: { $0.text.lineHeight = $1 }),
    .optional(
      "text.maxLines", 1...1_000_000, .none, "The most lines that are shown, without a fraction; `null`: all.",
      get: { $0.text.maxLines }, set: { $0.text.maxLines = $1 }),
    .name(
      "text.ellipsis", "What ends the last line when more are left out; the line is cut between graphemes for it.",
      get: { $0.text.ellipsis }, set: { $0.text.ellipsis = $1 }),
    .color("fill", "The colour of bubble and arrow.", get: { $0.fill }, set: { $0.fill = $1 }),
    .number(
      "border.width", length, .length, "The width of the line around bubble and arrow.",
      get: { $0.border.width }, set: { $0.border.width = $1 }),
    .color("border.color", "Its colour.", get: { $0.border.color }, set: { $0.border.color = $1 }),
    .choice(
      "border.alignment", "Where the line runs along the outline; it takes no room of its own.",
      get: { $0.border.alignment }, set: { $0.border.alignment = $1 }),
    .color("shadow.color", "The shadow's colour.", get: { $0.shadow.color }, set: { $0.shadow.color = $1 }),
    .number(
      "shadow.x", distance, .length, "How far it lies to the right.",
      get: { $0.shadow.x }, set: { $0.shadow.x = $1 }),
    .number("shadow.y", distance, .length, "How far it lies below.", get: { $0.shadow.y }, set: { $0.shadow.y = $1 }),
    .number("shadow.blur", length, .length, "Its softness.", get: { $0.shadow.blur }, set: { $0.shadow.blur = $1 }),
    .flag(
      "overlay.visible", "Whether a dim lies between app and tip.",
      get: { $0.overlay.visible }, set: { $0.overlay.visible = $1 }),
    .color("overlay.color", "The dim's colour.", get: { $0.overlay.color }, set: { $0.overlay.color = $1 }),
    .optional(
      "overlay.fadeAfter", seconds, .seconds, "When the dim fades, counted from the tip's coming; `null`: never.",
      get: { $0.overlay.fadeAfter }, set: { $0.overlay.fadeAfter = $1 }),
    .number(
      "overlay.fadeDuration", seconds, .seconds, "How long the fading takes.",
      get: { $0.overlay.fadeDuration }, set: { $0.overlay.fadeDuration = $1 }),
    .choice("cutout.shape", "The form of the hole.", get: { $0.cutout.shape }, set: { $0.cutout.shape = $1 }),
    .insets(
      "cutout.padding", distance, "How far the hole reaches beyond the target.",
      get: { $0.cutout.padding }, set: { $0.cutout.padding = $1 }),
    .radii(
      "cutout.radius", length, "The rounding of a rect's corners, as `cutout.radiusRule` takes it.",
      get: { $0.cutout.radius }, set: { $0.cutout.radius = $1 }),
    .choice(
      "cutout.radiusRule", "How that rounding is found.",
      get: { $0.cutout.radiusRule }, set: { $0.cutout.radiusRule = $1 }),
  ]
}
