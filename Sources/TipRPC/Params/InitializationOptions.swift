import TipCore

/// What `initialize` reads strictly: tipd's own choices.
struct InitializationOptions: Sendable {
  var isClockManual = false
  var outline = PathForm.svg
  var overlay = OverlayForm.none
  var why = Detail.compact
  var tellsAll = false
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

private let overlayForms: [String] = OverlayForm.allCases.map { (form: OverlayForm) -> String in form.rawValue }

private func readOverlayForm(_ json: JSONValue) throws(ParamsError) -> OverlayForm {
  OverlayForm.allCases[try json.choice(overlayForms)]
}

private let clocks = ["system", "manual"]

/// The members of `initializationOptions`.
let initializationOptionsTable = MemberTable<InitializationOptions>(
  "initializationOptions",
  [
    .value("clock", .choice(clocks), standard: "\"system\"", "Who moves the time.", readClock) {
      $0.isClockManual = $1
    },
    .value("outline", .choice(pathForms), standard: "\"svg\"", "The form of outlines.", readPathForm) {
      $0.outline = $1
    },
    .value("overlay", .choice(overlayForms), standard: "\"none\"", "The form of overlays.", readOverlayForm) {
      $0.overlay = $1
    },
    .value("why", .choice(details), standard: "\"compact\"", "How much a layout explains.", readDetail) { $0.why = $1 },
    .flag("whole", standard: "false", "Whether results tell all that the session's picture has.") { $0.tellsAll = $1 },
    .value("options", .object("options"), standard: "{}", "Options of every session and request.", readOptions) {
      $0.overrides = $1
    },
  ])

private func readClock(_ json: JSONValue) throws(ParamsError) -> Bool { try json.choice(clocks) == 1 }

/// Reads `initializationOptions`.
func readInitializationOptions(_ json: JSONValue) throws(ParamsError) -> InitializationOptions {
  var options = InitializationOptions()
  try initializationOptionsTable.read(json.orNothing, into: &options)
  return options
}
