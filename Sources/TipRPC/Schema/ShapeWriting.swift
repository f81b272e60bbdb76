extension JSONWriter {
  /// Writes what a member takes, in the words of JSON Schema.
  mutating func value(_ shape: Shape) {
    beginObject()
    keywords(shape)
    endObject()
  }

  private mutating func keywords(_ shape: Shape) {
    switch shape {
    case .number(let bounds): number("number", bounds)
    case .integer(let bounds): number("integer", bounds)
    case .text(let length):
      member("type", "string")
      member("minLength", length.lowerBound)
      member("maxLength", length.upperBound)
    case .flag: member("type", "boolean")
    case .choice(let choices): names("enum", choices)
    case .color:
      member("type", "string")
      member("pattern", "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$")
    case .easing:
      member("type", "string")
      member("format", "easing")
    case .insets(let bounds): anyOf([.number(bounds), bounds == coordinates ? .object("insets") : .sides(bounds)])
    case .sides(let bounds):
      keywords(.object("insets"))
      key("additionalProperties")
      value(.number(bounds))
    case .radii(let bounds): anyOf([.number(bounds), .object("radii")])
    case .object(let name): member("$ref", "#/objects/" + name)
    case .objectWithout(let name, let member): object(name, without: member)
    case .list(let element, let count):
      member("type", "array")
      key("items")
      value(element)
      member("minItems", count.lowerBound)
      member("maxItems", count.upperBound)
    case .distinct(let element, let count):
      keywords(.list(element, count))
      member("uniqueItems", true)
    case .oneOrList(let element, let count): anyOf([element, .list(element, count)])
    case .oneOf(let shapes): anyOf(shapes)
    case .map(let element):
      member("type", "object")
      key("additionalProperties")
      value(element)
    case .nullable(let shape): anyOf([shape], orNull: true)
    case .any: break
    }
  }

  private mutating func number(_ type: String, _ bounds: ClosedRange<Double>) {
    member("type", type)
    member("minimum", bounds.lowerBound)
    member("maximum", bounds.upperBound)
  }

  /// An object of a table, of which one member is not allowed.
  private mutating func object(_ name: String, without member: String) {
    keywords(.object(name))
    key("not")
    beginObject()
    names("required", [member])
    endObject()
  }

  /// One of some shapes, or null.
  private mutating func anyOf(_ shapes: [Shape], orNull: Bool = false) {
    key("anyOf")
    beginArray()
    for shape in shapes { value(shape) }
    if orNull {
      beginObject()
      member("type", "null")
      endObject()
    }
    endArray()
  }

  /// Writes a member with a list of names.
  mutating func names(_ name: String, _ names: [String]) {
    key(named: name)
    beginArray()
    for name in names { value(name) }
    endArray()
  }
}
