import TipCore

extension Member {
  /// The member `session` of every method of a session.
  static func session(_ set: @escaping @Sendable (inout Value, String) -> Void) -> Member {
    .value("session", .text(idLength), "The session; may be left out while exactly one is open.", readID, set)
  }

  /// The member `session` of the method that opens one.
  static func newSession(_ set: @escaping @Sendable (inout Value, String) -> Void) -> Member {
    .value("session", .text(idLength), "Its id; without it tipd gives session-1, session-2, ….", readID, set)
  }

  /// The member `reason`: a name of the host's own; without it a standard one, as JSON.
  static func reason(_ standard: Doc, _ set: @escaping @Sendable (inout Value, String) -> Void) -> Member {
    .value("reason", .text(idLength), standard: standard, "Why, in the host's own words.", readID, set)
  }

  /// The member `animated`.
  static func animated(_ set: @escaping @Sendable (inout Value, Bool) -> Void) -> Member {
    .flag("animated", standard: "true", "False: no motion.", set)
  }
}

/// The params of the methods that bring tips.
struct TipsParams: Sendable {
  var session: String?
  var tip: TipSpec?
  var tips: [TipSpec]?
  var steps: [String]?
  var place: StepName?
  var animated = true

  /// The tips, and the member that brought them.
  func list() throws(RPCError) -> (tips: [TipSpec], member: String) {
    switch (tip, tips) {
    case (let tip?, nil): return ([tip], "tip")
    case (nil, let tips?): return (tips, "tips")
    case (nil, nil):
      throw .invalidParams(ParamsError(path: "tip", found: "nothing", expected: "exactly one of tip and tips"))
    case (_?, _?):
      throw .invalidParams(ParamsError(path: "tips", found: "tip and tips", expected: "exactly one of tip and tips"))
    }
  }

  /// The members that bring tips, or with `step` steps.
  static func members(_ name: String, _ read: @escaping TipReader) -> [Member<TipsParams>] {
    let list = Shape.list(.object(name), listLength)
    return [
      .session { $0.session = $1 },
      .value("tip", .object(name), "One.", read) { $0.tip = $1 },
      .value("tips", list, "Several.") { (json: JSONValue) throws(ParamsError) -> [TipSpec] in
        try readList(json, .object(name), listLength, read)
      } _: {
        $0.tips = $1
      },
    ]
  }
}

/// Reads a tip or a step.
typealias TipReader = @Sendable (JSONValue) throws(ParamsError) -> TipSpec

/// Reads a list of ids.
func readIDs(_ json: JSONValue) throws(ParamsError) -> [String] {
  try readList(json, .text(idLength), listLength, readID)
}

/// What names a step: its id, or its position.
let stepNameShape = Shape.oneOf([.text(idLength), .integer(positions)])

/// Bounds of a position.
private let positions = 0.0...1e6

/// Reads the name of a step.
func readStepName(_ json: JSONValue) throws(ParamsError) -> StepName {
  guard json.kind != .string else { return .id(try json.text(idLength)) }
  guard let number = json.number(), positions.contains(number), number == number.rounded() else {
    throw ParamsError(json, expected: stepNameShape.text)
  }
  return .index(Int(number))
}

/// Reads what holds, by name.
func readConditions(_ json: JSONValue) throws(ParamsError) -> [(name: String, holds: Bool)] {
  guard json.isObjectLike else { throw ParamsError(json, expected: Shape.map(.flag).text) }
  var conditions: [(name: String, holds: Bool)] = []
  for (key, value) in json.members {
    let name = try key.text(idLength)
    do {
      conditions.append((name, try value.flag()))
    } catch {
      throw error.within(name)
    }
  }
  return conditions
}

/// Reads the named targets of a session: each a target, or null for one that is gone.
func readTargets(_ json: JSONValue) throws(ParamsError) -> [(name: String, target: Target?)] {
  guard json.isObjectLike else {
    throw ParamsError(json, expected: Shape.map(.nullable(.object("target"))).text)
  }
  var targets: [(name: String, target: Target?)] = []
  for (key, value) in json.members {
    let name = try key.text(idLength)
    guard value.kind != .null else {
      targets.append((name, nil))
      continue
    }
    do {
      targets.append((name, try readTarget(value)))
    } catch {
      throw error.within(name)
    }
  }
  return targets
}

extension ServerState {
  /// Calls a method of the session that the params name, and writes the change result.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  mutating func change(
    _ id: String?, list: String? = nil, _ writer: inout JSONWriter, tour: Bool = false,
    _ body: (inout Session) throws(SessionError) -> Outcome
  ) throws(RPCError) {
    do {
      let index = try store.index(id)
      var outcome = try store.with(index, body)
      settle(index, &outcome)
      if tour { reportTour(index, outcome, &writer) } else { report(index, outcome, &writer) }
    } catch {
      throw .session(error, list: list)
    }
  }
}
