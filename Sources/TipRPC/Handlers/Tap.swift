import TipCore

/// The params of `tap`.
struct TapParams: Sendable {
  var session: String?
  var point: Point?
  var tip: String?
  var region: RegionKind?
  var button: String?
}

/// The regions that a tap may name.
private let kinds: [RegionKind] = [.bubble, .arrow, .target, .hint]
private let names: [String] = kinds.map { (kind: RegionKind) -> String in kind.rawValue }

private func readRegion(_ json: JSONValue) throws(ParamsError) -> RegionKind { kinds[try json.choice(names)] }

/// The members of the params.
let tapTable = MemberTable<TapParams>(
  "tap",
  [
    .session { $0.session = $1 },
    .object("point", pointTable, "Where the tap was.") { $0.point = $1 },
    .value("tip", .text(idLength), "The tip that was tapped.", readID) { $0.tip = $1 },
    .value("region", .choice(names), standard: "\"bubble\"", "The region of that tip.", readRegion) { $0.region = $1 },
    .value("button", .text(idLength), "The button of that tip, in place of a region.", readID) { $0.button = $1 },
  ])

/// Says what a tap means, and does it.
func handleTap(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try tapTable.params(params, TapParams())
  guard (read.point == nil) != (read.tip == nil) else {
    throw .invalidParams(
      ParamsError(
        path: "point", found: read.tip == nil ? "nothing" : "point and tip", expected: "exactly one of point and tip"))
  }
  guard read.region == nil || read.tip != nil else {
    throw .invalidParams(ParamsError(path: "region", found: "a region without tip", expected: "region beside tip"))
  }
  guard read.button == nil || (read.tip != nil && read.region == nil) else {
    throw .invalidParams(
      ParamsError(
        path: "button", found: read.tip == nil ? "a button without tip" : "button and region",
        expected: "button beside tip, without region"))
  }
  let now = state.now
  try state.tap(read.session, &writer) { (session: inout Session) throws(SessionError) -> TapResult in
    guard let tip = read.tip else { return session.tap(at: read.point ?? Point(), now: now) }
    if let button = read.button { return try session.tap(button: button, of: tip, now: now) }
    return try session.tap(read.region ?? .bubble, of: tip, now: now)
  }
}

extension ServerState {
  /// Calls a method of the session that the params name, and writes what it meant and changed.
  mutating func tap(
    _ id: String?, region: Bool = true, _ writer: inout JSONWriter,
    _ body: (inout Session) throws(SessionError) -> TapResult
  ) throws(RPCError) {
    do {
      let index = try store.index(id)
      var result = try store.with(index, body)
      settle(index, &result.outcome)
      report(index, result.outcome, &writer) { (writer: inout JSONWriter, _: SessionNews) in
        writer.members(of: result, region: region)
      }
    } catch {
      throw .session(error, list: nil)
    }
  }
}

extension JSONWriter {
  /// Writes what a tap, a key or the pointer meant.
  fileprivate mutating func members(of result: TapResult, region: Bool) {
    if region { member("region", result.region.rawValue) }
    member("tip", result.tip)
    if let button = result.button { member("button", button) }
    member("consumed", result.consumed)
    key("actions")
    beginArray()
    for action in result.actions { value(action) }
    endArray()
  }
}
