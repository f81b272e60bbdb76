import TipCore

extension EventName {
  /// When it happens, for the documentation.
  var doc: String {
    switch self {
    case .shown: "A tip's motion has ended and it is fully visible."
    case .left: "A step of the tour is left; `to` is null at the end."
    case .dismissed: "A tip is gone: once for every tip, when its motion has ended."
    case .ended: "A tour is over: once for every tour."
    case .tapped: "A region was tapped whose `report` is true; a tap that named a tip has no point."
    case .action: "A region was tapped whose action is the host's own name."
    case .faded: "The dim has faded."
    case .unchanged: "The call changed nothing."
    }
  }

  /// Its members beside `event` and `origin`.
  var members: [MemberInfo] {
    switch self {
    case .shown: [Self.tip]
    case .left:
      [
        Self.tip, Self.member("from", Self.position, "The step that is left."),
        Self.member("to", .nullable(Self.position), "The step that comes."),
        Self.member("direction", .choice(TourDirection.allCases), "Which way the tour goes."),
      ]
    case .dismissed: [Self.tip, Self.member("reason", .choice(DismissReason.allCases), "Why it ended.")]
    case .ended: [Self.member("reason", .choice(TourEndReason.allCases), "Why it ended.")]
    case .tapped:
      [
        Self.member("region", .choice(RegionKind.allCases), "What was tapped."), Self.tip,
        Self.member("button", .text(idLength), required: false, "The button that was tapped."),
        Self.member("point", .object("point"), required: false, "Where the tap was."),
      ]
    case .action: [Self.member("name", .text(idLength), "The action's name."), Self.tip]
    case .faded: []
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

  private static func member(
    _ name: String, _ shape: Shape, required: Bool = true, _ doc: String
  ) -> MemberInfo {
    MemberInfo(name: name, shape: shape, isRequired: required, standard: nil, doc: doc)
  }
}

extension Shape {
  /// One of the names of an enum's cases.
  fileprivate static func choice<Name>(_ cases: [Name]) -> Shape where Name: RawRepresentable, Name.RawValue == String {
    .choice(cases.map { (name: Name) -> String in name.rawValue })
  }
}
