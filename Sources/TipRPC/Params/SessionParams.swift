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

  static let members: [Member<TipsParams>] = [
    .session { $0.session = $1 },
    .value("tip", .object("tip"), "One tip.", readTip) { $0.tip = $1 },
    .value("tips", .list(.object("tip"), listLength), "Several tips.", readTips) { $0.tips = $1 },
  ]
}

private func readTips(_ json: JSONValue) throws(ParamsError) -> [TipSpec] {
  try readList(json, .object("tip"), listLength, readTip)
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
  mutating func change(
    _ id: String?, list: String? = nil, _ writer: inout JSONWriter, tour: Bool = false,
    _ body: (inout Session) throws(SessionError) -> Outcome
  ) throws(RPCError) {
    do {
      let index = try store.index(id)
      let outcome = try store.with(index, body)
      hasChanged = !outcome.isEmpty
      writer.changeResult(store.sessions[index], outcome, forms: forms) { (writer: inout JSONWriter) in
        if tour { writer.tour(store.sessions[index].tourPicture) }
      }
    } catch {
      throw .session(error, list: list)
    }
  }
}
