extension OptionTable {
  static let content: [OptionRow] = stacking + buttons

  private static let stacking: [OptionRow] = [
    .number(
      "content.gap", length, .length, "Room between parts that stand above one another.",
      get: { $0.content.gap }, set: { $0.content.gap = $1 }),
    .number(
      "title.size", length, .length, "The font's size of a title.",
      get: { $0.title.size }, set: { $0.title.size = $1 }),
    .choice("title.weight", "Its weight.", get: { $0.title.weight }, set: { $0.title.weight = $1 }),
    .optionalColor(
      "title.color", "Its colour; `null` takes `text.color`.",
      get: { $0.title.color }, set: { $0.title.color = $1 }),
    .number(
      "image.cornerRadius", length, .length, "The rounding of an image's corners.",
      get: { $0.image.cornerRadius }, set: { $0.image.cornerRadius = $1 }),
    .name(
      "progress.format", "The words of progress; `{current}` and `{total}` stand for the numbers.",
      get: { $0.progress.format }, set: { $0.progress.format = $1 }),
    .number(
      "progress.size", length, .length, "The font's size of progress.",
      get: { $0.progress.size }, set: { $0.progress.size = $1 }),
    .number(
      "close.size", length, .length, "The width and height of the close box.",
      get: { $0.close.size.x }, set: { $0.close.size = Lengths($1) }),
    .number(
      "close.gap", length, .length, "Room between the close box and what stands beside it.",
      get: { $0.close.gap }, set: { $0.close.gap = $1 }),
  ]

  private static let buttons: [OptionRow] = [
    .insets(
      "button.padding", length, "Room between a button's edges and its label.",
      get: { $0.button.padding }, set: { $0.button.padding = $1 }),
    .number(
      "button.minWidth", length, .length, "A button's least width.",
      get: { $0.button.minWidth }, set: { $0.button.minWidth = $1 }),
    .number(
      "button.gap", length, .length, "Room between buttons, and between their rows.",
      get: { $0.button.gap.x }, set: { $0.button.gap = Lengths($1) }),
    .choice(
      "button.alignment", "Where a row of buttons stands in the bubble.",
      get: { $0.button.alignment }, set: { $0.button.alignment = $1 }),
    .number(
      "button.cornerRadius", length, .length, "The rounding of a button's corners.",
      get: { $0.button.cornerRadius }, set: { $0.button.cornerRadius = $1 }),
    .color("button.fill", "A button's colour.", get: { $0.button.fill }, set: { $0.button.fill = $1 }),
    .optionalColor(
      "button.color", "The colour of its label; `null` takes `text.color`.",
      get: { $0.button.color }, set: { $0.button.color = $1 }),
  ]
}
