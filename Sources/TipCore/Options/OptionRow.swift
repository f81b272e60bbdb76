/// One option: its name on the wire, what it takes, and where it is kept.
public struct OptionRow: Sendable {
  /// The members from `options` down to it, joined by dots: `arrow.width`.
  public let path: String
  /// What values it takes.
  public let kind: OptionKind
  /// What its number counts.
  public let unit: OptionUnit
  #if hasFeature(Embedded)
    /// Nothing: the module for pages prints no schema.
    public var doc: String { "" }
  #else
    /// One sentence for the table in protocol.md.
    public let doc: String
  #endif
  /// Reads the option.
  public let get: @Sendable (Options) -> OptionValue
  /// Sets the option; a value of another kind changes nothing.
  public let set: @Sendable (inout Options, OptionValue) -> Void

  @inline(never)
  init(
    path: String, kind: OptionKind, unit: OptionUnit, doc: Doc, get: @escaping @Sendable (Options) -> OptionValue,
    set: @escaping @Sendable (inout Options, OptionValue) -> Void
  ) {
    self.path = path
    self.kind = kind
    self.unit = unit
    #if !hasFeature(Embedded)
      self.doc = doc
    #endif
    self.get = get
    self.set = set
  }
}

extension OptionRow {
  /// The members from `options` down to it.
  package var names: [String] {
    var names: [String] = []
    var name: [UInt8] = []
    for byte in Array(path.utf8) {
      if byte != UInt8(ascii: ".") {
        name.append(byte)
        continue
      }
      names.append(String(decoding: name, as: UTF8.self))
      name.removeAll()
    }
    return names + [String(decoding: name, as: UTF8.self)]
  }
}

// Of the many rows none writes these out: they are built once, and the module for pages must be small.
extension OptionRow {
  typealias Get<Value> = @Sendable (Options) -> Value
  typealias Set<Value> = @Sendable (inout Options, Value) -> Void

  @inline(never)
  static func number(
    _ path: String, _ bounds: ClosedRange<Double>, _ unit: OptionUnit, _ doc: Doc,
    get: @escaping Get<Double>, set: @escaping Set<Double>
  ) -> OptionRow {
    OptionRow(path: path, kind: .number(bounds), unit: unit, doc: doc) { (options: Options) -> OptionValue in
      .number(get(options))
    } set: { (options: inout Options, value: OptionValue) in
      if case .number(let number) = value { set(&options, number) }
    }
  }

  @inline(never)
  static func optional(
    _ path: String, _ bounds: ClosedRange<Double>, _ unit: OptionUnit, _ doc: Doc,
    get: @escaping Get<Double?>, set: @escaping Set<Double?>
  ) -> OptionRow {
    OptionRow(path: path, kind: .optional(bounds), unit: unit, doc: doc) { (options: Options) -> OptionValue in
      guard let number = get(options) else { return .none }
      return .number(number)
    } set: { (options: inout Options, value: OptionValue) in
      if case .number(let number) = value { set(&options, number) }
      if case .none = value { set(&options, nil) }
    }
  }

  @inline(never)
  static func insets(
    _ path: String, _ bounds: ClosedRange<Double>, _ doc: Doc,
    get: @escaping Get<Insets>, set: @escaping Set<Insets>
  ) -> OptionRow {
    OptionRow(path: path, kind: .insets(bounds), unit: .length, doc: doc) { (options: Options) -> OptionValue in
      .insets(get(options))
    } set: { (options: inout Options, value: OptionValue) in
      if case .insets(let insets) = value { set(&options, insets) }
    }
  }

  @inline(never)
  static func optionalInsets(
    _ path: String, _ bounds: ClosedRange<Double>, _ doc: Doc,
    get: @escaping Get<Insets?>, set: @escaping Set<Insets?>
  ) -> OptionRow {
    OptionRow(path: path, kind: .optionalInsets(bounds), unit: .length, doc: doc) { (options: Options) -> OptionValue in
      guard let insets = get(options) else { return .none }
      return .insets(insets)
    } set: { (options: inout Options, value: OptionValue) in
      if case .insets(let insets) = value { set(&options, insets) }
      if case .none = value { set(&options, nil) }
    }
  }

