import TipCore

/// The params of `go`.
struct GoParams: Sendable {
  var session: String?
  var step = StepName.index(0)
  var animated = true
}

/// The members of the params.
let goTable = MemberTable<GoParams>(
  "go",
  [
    .session { $0.session = $1 },
    .value("step", stepNameShape, standard: "0", "The step, by id or position.", readStepName) { $0.step = $1 },
    .animated { $0.animated = $1 },
  ])

/// Goes to one step of the tour, from wherever it is.
func handleGo(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try goTable.params(params, GoParams())
  let now = state.now
  try state.change(read.session, &writer, tour: true) { (session: inout Session) throws(SessionError) -> Outcome in
    try session.go(to: read.step, animated: read.animated, now: now)
  }
}
