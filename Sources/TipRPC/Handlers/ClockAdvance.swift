private struct Params: Sendable {
  var by = 0.0
}

/// A step of time: at most about 30 years.
private let seconds = 0.0...1e9

private let table = MemberTable<Params>(
  "clock/advance", [.number("by", seconds, required: true, "Seconds.") { $0.by = $1 }])

/// Moves the manual clock: every timer up to the new time fires, and what that changed is told before the reply.
func handleClockAdvance(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let params = try table.params(params, Params())
  guard state.isClockManual else { throw .clockNotManual }
  state.now += params.by
  state.fireTimers()
  writer.beginObject()
  writer.member("now", state.now - state.start)
  writer.endObject()
}
