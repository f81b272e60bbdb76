import TipCore

/// The params of `end`.
struct EndParams: Sendable {
  var session: String?
  var reason = TourEndReason.ended.rawValue
  var animated = true
}

/// The members of the params.
let endTable = MemberTable<EndParams>(
  "end",
  [
    .session { $0.session = $1 },
    .reason("\"ended\"") { $0.reason = $1 },
    .animated { $0.animated = $1 },
  ])

/// Ends the tour.
func handleEnd(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try endTable.params(params, EndParams())
  let now = state.now
  try state.change(read.session, &writer, tour: true) { (session: inout Session) throws(SessionError) -> Outcome in
    session.end(reason: read.reason, animated: read.animated, now: now)
  }
}
