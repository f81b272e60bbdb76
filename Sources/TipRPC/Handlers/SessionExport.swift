import TipCore

/// The members of the params.
let sessionExportTable = MemberTable<SessionName>("session/export", SessionName.members)

/// Writes all of a session that outlives the program.
func handleSessionExport(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try sessionExportTable.params(params, SessionName())
  do {
    writer.value(state.store.sessions[try state.store.index(read.session)].snapshot)
  } catch {
    throw .session(error, list: nil)
  }
}
