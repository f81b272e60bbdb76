/// The members of an object of at most four numbers: a point, a rect, insets.
///
/// Most of what a host says is of such objects, so one function reads them all, without a call for each member.
struct NumbersTable<Value>: Sendable {
  private let members: NumberMembers
  private let make: @Sendable (SIMD4<Double>) -> Value

  /// A table whose members, in this order, are the numbers that a value is made of; what is missing is 0.
  init(_ name: String, _ members: [NumberMember], _ make: @escaping @Sendable (SIMD4<Double>) -> Value) {
    self.members = NumberMembers(name, members)
    self.make = make
  }

  /// The name of the kind.
  var name: String { members.name }

  /// What the documentation says of it.
  var info: TableInfo { TableInfo(name: name, members: members.keys.infos) }

  /// Reads an object; `[]` is an empty one.
  func read(_ json: JSONValue) throws(ParamsError) -> Value { make(try members.read(json)) }

  /// Reads an object that is a member with this name.
  func read(_ json: JSONValue, as name: String) throws(ParamsError) -> Value {
    do {
      return try read(json)
    } catch {
      throw error.within(name)
    }
  }
}

/// A member that is a number within bounds.
final class NumberMember: Sendable {
  let info: MemberInfo
  let bounds: ClosedRange<Double>

  @inline(never)
  init(
    _ name: String, _ bounds: ClosedRange<Double>, required: Bool = false, standard: Doc? = nil, _ doc: Doc
  ) {
    info = MemberInfo(name, .number(bounds), required: required, standard: standard, doc)
    self.bounds = bounds
  }
}

/// What reading needs to know of such an object, whatever is made of it.
private final class NumberMembers: Sendable {
  let name: String
  let keys: MemberKeys
  private let bounds: [ClosedRange<Double>]

  @inline(never)
  init(_ name: String, _ members: [NumberMember]) {
    let members = members.prefix(4)
    self.name = name
    keys = MemberKeys(name, open: false, members.map { (member: NumberMember) -> MemberInfo in member.info })
    bounds = members.map { (member: NumberMember) -> ClosedRange<Double> in member.bounds }
  }

  func read(_ json: JSONValue) throws(ParamsError) -> SIMD4<Double> {
    try keys.checkKind(json)
    var numbers = SIMD4<Double>()
    var seen: UInt64 = 0
    var next = 0
    try json.forEachMember { (key: JSONValue, element: JSONValue) throws(ParamsError) in
      guard let index = try keys.index(of: key, &seen, near: next) else { return }
      next = index &+ 1
      guard let number = element.number(), bounds[index].contains(number) else {
        throw ParamsError(element, expected: Shape.number(bounds[index]).text).within(keys.infos[index].name)
      }
      numbers[index] = number
    }
    try keys.checkRequired(seen)
    return numbers
  }
}
