extension OptionTable {
  static let policies: [OptionRow] = flip + mostRoom + slide + resize

  private static let flip: [OptionRow] = [
    .flag(
      "flip.side", "Whether overflow across the side makes it go on to the next placement.",
      get: { $0.flip.side }, set: { $0.flip.side = $1 }),
    .choice(
      "flip.along", "Whether overflow along the side does.", get: { $0.flip.along }, set: { $0.flip.along = $1 }),
    .flag(
      "flip.alignment", "Whether start and end are tried in place of each other.",
      get: { $0.flip.alignment }, set: { $0.flip.alignment = $1 }),
    .placements(
      "flip.fallbacks", 0...PlacementList.capacity,
      "What is tried after the preferred placement; empty: what follows from the other options.",
      get: { $0.flip.fallbacks }, set: { $0.flip.fallbacks = $1 }),
    .choice(
      "flip.perpendicular", "Which of the perpendicular sides is tried first, if any is.",
      get: { $0.flip.perpendicular }, set: { $0.flip.perpendicular = $1 }),
    .choice(
      "flip.strategy", "What is taken when nothing fits.",
      get: { $0.flip.strategy }, set: { $0.flip.strategy = $1 }),
    .optionalInsets(
      "flip.margin", distance, "The margin by which it judges; `null` takes `margin`.",
      get: { $0.flip.margin }, set: { $0.flip.margin = $1 }),
  ]

  private static let mostRoom: [OptionRow] = [
    .flag(
      "mostRoom.along", "Whether room along the side counts too, for start and end placements.",
      get: { $0.mostRoom.along }, set: { $0.mostRoom.along = $1 }),
    .choice(
      "mostRoom.alignment", "Which alignment is tried first.",
      get: { $0.mostRoom.alignment }, set: { $0.mostRoom.alignment = $1 }),
    .flag(
      "mostRoom.flipAlignment", "Whether the other alignment is tried too.",
      get: { $0.mostRoom.flipAlignment }, set: { $0.mostRoom.flipAlignment = $1 }),
    .placements(
      "mostRoom.allowed", 0...PlacementList.capacity, "What may be taken; empty: everything.",
      get: { $0.mostRoom.allowed }, set: { $0.mostRoom.allowed = $1 }),
    .optionalInsets(
      "mostRoom.margin", distance, "The margin by which it judges; `null` takes `margin`.",
      get: { $0.mostRoom.margin }, set: { $0.mostRoom.margin = $1 }),
  ]

  private static let slide: [OptionRow] = [
    .flag(
      "slide.along", "Whether a tip is moved along its side to fit.",
      get: { $0.slide.along }, set: { $0.slide.along = $1 }),
    .flag(
      "slide.side", "Whether it is moved across, over its target if need be.",
      get: { $0.slide.side }, set: { $0.slide.side = $1 }),
    .flag(
      "slide.limitAlong", "Whether it stays in touch with its target along the side.",
      get: { $0.slide.limitAlong }, set: { $0.slide.limitAlong = $1 }),
    .flag(
      "slide.limitSide", "Whether it does across.", get: { $0.slide.limitSide }, set: { $0.slide.limitSide = $1 }),
    .number(
      "slide.limitOffset", distance, .length, "How much of the bubble stays beside its target along the side.",
      get: { $0.slide.limitOffset }, set: { $0.slide.limitOffset = $1 }),
    .number(
      "slide.limitSideOffset", distance, .length, "How much of it does across.",
      get: { $0.slide.limitSideOffset }, set: { $0.slide.limitSideOffset = $1 }),
    .choice(
      "slide.oversize", "Which end stays visible when the bubble is longer than the clip.",
      get: { $0.slide.oversize }, set: { $0.slide.oversize = $1 }),
    .optionalInsets(
      "slide.margin", distance, "The margin to which it is moved; `null` takes `margin`.",
      get: { $0.slide.margin }, set: { $0.slide.margin = $1 }),
  ]

  private static let resize: [OptionRow] = [
    .flag(
      "resize.enabled", "Whether a bubble is cut to the room at its place.",
      get: { $0.resize.enabled }, set: { $0.resize.enabled = $1 }),
    .flag(
      "resize.centered", "Whether a centred bubble that may not slide is cut at both ends, so that it stays centred.",
      get: { $0.resize.centered }, set: { $0.resize.centered = $1 }),
    .optionalInsets(
      "resize.margin", distance, "The margin by which the room is judged; `null` takes `margin`.",
      get: { $0.resize.margin }, set: { $0.resize.margin = $1 }),
  ]
}
