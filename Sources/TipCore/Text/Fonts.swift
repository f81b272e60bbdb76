/// The fonts that a host registered, by family and weight.
public struct Fonts: Sendable {
  private struct Entry: Sendable {
    var family: String
    var weight: FontWeight
    var face: FontFace
  }

  private var entries: [Entry] = []

  /// Creates an empty collection.
  public init() {}

  /// How many faces there are.
  public var count: Int { entries.count }

  /// The face of a family in a weight; nil if the host registered none.
  package func face(_ family: String, _ weight: FontWeight) -> FontFace? {
    for entry in entries where entry.weight == weight && entry.family == family { return entry.face }
    return nil
  }

  /// Adds a face, in place of the one of the same family and weight.
  package mutating func register(_ face: FontFace, _ family: String, _ weight: FontWeight) {
    let entry = Entry(family: family, weight: weight, face: face)
    for index in entries.indices where entries[index].weight == weight && entries[index].family == family {
      entries[index] = entry
      return
    }
    entries.append(entry)
  }
}

extension Fonts: Equatable {
  /// Whether both hold the same faces; two faces made of the same numbers are not the same.
  public static func == (left: Fonts, right: Fonts) -> Bool {
    guard left.entries.count == right.entries.count else { return false }
    for (one, other) in zip(left.entries, right.entries) {
      guard one.face === other.face, one.family == other.family, one.weight == other.weight else { return false }
    }
    return true
  }
}
