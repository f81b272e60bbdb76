import TipCore

/// A closed set of names that results use.
struct ClosedSet: Sendable {
  let name: String
  let names: [String]

  private init(_ name: String, names: [String]) {
    self.name = name
    self.names = names
  }

  private init<Name>(_ name: String, _ cases: [Name]) where Name: RawRepresentable, Name.RawValue == String {
    self.init(name, names: cases.map { (name: Name) -> String in name.rawValue })
  }

  private static let tourStates: [TourState] = [.idle, .running(0), .paused(0), .ended]

  /// All sets, in the order in which protocol.md first names them.
  static let all: [ClosedSet] = [
    ClosedSet("side", Side.allCases),
    ClosedSet("placement", names: PlacementRequest.names),
    ClosedSet("outline", PathForm.allCases),
    ClosedSet("part", PartKind.allCases),
    ClosedSet("region", RegionKind.allCases),
    ClosedSet("tourState", names: tourStates.map { (state: TourState) -> String in state.name }),
    ClosedSet("motion", MotionKind.allCases),
    ClosedSet("visibility", Visibility.allCases),
    ClosedSet("measure", Measure.allCases),
    ClosedSet("policy", Policy.allCases),
    ClosedSet("choice", Choice.allCases),
    ClosedSet("lastResort", LastResort.allCases),
    ClosedSet("origin", Origin.allCases),
    ClosedSet("dismissReason", DismissReason.allCases),
    ClosedSet("tourEndReason", TourEndReason.allCases),
    ClosedSet("hideReason", HideReason.allCases),
    ClosedSet("skipReason", SkipReason.allCases),
    ClosedSet("key", Key.allCases),
    ClosedSet("role", Role.allCases),
    ClosedSet("unchangedReason", UnchangedReason.allCases),
  ]
}
