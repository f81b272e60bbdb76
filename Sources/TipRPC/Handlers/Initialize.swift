import TipCore

/// The params of `initialize`.
struct InitializeParams: Sendable {
  var processId: Int64?
  var trace: TraceValue?
  var options = InitializationOptions()
}

/// What a process id may be.
private let processIds = 1.0...4_294_967_295

/// The members of the params; all others are the business of LSP clients, and pass.
let initializeTable = MemberTable<InitializeParams>(
  "initialize", open: true,
  [
    Member(
      "processId", .nullable(.integer(processIds)), standard: "null",
      "tipd ends when this process is gone; anything but a process id is ignored."
    ) { (params: inout InitializeParams, json: JSONValue) throws(ParamsError) in
      guard let number = json.number(), processIds.contains(number) else { return }
      params.processId = Int64(number)
    },
    Member("trace", .choice(traces), standard: "\"off\"", "How much is told; an unknown value is ignored.") {
      (params: inout InitializeParams, json: JSONValue) throws(ParamsError) in
      for trace in TraceValue.allCases where json.equals(trace.rawValue) { params.trace = trace }
    },
    .value(
      "initializationOptions", .object("initializationOptions"), standard: "{}", "tipd's own choices, read strictly.",
      readInitializationOptions
    ) { $0.options = $1 },
  ])

/// Begins the connection: lenient with what LSP clients send, strict with tipd's own options.
func handleInitialize(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try initializeTable.params(params, InitializeParams())
  state.watchedProcess = read.processId
  state.trace = read.trace ?? state.trace
  state.phase = .running
  state.isClockManual = read.options.isClockManual
  // A manual clock begins at 0: sums of its steps are rounded the same way in every run.
  if state.isClockManual { state.now = 0 }
  state.start = state.now
  state.forms = Forms(outline: read.options.outline, overlay: read.options.overlay)
  state.why = read.options.why
  state.store.base = read.options.overrides
  state.store.tellsAll = read.options.tellsAll
  writeResult(&writer)
}

private func writeResult(_ writer: inout JSONWriter) {
  writer.beginObject()
  writer.key("capabilities")
  writer.beginObject()
  writer.key("experimental")
  writer.beginObject()
  writer.key("tipd")
  writer.beginObject()
  writer.names("methods", MethodTable.names)
  writer.names("notifications", ServerNotification.names)
  writer.names("presets", presetNames)
  for _ in 0..<3 { writer.endObject() }
  writer.key("serverInfo")
  writer.beginObject()
  writer.member("name", "tipd")
  writer.member("version", Version.current)
  writer.endObject()
  writer.endObject()
}
