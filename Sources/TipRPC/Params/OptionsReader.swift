import TipCore

/// The option table as a tree of groups, the form that it has on the wire.
final class OptionNode: Sendable {
  let name: String
  /// The row of an option and what it takes; nil for a group.
  let option: (row: Int, kind: OptionKind)?
  /// The names of an option that is a choice.
  let choices: JSONNames?
  let children: [OptionNode]
  /// The names that this group knows.
  let names: JSONNames

  /// All options.
  static let root = OptionNode(
    "options",
    OptionTable.rows.enumerated().map { (index: Int, row: OptionRow) -> Entry in
      Entry(path: row.path.split(separator: ".").map { (part: Substring) -> String in String(part) }[...], row: index)
    })

  /// A row and what is left of its path from some node on.
  private struct Entry {
    var path: ArraySlice<String>
    var row: Int
  }

  /// Creates the node of the rows whose paths begin at it.
  private init(_ name: String, _ entries: [Entry]) {
    self.name = name
    let row = entries.first.flatMap { (entry: Entry) -> Int? in entry.path.isEmpty ? entry.row : nil }
    option = row.map { (row: Int) -> (row: Int, kind: OptionKind) in (row, OptionTable.rows[row].kind) }
    if case .choice(let names)? = option?.kind { choices = JSONNames(names) } else { choices = nil }
    var groups: [(name: String, entries: [Entry])] = []
    for entry in entries {
      guard let first = entry.path.first else { continue }
      let rest = Entry(path: entry.path.dropFirst(), row: entry.row)
      if let index = groups.firstIndex(where: { (group: (name: String, entries: [Entry])) -> Bool in group.name == first
      }) {
        groups[index].entries.append(rest)
      } else {
        groups.append((first, [rest]))
      }
    }
    children = groups.map { (group: (name: String, entries: [Entry])) -> OptionNode in
      OptionNode(group.name, group.entries)
    }
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
  var next = 0
  overrides.reserve(json.count)
  try json.forEachMember { (key: JSONValue, value: JSONValue) throws(ParamsError) in
    guard let index = node.names.index(of: key, near: next) else {
      guard !isRoot || !key.equals("preset") else { return overrides.preset = try readPreset(value) }
      return try refuseUnknown(key, among: isRoot ? ["preset"] + node.names.texts : node.names.texts)
    }
    let child = node.children[index]
    next = index &+ 1
    guard seen & (UInt64(1) << UInt64(index)) == 0 else {
      throw ParamsError(path: child.name, found: "the member twice", expected: "the member once")
    }
    seen |= UInt64(1) << UInt64(index)
    do throws(ParamsError) {
      if let choices = child.choices, let option = child.option, let index = choices.index(of: value) {
        overrides.add(option.row, .choice(index))
      } else if let option = child.option {
        overrides.add(option.row, try readOption(value, option.kind))
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
  case .whole(let bounds):
    guard let number = json.number(), bounds.contains(number), number == number.rounded() else {
      throw ParamsError(json, expected: Shape.integer(bounds).text)
    }
    return .number(number)
  case .optional(let bounds):
    guard json.kind != .null else { return .none }
    guard let number = json.number(), bounds.contains(number) else {
      throw ParamsError(json, expected: Shape.nullable(.number(bounds)).text)
    }
    return .number(number)
  case .insets(let bounds): return .insets(try json.insets(in: bounds))
  case .radii(let bounds): return .radii(try json.radii(in: bounds))
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
  case .easing: return .easing(try json.easing())
  case .optionalTransform(let isInvertible):
    guard json.kind != .null else { return .none }
    return .transform(try json.transform(isInvertible: isInvertible))
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