  @inline(never)
  static func radii(
    _ path: String, _ bounds: ClosedRange<Double>, _ doc: Doc,
    get: @escaping Get<CornerRadii>, set: @escaping Set<CornerRadii>
  ) -> OptionRow {
    OptionRow(path: path, kind: .radii(bounds), unit: .length, doc: doc) { (options: Options) -> OptionValue in
      .radii(get(options))
    } set: { (options: inout Options, value: OptionValue) in
      if case .radii(let radii) = value { set(&options, radii) }
    }
  }

  @inline(never)
  static func flag(
    _ path: String, _ doc: Doc, get: @escaping Get<Bool>, set: @escaping Set<Bool>
  ) -> OptionRow {
    OptionRow(path: path, kind: .flag, unit: .none, doc: doc) { (options: Options) -> OptionValue in
      .flag(get(options))
    } set: { (options: inout Options, value: OptionValue) in
      if case .flag(let flag) = value { set(&options, flag) }
    }
  }

  @inline(never)
  static func color(
    _ path: String, _ doc: Doc, get: @escaping Get<Color>, set: @escaping Set<Color>
  ) -> OptionRow {
    OptionRow(path: path, kind: .color, unit: .none, doc: doc) { (options: Options) -> OptionValue in
      .color(get(options))
    } set: { (options: inout Options, value: OptionValue) in
      if case .color(let color) = value { set(&options, color) }
    }
  }

  @inline(never)
  static func optionalColor(
    _ path: String, _ doc: Doc, get: @escaping Get<Color?>, set: @escaping Set<Color?>
  ) -> OptionRow {
    OptionRow(path: path, kind: .optionalColor, unit: .none, doc: doc) { (options: Options) -> OptionValue in
      guard let color = get(options) else { return .none }
      return .color(color)
    } set: { (options: inout Options, value: OptionValue) in
      if case .color(let color) = value { set(&options, color) }
      if case .none = value { set(&options, nil) }
    }
  }

  @inline(never)
  static func name(
    _ path: String, _ doc: Doc, get: @escaping Get<String>, set: @escaping Set<String>
  ) -> OptionRow {
    OptionRow(path: path, kind: .name, unit: .none, doc: doc) { (options: Options) -> OptionValue in
      .name(get(options))
    } set: { (options: inout Options, value: OptionValue) in
      if case .name(let name) = value { set(&options, name) }
    }
  }

  @inline(never)
  static func placements(
    _ path: String, _ count: ClosedRange<Int>, _ doc: Doc,
    get: @escaping Get<PlacementList>, set: @escaping Set<PlacementList>
  ) -> OptionRow {
    OptionRow(path: path, kind: .placements(count), unit: .none, doc: doc) { (options: Options) -> OptionValue in
      .placements(get(options))
    } set: { (options: inout Options, value: OptionValue) in
      if case .placements(let list) = value { set(&options, list) }
    }
  }

  @inline(never)
  static func placement(
    _ path: String, _ doc: Doc, get: @escaping Get<PlacementRequest>, set: @escaping Set<PlacementRequest>
  ) -> OptionRow {
    let kind = OptionKind.choice(PlacementRequest.names)
    return OptionRow(path: path, kind: kind, unit: .none, doc: doc) { (options: Options) -> OptionValue in
      .choice(PlacementRequest.allCases.firstIndex(of: get(options)) ?? 0)
    } set: { (options: inout Options, value: OptionValue) in
      guard case .choice(let index) = value, PlacementRequest.allCases.indices.contains(index) else { return }
      set(&options, PlacementRequest.allCases[index])
    }
  }

  @inline(never)
  static func choice<Choice>(
    _ path: String, _ doc: Doc, get: @escaping Get<Choice>, set: @escaping Set<Choice>
  ) -> OptionRow
  where Choice: CaseIterable & RawRepresentable & Equatable & Sendable, Choice.RawValue == String {
    let choices = Array(Choice.allCases)
    let kind = OptionKind.choice(texts(choices.count) { (place: Int) -> String in choices[place].rawValue })
    return OptionRow(path: path, kind: kind, unit: .none, doc: doc) { (options: Options) -> OptionValue in
      .choice(choices.firstIndex(of: get(options)) ?? 0)
    } set: { (options: inout Options, value: OptionValue) in
      guard case .choice(let index) = value, choices.indices.contains(index) else { return }
      set(&options, choices[index])
    }
  }
}

@inline(never)
private func texts(_ count: Int, _ text: (Int) -> String) -> [String] { (0..<count).map(text) }
