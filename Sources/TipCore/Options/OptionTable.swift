/// The table of all options, from which the wire form, its errors and the documentation come.
public enum OptionTable {
  /// Every option, in the order of the documentation.
  public static let rows: [OptionRow] = placing + policies + arrowAndBubble + drawing + content + behaving

  /// Bounds of a length or a size.
  static let length = 0.0...1e9
  /// Bounds of a coordinate or a distance with a sign.
  static let distance = -1e9...1e9
  /// Bounds of a time: up to a day.
  static let seconds = 0.0...86_400

  static let placing: [OptionRow] = [
    .placement(
      "placement", "Where the bubble goes; `auto` is the first of `order`.",
      get: { $0.placement }, set: { $0.placement = $1 }),
    .choice("policy", "How the placement is chosen.", get: { $0.policy }, set: { $0.policy = $1 }),
    .placements(
      "order", 1...PlacementList.capacity, "The placements that are tried after the preferred one.",
      get: { $0.order }, set: { $0.order = $1 }),
    .choice("fit", "What it means that a placement fits.", get: { $0.fit }, set: { $0.fit = $1 }),
    .number(
      "slack", length, .length, "Room beyond the tip that a placement needs on its side axis to fit.",
      get: { $0.slack.x }, set: { $0.slack = Lengths($1) }),
    .insets(
      "offset", distance, "Gap between target and tip on the side axis, for each side of the target.",
      get: { $0.offset }, set: { $0.offset = $1 }),
    .number(
      "along", distance, .length, "Distance along the side, in the reading direction above and below the target.",
      get: { $0.along }, set: { $0.along = $1 }),
    .optional(
      "alignedAlong", distance, .length,
      "For start and end placements, in place of `along`: distance towards the other end; `null` takes `along`.",
      get: { $0.alignedAlong }, set: { $0.alignedAlong = $1 }),
    .insets(
      "margin", distance, "Room that the tip keeps from the edges of the bounds, beyond the safe area.",
      get: { $0.margin }, set: { $0.margin = $1 }),
    .number(
      "quantum.x", length, .length, "Positions and sizes along x are whole multiples of this; 0: any.",
      get: { $0.quantum.x }, set: { $0.quantum.x = $1 }),
    .number(
      "quantum.y", length, .length, "The same along y.", get: { $0.quantum.y }, set: { $0.quantum.y = $1 }),
    .choice(
      "lastResort", "What is done when no placement fits.", get: { $0.lastResort }, set: { $0.lastResort = $1 }),
  ]

  static let arrowAndBubble: [OptionRow] = [
    .choice("arrow.style", "The form of the arrow.", get: { $0.arrow.style }, set: { $0.arrow.style = $1 }),
    .number(
      "arrow.width", length, .length, "The arrow's base, along the bubble's edge.",
      get: { $0.arrow.width.x }, set: { $0.arrow.width = Lengths($1) }),
    .number(
      "arrow.length", length, .length, "How far the arrow stands out of the bubble.",
      get: { $0.arrow.length.y }, set: { $0.arrow.length = Lengths($1) }),
    .number(
      "arrow.inset", length, .length, "Least distance of the arrow's base from where a corner's rounding ends.",
      get: { $0.arrow.inset.x }, set: { $0.arrow.inset = Lengths($1) }),
    .number(
      "arrow.slack", length, .length,
      "How far the arrow may leave the middle of a bubble too short for the inset.",
      get: { $0.arrow.slack.x }, set: { $0.arrow.slack = Lengths($1) }),
    .number(
      "arrow.tipRadius", length, .length, "With the style `rounded`: the rounding of the point.",
      get: { $0.arrow.tipRadius }, set: { $0.arrow.tipRadius = $1 }),
    .flag(
      "arrow.clamp", "Whether the arrow keeps off the corners; without it, it stands exactly where it aims.",
      get: { $0.arrow.clamp }, set: { $0.arrow.clamp = $1 }),
    .choice("arrow.aim", "What the arrow points at.", get: { $0.arrow.aim }, set: { $0.arrow.aim = $1 }),
    .number(
      "arrow.offset", distance, .length, "With aim `offset`: the distance from the middle of the bubble's edge.",
      get: { $0.arrow.offset }, set: { $0.arrow.offset = $1 }),
    .choice(
      "arrow.apart", "What becomes of the arrow when target and bubble share nothing along its edge.",
      get: { $0.arrow.apart }, set: { $0.arrow.apart = $1 }),
    .radii(
      "bubble.cornerRadius", length, "The rounding of the bubble's corners, made less where there is no room for it.",
      get: { $0.bubble.cornerRadius }, set: { $0.bubble.cornerRadius = $1 }),
    .insets(
      "bubble.padding", length, "Room between the bubble's edges and its content.",
      get: { $0.bubble.padding }, set: { $0.bubble.padding = $1 }),
    .number(
      "bubble.minWidth", length, .length, "The bubble's least width.",
      get: { $0.bubble.minWidth }, set: { $0.bubble.minWidth = $1 }),
    .number(
      "bubble.minHeight", length, .length, "The bubble's least height.",
      get: { $0.bubble.minHeight }, set: { $0.bubble.minHeight = $1 }),
    .optional(
      "bubble.maxWidth", length, .length, "The bubble's greatest width; a text is broken to it.",
      get: { $0.bubble.maxWidth }, set: { $0.bubble.maxWidth = $1 }),
    .optional(
      "bubble.maxHeight", length, .length, "The bubble's greatest height.",
      get: { $0.bubble.maxHeight }, set: { $0.bubble.maxHeight = $1 }),
  ]
}
