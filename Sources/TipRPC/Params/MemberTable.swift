/// One member of an object: what it takes, and where its value goes.
final class Member<Value>: Sendable {
  typealias Read = @Sendable (inout Value, JSONValue) throws(ParamsError) -> Void

  let info: MemberInfo
  let read: Read

  @inline(never)
  init(
    _ name: String, _ shape: Shape, required: Bool = false, standard: Doc? = nil, _ doc: Doc,
    _ read: @escaping Read
  ) {
    info = MemberInfo(name, shape, required: required, standard: standard, doc)
    self.read = read
  }
}

/// The members of one kind of object: read strictly, and printed as its schema.
struct MemberTable<Value>: Sendable {
  private let keys: MemberKeys
  private let reads: [Member<Value>.Read]

  /// A table of at most 64 members, in the order of the documentation.
  @inline(never)
  init(_ name: String, open: Bool = false, _ members: [Member<Value>]) {
    var infos = MemberInfos()
    for member in members { infos.add(member.info) }
    keys = MemberKeys(name, open: open, infos.list)
    reads = members.map { (member: Member<Value>) -> Member<Value>.Read in member.read }
  }

  /// The name of the kind.
  var name: String { keys.name }

  /// What the documentation says of it.
  var info: TableInfo { TableInfo(name: keys.name, members: keys.infos, isOpen: keys.isOpen) }

  /// Reads an object into a value; `nil` and `[]` are an empty object.
  func read(_ json: JSONValue?, into value: inout Value) throws(ParamsError) {
    try keys.forEach(of: json) { (index: Int, element: JSONValue) throws(ParamsError) in
      try reads[index](&value, element)
    }
  }
}

/// A list that grows by a function of its own, which is not written out for each kind of table.
private struct MemberInfos {
  var list: [MemberInfo] = []

  @inline(never)
  mutating func add(_ info: MemberInfo) { list.append(info) }
}

/// What reading needs to know of all members and not of what they are read into: written out once, not for each kind.
final class MemberKeys: Sendable {
  let infos: [MemberInfo]
  /// The name of the kind.
  let name: String
  /// Whether members that are not listed pass.
  let isOpen: Bool
  private let names: JSONNames
  private let required: UInt64

  @inline(never)
  init(_ name: String, open: Bool, _ infos: [MemberInfo]) {
    self.name = name
    self.infos = infos
    isOpen = open
    names = JSONNames(infos.map { (info: MemberInfo) -> String in info.name })
    var required: UInt64 = 0
    for (index, info) in infos.enumerated() where info.isRequired { required |= 1 << UInt64(index) }
    self.required = required
  }

  /// Refuses what cannot stand for an object.
  func checkKind(_ json: JSONValue) throws(ParamsError) {
    guard json.isObjectLike else { throw ParamsError(json, expected: Shape.object(name).text) }
  }

  /// Calls `body` with each member that is known and its place in the table.
  ///
  /// In line but for the module for pages, where size counts more than the time.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  func forEach(
    of json: JSONValue?, _ body: (Int, JSONValue) throws(ParamsError) -> Void
  ) throws(ParamsError) {
    var seen: UInt64 = 0
    var next = 0
    if let json {
      try checkKind(json)
      try json.forEachMember { (key: JSONValue, element: JSONValue) throws(ParamsError) in
        guard let index = try index(of: key, &seen, near: next) else { return }
        next = index &+ 1
        do throws(ParamsError) {
          try body(index, element)
        } catch {
          throw error.within(infos[index].name)
        }
      }
    }
    try checkRequired(seen)
  }

  /// Which member this is, nil for one that passes unread; one that is unknown or was seen before is refused.
  ///
  /// It is looked for at the place `near` first: most hosts write members in the order of the documentation.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  func index(of key: JSONValue, _ seen: inout UInt64, near expected: Int) throws(ParamsError) -> Int? {
    guard let index = names.index(of: key, near: expected) else {
      if !isOpen { try refuseUnknown(key, among: names.texts) }
      return nil
    }
    let bit = UInt64(1) << UInt64(index)
    guard seen & bit == 0 else {
      throw ParamsError(path: infos[index].name, found: "the member twice", expected: "the member once")
    }
    seen |= bit
    return index
  }

  /// Refuses an object in which a member is missing.
  func checkRequired(_ seen: UInt64) throws(ParamsError) {
    guard seen & required != required else { return }
    for (index, info) in infos.enumerated() where info.isRequired && seen & (1 << UInt64(index)) == 0 {
      throw ParamsError(path: info.name, found: "nothing", expected: info.shape.text)
    }
  }
}

/// Refuses an unknown member and names the nearest known one; `_…` and `workDoneToken` pass.
func refuseUnknown(_ key: JSONValue, among names: [String]) throws(ParamsError) {
  let name = key.string() ?? ""
  guard Array(name.utf8).first != UInt8(ascii: "_"), name != "workDoneToken" else { return }
  throw ParamsError(
    path: name, found: "an unknown member",
    expected: names.isEmpty ? "no members" : "one of " + names.joined(separator: ", "),
    nearest: nearestName(to: name, among: names))
}

extension JSONValue {
  /// Whether the value can stand for an object: Lua writes an empty one as `[]`.
  var isObjectLike: Bool {
    switch kind {
    case .object: true
    case .array: count == 0
    case .null, .false, .true, .number, .string: false
    }
  }

  /// The value, or nil for `null`, which some clients write for what they leave out.
  var orNothing: JSONValue? { kind == .null ? nil : self }
}
