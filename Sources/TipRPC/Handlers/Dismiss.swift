import TipCore

/// The params of `dismiss`.
struct DismissParams: Sendable {
  var session: String?
  var tip: String?
  var tips: [String]?
  var reason = DismissReason.api.rawValue
  var animated = true
}

/// The members of the params.
let dismissTable = MemberTable<DismissParams>(
  "dismiss",
  [
    .session { $0.session = $1 },
    .value("tip", .text(idLength), "One tip.", readID) { $0.tip = $1 },
    .value("tips", .list(.text(idLength), listLength), "Several tips.", readIDs) { $0.tips = $1 },
    .reason("\"api\"") { $0.reason = $1 },
    .animated { $0.animated = $1 },
  ])

/// Takes tips off the screen: one, several, or all.
func handleDismiss(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try dismissTable.params(params, DismissParams())
  guard read.tip == nil || read.tips == nil else {
    throw .invalidParams(ParamsError(path: "tips", found: "tip and tips", expected: "at most one of tip and tips"))
  }
  let ids = read.tips ?? read.tip.map { (id: String) -> [String] in [id] }
  let now = state.now
  try state.change(read.session, &writer) { (session: inout Session) throws(SessionError) -> Outcome in
    guard let ids else { return session.dismissAll(reason: read.reason, animated: read.animated, now: now) }
    return session.dismiss(ids, reason: read.reason, animated: read.animated, now: now)
  }
}
