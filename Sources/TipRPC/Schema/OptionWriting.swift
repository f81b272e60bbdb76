import TipCore

extension OptionKind {
  /// What an option of this kind takes.
  var shape: Shape {
    switch self {
    case .number(let bounds): .number(bounds)
    case .whole(let bounds): .integer(bounds)
    case .optional(let bounds): .nullable(.number(bounds))
    case .insets(let bounds): .insets(bounds)
    case .optionalInsets(let bounds): .nullable(.insets(bounds))
    case .radii(let bounds): .radii(bounds)
    case .flag: .flag
    case .color: .color
    case .optionalColor: .nullable(.color)
    case .choice(let names): .choice(names)
    case .name: .text(idLength)
    case .easing: .easing
    case .optionalTransform: .nullable(.object("transform"))
    case .placements(let count): .distinct(.choice(Array(PlacementRequest.names.dropFirst())), count)
    }
  }
}

extension JSONWriter {
  /// Writes all options, the choice of the preset first.
  mutating func options() {
    beginArray()
    option("preset", .choice(presetNames), .none, "The values of all options that no layer sets.") {
      (writer: inout JSONWriter, preset: Preset) in writer.value(preset.rawValue)
    }
    for row in OptionTable.rows {
      option(row.path, row.kind.shape, row.unit, row.doc) { (writer: inout JSONWriter, preset: Preset) in
        writer.value(row.get(preset.options), row.kind)
      }
    }
    endArray()
  }

  private mutating func option(
    _ path: String, _ shape: Shape, _ unit: OptionUnit, _ doc: String, _ value: (inout JSONWriter, Preset) -> Void
  ) {
    beginObject()
    member("path", path)
    key("shape")
    self.value(shape)
    if unit != .none { member("unit", unit.rawValue) }
    member("doc", doc)
    key("values")
    beginObject()
    for preset in Preset.allCases {
      key(named: preset.rawValue)
      value(&self, preset)
    }
    endObject()
    endObject()
  }

  /// Writes the value of an option as it is read.
  mutating func value(_ value: OptionValue, _ kind: OptionKind) {
    switch value {
    case .none: null()
    case .number(let number): self.value(number)
    case .insets(let insets):
      if insets == Insets(all: insets.top) {
        self.value(insets.top)
      } else {
        self.value(insets)
      }
    case .radii(let radii): self.value(radii)
    case .flag(let flag): self.value(flag)
    case .color(let color): self.value(color)
    case .choice(let index): choice(index, kind)
    case .name(let name): self.value(name)
    case .placements(let list): placements(list)
    case .easing(let easing): self.value(easing.text)
    case .transform(let transform): self.given(transform)
    }
  }

  private mutating func choice(_ index: Int, _ kind: OptionKind) {
    guard case .choice(let names) = kind, names.indices.contains(index) else { return null() }
    value(names[index])
  }

  private mutating func placements(_ list: PlacementList) {
    beginArray()
    for index in 0..<list.count { value(list[index].name) }
    endArray()
  }
}
