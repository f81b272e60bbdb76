/// The params of `clock/advance`.
struct ClockAdvanceParams: Sendable {
  var by = 0.0
}

/// A step of time: at most about 30 years.
private let seconds = 0.0...1e9

/// The members of the params.
let clockAdvanceTable = MemberTable<ClockAdvanceParams>(
  "clock/advance", [.number("by", seconds, required: true, "Seconds.") { $0.by = $1 }])

/// Moves the manual clock: every timer up to the new time fires, and what that changed is told before the reply.
func handleClockAdvance(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let params = try clockAdvanceTable.params(params, ClockAdvanceParams())
  guard state.isClockManual else { throw .clockNotManual }
  state.now += params.by
  state.fireTimers()
  writer.beginObject()
  writer.member("now", state.now - state.start)
  writer.endObject()
}
