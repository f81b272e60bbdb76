import TipCore

/// The members of the params.
let addTable = MemberTable<TipsParams>(
  "add",
  TipsParams.members("step", readStep) + [
    .value("steps", .list(.text(idLength), listLength), "Steps of the tour to be moved, by id.", readIDs) {
      $0.steps = $1
    },
    .value("at", stepNameShape, "The step before which they go; without it the end.", readStepName) { $0.place = $1 },
  ])

/// Adds steps to the tour, or moves them within it.
func handleAdd(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try addTable.params(params, TipsParams())
  let now = state.now
  if let steps = read.steps, read.tip == nil, read.tips == nil {
    return try state.change(read.session, &writer, tour: true) {
      (session: inout Session) throws(SessionError) -> Outcome in try session.move(steps, to: read.place, now: now)
    }
  }
  guard read.steps == nil else {
    throw .invalidParams(
      ParamsError(path: "steps", found: "steps beside tip or tips", expected: "exactly one of tip, tips and steps"))
  }
  guard read.tip != nil || read.tips != nil else {
    throw .invalidParams(
      ParamsError(path: "tip", found: "nothing", expected: "exactly one of tip, tips and steps"))
  }
  let (tips, member) = try read.list()
  try state.change(read.session, list: member, &writer, tour: true) {
    (session: inout Session) throws(SessionError) -> Outcome in try session.add(tips, at: read.place, now: now)
  }
}
