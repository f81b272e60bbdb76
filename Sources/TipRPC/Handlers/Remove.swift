import TipCore

/// The params of `remove`.
struct RemoveParams: Sendable {
  var session: String?
  var step: String?
  var steps: [String]?
  var animated = true
}

/// The members of the params.
let removeTable = MemberTable<RemoveParams>(
  "remove",
  [
    .session { $0.session = $1 },
    .value("step", .text(idLength), "One step.", readID) { $0.step = $1 },
    .value("steps", .list(.text(idLength), listLength), "Several steps.", readIDs) { $0.steps = $1 },
    .animated { $0.animated = $1 },
  ])

/// Removes steps from the tour.
func handleRemove(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try removeTable.params(params, RemoveParams())
  guard (read.step == nil) != (read.steps == nil) else {
    throw .invalidParams(
      ParamsError(
        path: "step", found: read.step == nil ? "nothing" : "step and steps", expected: "exactly one of step and steps")
    )
  }
  let ids = read.steps ?? read.step.map { (id: String) -> [String] in [id] } ?? []
  let now = state.now
  try state.change(read.session, &writer, tour: true) { (session: inout Session) throws(SessionError) -> Outcome in
    try session.remove(ids, animated: read.animated, now: now)
  }
}
