import TipCore

/// What `session/open` and `session/update` say of a session.
struct SessionParams: Sendable {
  var session: String?
  var update = SessionUpdate()

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
      ]
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
      targets: read.update.targets, now: state.now)
    writer.changeResult(state.store.sessions[index], Outcome(), forms: state.forms)
  } catch {
    throw .session(error, list: nil)
  }
}
