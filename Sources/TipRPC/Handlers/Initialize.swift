import TipCore

/// What `initialize` reads strictly.
private struct InitializationOptions: Sendable {
  var isClockManual = false
  var outline = PathForm.svg
  var why = Detail.compact
  var overrides = OptionOverrides()
}

/// The names of the forms of an outline.
let pathForms: [String] = PathForm.allCases.map { (form: PathForm) -> String in form.rawValue }

/// The names of the grades of detail.
let details: [String] = Detail.allCases.map { (detail: Detail) -> String in detail.rawValue }

/// Reads the form of an outline.
func readPathForm(_ json: JSONValue) throws(ParamsError) -> PathForm { PathForm.allCases[try json.choice(pathForms)] }

/// Reads how much a layout explains.
func readDetail(_ json: JSONValue) throws(ParamsError) -> Detail { Detail.allCases[try json.choice(details)] }

private let clocks = ["system", "manual"]

private let table = MemberTable<InitializationOptions>(
  "initializationOptions",
  [
    .value("clock", .choice(clocks), standard: "\"system\"", "Who moves the time.", readClock) { $0.isClockManual = $1 },
    .value("outline", .choice(pathForms), standard: "\"svg\"", "The form of outlines.", readPathForm) {
      $0.outline = $1
    },
    .value("why", .choice(details), standard: "\"compact\"", "How much a layout explains.", readDetail) { $0.why = $1 },
    .value("options", .object("options"), standard: "{}", "Options of every session and request.", readOptions) {
      $0.overrides = $1
    },
  ])

private func readClock(_ json: JSONValue) throws(ParamsError) -> Bool { try json.choice(clocks) == 1 }

/// Begins the connection: lenient with what LSP clients send, strict with tipd's own options.
func handleInitialize(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  var options = InitializationOptions()
  do {
    try table.read(params?.member("initializationOptions"), into: &options)
  } catch {
    throw .invalidParams(error.within("initializationOptions"))
  }
  if let process = params?.member("processId")?.number(), process >= 1, process <= 4_294_967_295 {
    state.watchedProcess = Int64(process)
  }
  if let value = params?.member("trace") {
    for trace in TraceValue.allCases where value.equals(trace.rawValue) { state.trace = trace }
  }
  state.phase = .running
  state.isClockManual = options.isClockManual
  // A manual clock begins at 0: sums of its steps are rounded the same way in every run.
  if state.isClockManual { state.now = 0 }
  state.start = state.now
  state.outline = options.outline
  state.why = options.why
  state.store.base = options.overrides
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
  writer.names("notifications", MethodTable.notifications)
  writer.names("presets", presetNames)
  for _ in 0..<3 { writer.endObject() }
  writer.key("serverInfo")
  writer.beginObject()
  writer.member("name", "tipd")
  writer.member("version", Version.current)
  writer.endObject()
  writer.endObject()
}

extension JSONWriter {
  fileprivate mutating func names(_ name: String, _ names: [String]) {
    key(name)
    beginArray()
    for name in names { value(name) }
    endArray()
  }
}
