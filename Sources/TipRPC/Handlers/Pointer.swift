import TipCore

/// The params of `pointer`.
struct PointerParams: Sendable {
  var session: String?
  var kind = PointerKind.move
  var point: Point?
}

private let kinds: [String] = PointerKind.allCases.map { (kind: PointerKind) -> String in kind.rawValue }

private func readKind(_ json: JSONValue) throws(ParamsError) -> PointerKind {
  PointerKind.allCases[try json.choice(kinds)]
}

/// The members of the params.
let pointerTable = MemberTable<PointerParams>(
  "pointer",
  [
    .session { $0.session = $1 },
    .value("kind", .choice(kinds), standard: "\"move\"", "What it does.", readKind) { $0.kind = $1 },
    .object("point", pointTable, "Where it is; not with leave.") { $0.point = $1 },
  ])

/// Takes what the pointer does, but for taps.
func handlePointer(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try pointerTable.params(params, PointerParams())
  guard (read.point == nil) == (read.kind == .leave) else {
    throw .invalidParams(
      ParamsError(
        path: "point", found: read.point == nil ? "nothing" : "a point",
        expected: read.point == nil ? "a point, which every kind has but leave" : "no point, as the kind is leave"))
  }
  let now = state.now
  try state.tap(read.session, &writer) { (session: inout Session) throws(SessionError) -> TapResult in
    session.pointer(read.kind, at: read.point, now: now)
  }
}
