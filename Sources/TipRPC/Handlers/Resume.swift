import TipCore

/// The members of the params.
let resumeTable = MemberTable<WalkParams>("resume", WalkParams.members)

/// Lets a paused tour go on where it was.
func handleResume(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try resumeTable.params(params, WalkParams())
  let now = state.now
  try state.change(read.session, &writer, tour: true) { (session: inout Session) throws(SessionError) -> Outcome in
    session.resume(animated: read.animated, now: now)
  }
}
