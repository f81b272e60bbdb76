/// The options that one session or tip sets itself, and no others: what 10,000 tips can afford to keep.
public struct OptionOverrides: Equatable, Sendable {
  /// The preset below; nil leaves the choice to the layer below.
  public var preset: Preset?
  private var entries: [Entry] = []

  private struct Entry: Equatable, Sendable {
    var row: UInt16
    var value: OptionValue
  }

  /// Creates overrides that set nothing.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { preset == nil && entries.isEmpty }

  /// Sets one option, in place of an earlier value of it; an unknown row changes nothing.
  public mutating func set(_ row: Int, to value: OptionValue) {
    guard OptionTable.rows.indices.contains(row), let row = UInt16(exactly: row) else { return }
    for index in entries.indices where entries[index].row == row {
      entries[index].value = value
      return
    }
    entries.append(Entry(row: row, value: value))
  }

  /// Sets one option that was not set before; the row must be one of the table's.
  package mutating func add(_ row: Int, _ value: OptionValue) {
    entries.append(Entry(row: UInt16(truncatingIfNeeded: row), value: value))
  }

  /// Makes room for more options, when it is known how many come.
  package mutating func reserve(_ count: Int) {
    if count > 1 { entries.reserveCapacity(min(entries.count + count, OptionTable.rows.count)) }
  }

  /// Lays other overrides over these, option by option.
  public mutating func merge(_ other: OptionOverrides) {
    preset = other.preset ?? preset
    for entry in other.entries { set(Int(entry.row), to: entry.value) }
  }

  /// The rows that are set, with their values, in the order in which they were first set.
  package var values: [(row: Int, value: OptionValue)] {
    entries.map { (entry: Entry) -> (row: Int, value: OptionValue) in (Int(entry.row), entry.value) }
  }

  /// Sets the options in `options` that these overrides name.
  public func apply(to options: inout Options) {
    let rows = OptionTable.rows
    for index in entries.indices { rows[Int(entries[index].row)].set(&options, entries[index].value) }
  }
}

extension Options {
  /// Resolves layers of overrides, the lowest first, over the preset that the highest of them names.
  public init(layers: OptionOverrides..., unit: Unit = Unit(), fonts: Fonts = Fonts()) {
    self.init(layers, unit: unit)
    use(fonts)
  }

  /// Resolves layers of overrides, the lowest first, over the preset that the highest of them names.
  public init(_ layers: [OptionOverrides], unit: Unit = Unit()) {
    var preset = Preset.tipd
    for layer in layers { preset = layer.preset ?? preset }
    self.init(preset, unit: unit)
    for layer in layers { layer.apply(to: &self) }
  }

  /// Resolves what a request sets over what the connection does, without an array for the two.
  package init(base: OptionOverrides, _ own: OptionOverrides, unit: Unit, fonts: Fonts) {
    self.init(own.preset ?? base.preset ?? .tipd, unit: unit)
    base.apply(to: &self)
    own.apply(to: &self)
    use(fonts)
  }

  private init(_ preset: Preset, unit: Unit) {
    self.init()
    if preset != .tipd { self = preset.options }
    if unit != Unit(), !preset.isInHostUnits { self = scaled(by: unit) }
  }

  private mutating func use(_ fonts: Fonts) {
    // To change nothing would make a copy.
    if fonts.count > 0 { text.fonts = fonts }
  }
}
