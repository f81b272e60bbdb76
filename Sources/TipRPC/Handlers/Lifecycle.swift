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

/// The names of the grades of tracing.
let traces: [String] = TraceValue.allCases.map { (trace: TraceValue) -> String in trace.rawValue }

/// Reads how much `$/logTrace` tells.
func readTrace(_ json: JSONValue) throws(ParamsError) -> TraceValue { TraceValue.allCases[try json.choice(traces)] }

/// The params of `$/setTrace`.
struct SetTraceParams: Sendable {
  var value = TraceValue.off
}

/// The members of the params.
let setTraceTable = MemberTable<SetTraceParams>(
  "$/setTrace", [.value("value", .choice(traces), required: true, "How much is told.", readTrace) { $0.value = $1 }])

/// Sets how much `$/logTrace` tells.
func handleSetTrace(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  state.trace = try setTraceTable.params(params, SetTraceParams()).value
}
