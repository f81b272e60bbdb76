extension OptionRow {
  @inline(never)
  static func whole(
    _ path: String, _ bounds: ClosedRange<Double>, _ doc: Doc, get: @escaping Get<Int>, set: @escaping Set<Int>
  ) -> OptionRow {
    OptionRow(path: path, kind: .whole(bounds), unit: .none, doc: doc) { (options: Options) -> OptionValue in
      .number(Double(get(options)))
    } set: { (options: inout Options, value: OptionValue) in
      guard case .number(let number) = value, bounds.contains(number) else { return }
      set(&options, Int(number))
    }
  }

  @inline(never)
  static func easing(
    _ path: String, _ doc: Doc, get: @escaping Get<EasingChoice>, set: @escaping Set<EasingChoice>
  ) -> OptionRow {
    OptionRow(path: path, kind: .easing, unit: .none, doc: doc) { (options: Options) -> OptionValue in
      .easing(get(options))
    } set: { (options: inout Options, value: OptionValue) in
      if case .easing(let easing) = value { set(&options, easing) }
    }
  }

  @inline(never)
  static func motionKind(
    _ path: String, _ kinds: [MotionKind], _ doc: Doc, get: @escaping Get<MotionKind>, set: @escaping Set<MotionKind>
  ) -> OptionRow {
    let names = kinds.map { (kind: MotionKind) -> String in kind.rawValue }
    return OptionRow(path: path, kind: .choice(names), unit: .none, doc: doc) { (options: Options) -> OptionValue in
      .choice(kinds.firstIndex(of: get(options)) ?? 0)
    } set: { (options: inout Options, value: OptionValue) in
      guard case .choice(let index) = value, kinds.indices.contains(index) else { return }
      set(&options, kinds[index])
    }
  }

  @inline(never)
  static func optionalTransform(
    _ path: String, isInvertible: Bool, _ doc: Doc, get: @escaping Get<Transform?>, set: @escaping Set<Transform?>
  ) -> OptionRow {
    let kind = OptionKind.optionalTransform(isInvertible: isInvertible)
    return OptionRow(path: path, kind: kind, unit: .none, doc: doc) { (options: Options) -> OptionValue in
      guard let transform = get(options) else { return .none }
      return .transform(transform)
    } set: { (options: inout Options, value: OptionValue) in
      if case .transform(let transform) = value { set(&options, transform) }
      if case .none = value { set(&options, nil) }
    }
  }
}
