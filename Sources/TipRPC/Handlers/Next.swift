import TipCore

/// The params of the methods that walk the tour.
struct WalkParams: Sendable {
  var session: String?
  var animated = true

  static let members: [Member<WalkParams>] = [.session { $0.session = $1 }, .animated { $0.animated = $1 }]
}

/// The members of the params.
let nextTable = MemberTable<WalkParams>("next", WalkParams.members)

/// Goes to the next step of the tour.
func handleNext(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try nextTable.params(params, WalkParams())
  let now = state.now
  try state.change(read.session, &writer, tour: true) { (session: inout Session) throws(SessionError) -> Outcome in
    session.next(animated: read.animated, origin: .api, now: now)
  }
}
