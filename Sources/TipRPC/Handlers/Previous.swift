import TipCore

/// The members of the params.
let previousTable = MemberTable<WalkParams>("previous", WalkParams.members)

/// Goes back one step of the tour.
func handlePrevious(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try previousTable.params(params, WalkParams())
  let now = state.now
  try state.change(read.session, &writer, tour: true) { (session: inout Session) throws(SessionError) -> Outcome in
    session.previous(animated: read.animated, origin: .api, now: now)
  }
}
