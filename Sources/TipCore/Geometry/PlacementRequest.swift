/// A placement as a host asks for it: physical, in the reading direction, or left to the policy.
public enum PlacementRequest: Hashable, Sendable {
  /// The policy's own first choice.
  case auto
  /// One of the twelve.
  case physical(Placement)
  /// The side where reading begins: left in left-to-right text.
  case leading(Alignment)
  /// The side where reading ends.
  case trailing(Alignment)

  /// The placement in a reading direction; nil for `auto`.
  public func placement(_ direction: Direction) -> Placement? {
    switch self {
    case .auto: nil
    case .physical(let placement): placement
    case .leading(let alignment): Placement(direction == .ltr ? .left : .right, alignment)
    case .trailing(let alignment): Placement(direction == .ltr ? .right : .left, alignment)
    }
  }

  /// The name on the wire.
  public var name: String {
    switch self {
    case .auto: "auto"
    case .physical(let placement): placement.name
    case .leading(let alignment): Self.name("leading", alignment)
    case .trailing(let alignment): Self.name("trailing", alignment)
    }
  }

  /// Every request there is, `auto` first.
  public static let allCases: [PlacementRequest] =
    [.auto] + Placement.allCases.map { (placement: Placement) -> PlacementRequest in .physical(placement) }
    + Alignment.allCases.map { (alignment: Alignment) -> PlacementRequest in .leading(alignment) }
    + Alignment.allCases.map { (alignment: Alignment) -> PlacementRequest in .trailing(alignment) }

  /// The names of all requests, in the order of `allCases`.
  public static let names: [String] = allCases.map { (request: PlacementRequest) -> String in request.name }

  private static func name(_ base: String, _ alignment: Alignment) -> String {
    alignment == .center ? base : base + "-" + alignment.rawValue
  }
}
