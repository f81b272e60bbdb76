import TipCore

/// What `session/open` and `session/update` say of a session.
struct SessionParams: Sendable {
  var session: String?
  var update = SessionUpdate()

  /// What has happened: only a session that is open can be told of it.
  private static let happenings: Member<SessionParams> = .value(
    "events", .list(.text(idLength), 1...100), "What happened, in the host's words: a step may wait for it.",
    { (json: JSONValue) throws(ParamsError) -> [String] in try readList(json, .text(idLength), 1...100, readID) }
  ) { $0.update.events = $1 }

  static func members(isNew: Bool) -> [Member<SessionParams>] {
    [isNew ? .newSession { $0.session = $1 } : .session { $0.session = $1 }]
      + surroundingMembers(isNew: isNew) {
        (params: inout SessionParams, set: (inout SurroundingsUpdate) -> Void) in set(&params.update.surroundings)
      } + [
        .value("options", .object("options"), standard: isNew ? "{}" : nil, "Options of every tip.", readOptions) {
          $0.update.overrides = $1
        },
        .value(
          "targets", .map(.nullable(fixedTarget)), standard: isNew ? "{}" : nil, "Named targets.", readTargets
        ) {
          $0.update.targets = $1
        },
        .value("conditions", .map(.flag), standard: isNew ? "{}" : nil, "What holds, by name.", readConditions) {
          $0.update.conditions = $1
        },
      ] + (isNew ? [] : [happenings])
  }
}

/// The members of the params.
let sessionOpenTable = MemberTable<SessionParams>("session/open", SessionParams.members(isNew: true))

/// Opens a session.
func handleSessionOpen(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try sessionOpenTable.params(params, SessionParams())
  do {
    let index = try state.store.open(
      read.session ?? "", surroundings: Surroundings(read.update.surroundings), overrides: read.update.overrides,
      targets: read.update.targets, conditions: read.update.conditions, now: state.now)
    var outcome = Outcome()
    state.settle(index, &outcome)
    state.report(index, outcome, &writer)
  } catch {
    throw .session(error, list: nil)
  }
}
