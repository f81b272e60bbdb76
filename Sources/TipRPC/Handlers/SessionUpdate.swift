import TipCore

/// The members of the params.
let sessionUpdateTable = MemberTable<SessionParams>("session/update", SessionParams.members(isNew: false))

/// Takes over what the host reports of its window; what is visible follows.
func handleSessionUpdate(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try sessionUpdateTable.params(params, SessionParams())
  let now = state.now
  try state.change(read.session, &writer) { (session: inout Session) throws(SessionError) -> Outcome in
    try session.update(read.update, now: now)
  }
}
