import TipCore

/// The params of `update`.
struct UpdateParams: Sendable {
  var session: String?
  var tip = ""
  var update = TipUpdate()
  var animated = true
}

/// The members of the params.
let updateTable = MemberTable<UpdateParams>(
  "update",
  [
    .session { $0.session = $1 },
    .value("tip", .text(idLength), required: true, "The tip or step.", readID) { $0.tip = $1 },
    .value("target", .nullable(.object("target")), "What it belongs to from now on.", readAnyTarget) {
      $0.update.target = $1
    },
    .value("content", .object("content"), "What stands in it.", readContent) { $0.update.content = $1 },
    .value("options", .object("options"), "Options to lay over its own.", readOptions) { $0.update.overrides = $1 },
    .value("data", .any, "Anything of the host's.", readData) { $0.update.data = $1 },
    .value("frame", .object("rect"), "Its final frame, where a window system placed it.", readRect) {
      $0.update.frame = $1
    },
    .accessibility(standard: nil) { $0.update.accessibility = $1 },
    .animated { $0.animated = $1 },
  ])

/// Changes one tip.
func handleUpdate(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try updateTable.params(params, UpdateParams())
  let now = state.now
  try state.change(read.session, &writer) { (session: inout Session) throws(SessionError) -> Outcome in
    try session.update(read.tip, read.update, animated: read.animated, now: now)
  }
}
