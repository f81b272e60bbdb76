import TipCore

/// The params of `key`.
struct KeyParams: Sendable {
  var session: String?
  var key = ""
  var shift = false
  var hasOther = false
}

/// The members of the params.
let keyTable = MemberTable<KeyParams>(
  "key",
  [
    .session { $0.session = $1 },
    .value("key", .text(idLength), required: true, "Its W3C name, as `Escape` or `ArrowLeft`.", readKeyName) {
      $0.key = $1
    },
    .flag("shift", standard: "false", "Whether Shift is down.") { $0.shift = $1 },
    .flag("ctrl", standard: "false", "Whether Control is down.") { $0.hasOther = $0.hasOther || $1 },
    .flag("alt", standard: "false", "Whether Alt is down.") { $0.hasOther = $0.hasOther || $1 },
    .flag("meta", standard: "false", "Whether Meta is down.") { $0.hasOther = $0.hasOther || $1 },
  ])

private func readKeyName(_ json: JSONValue) throws(ParamsError) -> String { try json.text(idLength) }

/// Says what a key means, and does it.
func handleKey(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try keyTable.params(params, KeyParams())
  let now = state.now
  // With another modifier a key is a command of the host's.
  let name = read.hasOther ? "" : read.key
  try state.tap(read.session, region: false, &writer) { (session: inout Session) throws(SessionError) -> TapResult in
    session.key(name, shift: read.shift, now: now)
  }
}
