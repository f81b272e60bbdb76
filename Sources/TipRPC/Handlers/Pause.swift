import TipCore

/// The members of the params.
let pauseTable = MemberTable<WalkParams>("pause", WalkParams.members)

/// Stops the tour where it is, with its tips off the screen.
func handlePause(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try pauseTable.params(params, WalkParams())
  let now = state.now
  try state.change(read.session, &writer, tour: true) { (session: inout Session) throws(SessionError) -> Outcome in
    session.pause(animated: read.animated, now: now)
  }
}
