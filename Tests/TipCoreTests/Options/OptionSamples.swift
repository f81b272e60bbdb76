import TipCore

extension OptionKind {
  /// Values that an option of this kind takes, its bounds among them.
  var samples: [OptionValue] {
    switch self {
    case .number(let bounds): return Self.numbers(bounds).map { .number($0) }
    case .whole(let bounds): return [bounds.lowerBound, 7, bounds.upperBound].map { .number($0) }
    case .optional(let bounds): return [.none] + Self.numbers(bounds).map { .number($0) }
    case .insets(let bounds):
      let (low, high) = (bounds.lowerBound, bounds.upperBound)
      return [
        .insets(Insets(all: low)), .insets(Insets(all: high)),
        .insets(Insets(top: low, right: low + 1, bottom: low + 2, left: high)),
      ]
    case .optionalInsets(let bounds): return [.none] + OptionKind.insets(bounds).samples
    case .radii(let bounds):
      let (low, high) = (bounds.lowerBound, bounds.upperBound)
      return [
        .radii(CornerRadii(all: low)), .radii(CornerRadii(all: high)),
        .radii(CornerRadii(topLeft: low, topRight: low + 1, bottomRight: low + 2, bottomLeft: high)),
      ]
    case .flag: return [.flag(true), .flag(false)]
    case .color: return [.color(.clear), .color(Color(rgba: 0x1234_5678))]
    case .optionalColor: return [.none] + OptionKind.color.samples
    case .choice(let names): return names.indices.map { .choice($0) }
    case .name: return [.name("x"), .name("a name of the host's own")]
    case .easing: return [.easing(.named(.spring)), .easing(.steps(Steps(3))), .easing(.named(.linear))]
    case .optionalTransform: return [.none, .transform(.identity), .transform(Transform(rotate: 30))]
    case .placements(let count):
      let all = PlacementRequest.allCases.dropFirst()
      return [count.lowerBound, 2, count.upperBound].map { .placements(PlacementList(Array(all.prefix($0)))) }
    }
  }

  /// The numbers at both ends of the bounds and one between.
  private static func numbers(_ bounds: ClosedRange<Double>) -> [Double] {
    [bounds.lowerBound, bounds.lowerBound + min(1.5, (bounds.upperBound - bounds.lowerBound) / 2), bounds.upperBound]
  }

  /// Whether a value is of this kind and within its bounds.
  func allows(_ value: OptionValue) -> Bool {
    switch (self, value) {
    case (.whole(let bounds), .number(let number)): bounds.contains(number) && number == number.rounded()
    case (.number(let bounds), .number(let number)), (.optional(let bounds), .number(let number)):
      bounds.contains(number)
    case (.insets(let bounds), .insets(let insets)), (.optionalInsets(let bounds), .insets(let insets)):
      Side.allCases.allSatisfy { bounds.contains(insets[$0]) }
    case (.radii(let bounds), .radii(let radii)):
      [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].allSatisfy(bounds.contains)
    case (.choice(let names), .choice(let index)): names.indices.contains(index)
    case (.name, .name(let name)): (1...256).contains(name.count)
    case (.placements(let count), .placements(let list)): count.contains(list.count)
    case (.optionalTransform(let isInvertible), .transform(let transform)):
      transform.isInvertible || !isInvertible
    case (.easing, .easing), (.optionalTransform, .none): true
    case (.optional, .none), (.optionalInsets, .none), (.optionalColor, .none), (.flag, .flag), (.color, .color),
      (.optionalColor, .color):
      true
    default: false
    }
  }
}

/// One value of every form.
let valuesOfAllForms: [OptionValue] = [
  .none, .number(1), .insets(Insets(all: 1)), .radii(1), .flag(true), .color(Color(rgba: 1)), .choice(0), .name("x"),
  .placements(PlacementList(sides: [.top])), .easing(.named(.ease)), .transform(.identity),
]

/// The positions of the table's rows, with their paths as names of the test cases.
let rowPaths = OptionTable.rows.map(\.path)
