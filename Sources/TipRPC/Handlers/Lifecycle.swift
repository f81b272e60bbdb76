/// Ends the serving of requests; `exit` is to follow.
func handleShutdown(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  state.phase = .shutDown
}

/// Ends the program: with 0 after `shutdown`, else with 1.
func handleExit(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  state.exitStatus = state.phase == .shutDown ? 0 : 1
}

/// Sets how much `$/logTrace` tells; an unknown value changes nothing.
func handleSetTrace(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  guard let value = params?.member("value") else { return }
  for trace in TraceValue.allCases where value.equals(trace.rawValue) { state.trace = trace }
}
