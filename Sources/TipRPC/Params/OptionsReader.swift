import TipCore

/// The option table as a tree of groups, the form that it has on the wire.
struct OptionNode: Sendable {
  let name: String
  /// The row of an option; nil for a group.
  let row: Int?
  private(set) var children: [OptionNode] = []
  /// The names that this group knows.
  private(set) var names = JSONNames([])

  /// All options.
  static let root: OptionNode = {
    var root = OptionNode(name: "options", row: nil)
    for (index, row) in OptionTable.rows.enumerated() {
      root.insert(row.path.split(separator: ".").map { (part: Substring) -> String in String(part) }[...], index)
    }
    return root
  }()

  private init(name: String, row: Int?) {
    self.name = name
    self.row = row
  }

  private mutating func insert(_ path: ArraySlice<String>, _ row: Int) {
    guard let first = path.first else { return }
    let rest = path.dropFirst()
    let known = children.firstIndex { (node: OptionNode) -> Bool in node.name == first }
    let index = known ?? children.count
    if known == nil { children.append(OptionNode(name: first, row: rest.isEmpty ? row : nil)) }
    children[index].insert(rest, row)
    names = JSONNames(children.map { (node: OptionNode) -> String in node.name })
  }
}

/// Reads options into overrides, member by member of the option table.
func readOptions(_ json: JSONValue) throws(ParamsError) -> OptionOverrides {
  var overrides = OptionOverrides()
  try readGroup(json, OptionNode.root, isRoot: true, into: &overrides)
  return overrides
}

private func readGroup(
  _ json: JSONValue, _ node: OptionNode, isRoot: Bool, into overrides: inout OptionOverrides
) throws(ParamsError) {
  guard json.isObjectLike else { throw ParamsError(json, expected: Shape.object(node.name).text) }
  var seen: UInt64 = 0
  for (key, value) in json.members {
    if isRoot, key.equals("preset") {
      overrides.preset = try readPreset(value)
      continue
    }
    guard let index = node.names.index(of: key) else {
      try refuseUnknown(key, among: isRoot ? ["preset"] + node.names.texts : node.names.texts)
      continue
    }
    let child = node.children[index]
    guard seen & (UInt64(1) << UInt64(index)) == 0 else {
      throw ParamsError(path: child.name, found: "the member twice", expected: "the member once")
    }
    seen |= UInt64(1) << UInt64(index)
    do throws(ParamsError) {
      if let row = child.row {
        overrides.set(row, to: try readOption(value, OptionTable.rows[row].kind))
      } else {
        try readGroup(value, child, isRoot: false, into: &overrides)
      }
    } catch {
      throw error.within(child.name)
    }
  }
}

private func readPreset(_ json: JSONValue) throws(ParamsError) -> Preset {
  do {
    return Preset.allCases[try json.choice(presetNames)]
  } catch {
    throw error.within("preset")
  }
}

/// The names of all presets.
let presetNames: [String] = Preset.allCases.map { (preset: Preset) -> String in preset.rawValue }

private func readOption(_ json: JSONValue, _ kind: OptionKind) throws(ParamsError) -> OptionValue {
  switch kind {
  case .number(let bounds): return .number(try json.number(in: bounds))
  case .optional(let bounds):
    guard json.kind != .null else { return .none }
    guard let number = json.number(), bounds.contains(number) else {
      throw ParamsError(json, expected: Shape.nullable(.number(bounds)).text)
    }
    return .number(number)
  case .insets(let bounds): return .insets(try json.insets(in: bounds))
  case .flag: return .flag(try json.flag())
  case .color: return .color(try json.color())
  case .optionalColor:
    guard json.kind != .null else { return .none }
    guard let text = json.string(), let color = Color(text) else {
      throw ParamsError(json, expected: Shape.nullable(.color).text)
    }
    return .color(color)
  case .choice(let names): return .choice(try json.choice(names))
  case .name: return .name(try json.text(idLength))
  case .optionalInsets(let bounds):
    guard json.kind != .null else { return .none }
    return .insets(try json.insets(in: bounds))
  case .placements(let count): return .placements(try readPlacements(json, count))
  }
}

private func readPlacements(
  _ json: JSONValue, _ count: ClosedRange<Int>
) throws(ParamsError) -> PlacementList {
  let names = Array(PlacementRequest.names.dropFirst())
  guard json.kind == .array, count.contains(json.count) else {
    throw ParamsError(json, expected: Shape.list(.choice(names), count).text)
  }
  var list = PlacementList()
  var seen: Set<Int> = []
  var index = 0
  for element in json.elements {
    do throws(ParamsError) {
      let choice = try element.choice(names) + 1
      guard seen.insert(choice).inserted else {
        throw ParamsError(element, expected: "a placement that the list does not have yet")
      }
      list.append(PlacementRequest.allCases[choice])
    } catch {
      throw error.within(index: index)
    }
    index += 1
  }
  return list
}
