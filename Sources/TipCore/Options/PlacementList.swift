/// An ordered list of at most twelve placement requests, packed so that options hold no array.
public struct PlacementList: Equatable, Sendable {
  /// How many requests one list holds at most.
  public static let capacity = 12

  /// How many requests there are.
  public private(set) var count = 0
  private var packed: UInt64 = 0

  /// Creates a list of the first twelve requests.
  public init(_ requests: [PlacementRequest] = []) {
    for request in requests { append(request) }
  }

  /// Creates a list of sides, each centred.
  package init(sides: [Side]) {
    for side in sides { append(.physical(Placement(side))) }
  }

  /// The request at a position; `auto` past the end.
  public subscript(position: Int) -> PlacementRequest {
    guard position >= 0, position < count else { return .auto }
    let index = Int(packed >> UInt64(position * 5) & 31)
    return index < PlacementRequest.allCases.count ? PlacementRequest.allCases[index] : .auto
  }

  /// Adds a request at the end; false, and nothing added, when the list is full.
  @discardableResult
  public mutating func append(_ request: PlacementRequest) -> Bool {
    guard count < Self.capacity, let index = PlacementRequest.allCases.firstIndex(of: request) else { return false }
    packed |= UInt64(index) << UInt64(count * 5)
    count += 1
    return true
  }
}
