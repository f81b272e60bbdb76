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
  if let name = read.session { read.snapshot.rename(name) }
  do {
    var (index, outcome) = try state.store.restore(read.snapshot, now: state.now)
    state.settle(index, &outcome)
    state.reportTour(index, outcome, &writer)
  } catch {
    throw .restoring(error.error, path: error.part.map { (part: SnapshotPart) -> String in part.path(read) })
  }
}

extension SnapshotPart {
  /// The member of the params that holds it.
  fileprivate func path(_ params: SessionImportParams) -> String {
    switch self {
    case .session: params.session == nil ? "state.session" : "session"
    case .targets: "state.targets"
    case .conditions: "state.conditions"
    case .tips: "state.tips"
    case .tip(let index): "state.tips[\(index)].id"
    case .centered(let index): "state.centered[\(index)]"
    case .step(let index): "state.tour.steps[\(index)].id"
    case .index: "state.tour.index"
    case .skipped(let index): "state.tour.skipped[\(index)]"
    case .shown(let index): "state.tour.shown[\(index)]"
    }
  }
}
