/// Where a bubble goes: the side of the target and the alignment along it, twelve in all.
public struct Placement: Hashable, Sendable {
  /// The edge of the target beside which the bubble stands.
  public var side: Side
  /// Where it stands along that edge.
  public var alignment: Alignment

  /// Creates a placement, centred by default.
  public init(_ side: Side, _ alignment: Alignment = .center) {
    self.side = side
    self.alignment = alignment
  }

  /// All twelve: sides clockwise from the top, each centred first.
  public static let allCases: [Placement] = Side.allCases.flatMap { (side: Side) -> [Placement] in
    Alignment.allCases.map { (alignment: Alignment) -> Placement in Placement(side, alignment) }
  }

  /// Its place in `allCases`.
  package var index: Int { 3 * side.index + alignment.index }

  /// The same alignment on the opposite side.
  public var opposite: Placement { Placement(side.opposite, alignment) }

  /// The name on the wire: `top`, `top-start`, ….
  public var name: String {
    switch alignment {
    case .center: side.rawValue
    case .start, .end: side.rawValue + "-" + alignment.rawValue
    }
  }

  /// The sign along the side, by which half the spare length is added: 1 where the ends meet, -1 where the starts do.
  package func sign(_ direction: Direction) -> Double {
    let isMirrored = direction == .rtl && side.axis == .y
    switch alignment {
    case .center: return 0
    case .start: return isMirrored ? 1 : -1
    case .end: return isMirrored ? -1 : 1
    }
  }
}
