import TipCore

/// The params of `session/import`.
struct SessionImportParams: Sendable {
  var session: String?
  var snapshot = SessionSnapshot()
}

/// The members of the params.
let sessionImportTable = MemberTable<SessionImportParams>(
  "session/import",
  [
    .value("session", .text(idLength), "Its id; without it that of the state.", readID) { $0.session = $1 },
    .value("state", .object("state"), required: true, "What session/export answered.", readSnapshot) {
      $0.snapshot = $1
    },
  ])

/// Opens a session with what an earlier one was.
func handleSessionImport(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  var read = try sessionImportTable.params(params, SessionImportParams())
  read.snapshot.id = read.session ?? read.snapshot.id
  do {
    var (index, outcome) = try state.store.restore(read.snapshot, now: state.now)
    state.settle(index, &outcome)
    state.reportTour(index, outcome, &writer)
  } catch {
    throw .session(error, list: nil)
  }
}
