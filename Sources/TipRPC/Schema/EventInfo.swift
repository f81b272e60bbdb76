import TipCore

extension EventName {
  /// When it happens, for the documentation.
  var doc: String {
    switch self {
    case .shown: "A tip's motion has ended and it is fully visible."
    case .hidden: "A tip has left the screen and may come back."
    case .left: "A step of the tour is left; `to` is null at the end."
    case .skipped: "A step was passed over."
    case .waiting: "The tour waits for the target of a step."
    case .dismissed: "A tip is gone: once for every tip, when its motion has ended."
    case .paused: "The tour stands still, its tips off the screen."
    case .resumed: "The tour goes on where it was."
    case .ended: "A tour is over: once for every tour."
    case .confirm: "A question: may a step be left, or entered? `from` is null before the first, `to` at the end."
    case .resolve: "A question: where is the target of a step? `reveal` is what must be brought into view first."
    case .withdrawn: "A question needs no answer any more."
    case .tapped: "A region was tapped whose `report` is true; a tap that named a tip has no point."
    case .pointed: "The pointer did something outside, and the tip's options ask for a report."
    case .entered: "The pointer has come to the target of a tip that it brings."
    case .exited: "The pointer has left such a tip and its target."
    case .focused: "A button has the focus, or with null none has."
    case .action: "Something was done whose action is the host's own name."
    case .faded: "The dim has faded."
    case .unchanged: "The call changed nothing."
    }
  }

  /// Its members beside `event` and `origin`.
  var members: [MemberInfo] {
    switch self {
    case .paused, .resumed, .faded: []
    case .shown, .entered, .exited: [Self.tip]
    case .hidden: [Self.tip, Self.member("reason", .choice(HideReason.allCases), "Why it left.")]
    case .left: [Self.tip, Self.member("from", Self.position, "The step that is left."), Self.to, Self.direction]
    case .skipped:
      [Self.tip, Self.index, Self.member("reason", .choice(SkipReason.allCases), "Why it was passed over.")]
    case .waiting: [Self.tip, Self.index, Self.ref]
    case .dismissed:
      [Self.tip, Self.member("reason", .named(DismissReason.allCases), "Why; also the host's own word.")]
    case .ended: [Self.member("reason", .named(TourEndReason.allCases), "Why; also the host's own word.")]
    case .confirm:
      [
        Self.question, Self.tip, Self.member("move", .choice(ConfirmMove.allCases), "What it would do to the step."),
        Self.member("from", .nullable(Self.position), "The step that it leaves."), Self.to, Self.direction,
      ]
    case .resolve:
      [
        Self.question, Self.tip, Self.index, Self.ref,
        Self.member("reveal", .object("rect"), required: false, "What must be brought into view: hole and tip."),
      ]
    case .withdrawn: [Self.question]
    case .tapped:
      [
        Self.member("region", .choice(RegionKind.allCases), "What was tapped."), Self.tip,
        Self.member("button", .text(idLength), required: false, "The button that was tapped."),
        Self.member("point", .object("point"), required: false, "Where the tap was."),
      ]
    case .pointed:
      [
        Self.member("kind", .choice([PointerKind.press, .wheel, .swipe]), "What it did."), Self.tip,
        Self.member("point", .object("point"), "Where."),
      ]
    case .focused: [Self.tip, Self.member("button", .nullable(.text(idLength)), "The button that has it.")]
    case .action: [Self.member("name", .text(idLength), "The action's name."), Self.tip]
    case .unchanged:
      [
        Self.member("reason", .choice(UnchangedReason.allCases), "Why nothing changed."),
        Self.member("tip", .text(idLength), required: false, "The tip that is not there."),
      ]
    }
  }

  /// The members that every event has.
  static let common: [MemberInfo] = [
    member("event", .choice(EventName.allCases), "What happened."),
    member("origin", .choice(Origin.allCases), "Who asked for it."),
  ]

  private static let tip = member("tip", .text(idLength), "The tip's id.")
  private static let position = Shape.integer(0...1e9)
  private static let index = member("index", position, "The step's position.")
  private static let to = member("to", .nullable(position), "The step that comes.")
  private static let ref = member("ref", .text(idLength), required: false, "The name of its target.")
  private static let question = member("question", .text(idLength), "The question's id, for `answer`.")
  private static let direction = member("direction", .choice(TourDirection.allCases), "Which way the tour goes.")

  private static func member(
    _ name: String, _ shape: Shape, required: Bool = true, _ doc: String
  ) -> MemberInfo {
    MemberInfo(name, shape, required: required, standard: nil, doc)
  }
}

extension Shape {
  /// One of the names of an enum's cases.
  fileprivate static func choice<Name>(_ cases: [Name]) -> Shape where Name: RawRepresentable, Name.RawValue == String {
    .choice(cases.map { (name: Name) -> String in name.rawValue })
  }

  /// One of the names of an enum's cases, or any other name.
  fileprivate static func named<Name>(_ cases: [Name]) -> Shape where Name: RawRepresentable, Name.RawValue == String {
    .oneOf([choice(cases), .text(idLength)])
  }
}
