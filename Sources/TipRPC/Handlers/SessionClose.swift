import TipCore

/// The members of the params.
let sessionCloseTable = MemberTable<SessionName>("session/close", SessionName.members)

/// Closes a session: everything visible is removed.
func handleSessionClose(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try sessionCloseTable.params(params, SessionName())
  do {
    let index = try state.store.index(read.session)
    var (session, outcome) = state.store.close(at: index, now: state.now)
    // It is among the sessions no more, so that what is to be done in others is all that is left of it.
    state.settle(-1, &outcome)
    state.hasChanged = !outcome.isEmpty
    writer.changeResult(session, outcome, session.news(beside: outcome, tour: session.tourPicture), forms: state.forms)
  } catch {
    throw .session(error, list: nil)
  }
}
