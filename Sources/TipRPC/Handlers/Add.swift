import TipCore

/// The members of the params.
let addTable = MemberTable<TipsParams>("add", TipsParams.members)

/// Adds steps to the tour.
func handleAdd(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try addTable.params(params, TipsParams())
  let (tips, member) = try read.list()
  let now = state.now
  try state.change(read.session, list: member, &writer, tour: true) {
    (session: inout Session) throws(SessionError) -> Outcome in try session.add(tips, now: now)
  }
}
