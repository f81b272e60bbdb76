import TipCore

/// The members of the params.
let showTable = MemberTable<TipsParams>("show", TipsParams.members("tip", readTip) + [.animated { $0.animated = $1 }])

/// Puts tips on the screen.
func handleShow(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try showTable.params(params, TipsParams())
  let (tips, member) = try read.list()
  let now = state.now
  try state.change(read.session, list: member, &writer) { (session: inout Session) throws(SessionError) -> Outcome in
    try session.show(tips, animated: read.animated, now: now)
  }
}
