/// How a method is called.
enum CallKind {
  /// As a request, or as a notification that reports by `session/changed`.
  case change
  /// As a request only; as a notification it does nothing.
  case request
  /// As a notification only; as a request it is not found.
  case notification
}

/// One method: what the documentation says of it, how it is called, and its handler.
final class Method: Sendable {
  typealias Info = @Sendable () -> TableInfo
  typealias Handler = @Sendable (inout ServerState, JSONValue?, inout JSONWriter) throws(RPCError) -> Void

  let name: String
  let kind: CallKind
  /// One sentence.
  let doc: String
  /// Its params, built when they are asked for; nil if they are not looked at.
  let params: Info?
  /// Reads the params, does the work, and writes the result as its last act.
  let handle: Handler

  #if hasFeature(Embedded)
    /// The module for pages prints no schema: what only that says is not kept.
    @inline(__always)
    convenience init(_ name: String, _ kind: CallKind, _ doc: Doc, _ params: Info?, _ handle: @escaping Handler) {
      self.init(name, kind, handle)
    }

    @inline(never)
    private init(_ name: String, _ kind: CallKind, _ handle: @escaping Handler) {
      self.name = name
      self.kind = kind
      self.doc = ""
      self.params = nil
      self.handle = handle
    }
  #else
    init(_ name: String, _ kind: CallKind, _ doc: Doc, _ params: Info?, _ handle: @escaping Handler) {
      self.name = name
      self.kind = kind
      self.doc = doc
      self.params = params
      self.handle = handle
    }
  #endif
}

/// All methods, in the order of protocol.md.
package enum MethodTable {
  static let methods: [Method] = [
    Method(
      "initialize", .request, "Begins the connection: the first request, and only once.", { initializeTable.info },
      handleInitialize),
    Method("initialized", .notification, "Ignored.", nil, ignore),
    Method("shutdown", .request, "Ends the serving of requests; exit is to follow.", nil, handleShutdown),
    Method("exit", .notification, "Ends the program: with status 0 after shutdown, else with 1.", nil, handleExit),
    Method("$/cancelRequest", .notification, "Ignored: no request is ever pending.", nil, ignore),
    Method("$/setTrace", .notification, "Sets how much $/logTrace tells.", { setTraceTable.info }, handleSetTrace),
    Method(
      "clock/advance", .request, "Moves the manual clock and fires every timer up to the new time.",
      { clockAdvanceTable.info }, handleClockAdvance),
    Method(
      "layout", .request, "Says where one tip goes, or where many do, without any state.", { layoutTable.info },
      handleLayout),
    Method(
      "session/open", .change, "Opens a session: one window's tips, overlay, options and tour.",
      { sessionOpenTable.info }, handleSessionOpen),
    Method(
      "session/update", .change, "Takes over what changed of the window; what is visible follows.",
      { sessionUpdateTable.info }, handleSessionUpdate),
    Method(
      "session/get", .request, "Answers the session's complete picture.", { sessionGetTable.info }, handleSessionGet),
    Method(
      "session/close", .change, "Closes a session and removes everything visible.", { sessionCloseTable.info },
      handleSessionClose),
    Method(
      "session/export", .request, "Answers all of a session that outlives the program.", { sessionExportTable.info },
      handleSessionExport),
    Method(
      "session/import", .change, "Opens a session with what session/export answered.", { sessionImportTable.info },
      handleSessionImport),
    Method("show", .change, "Puts tips on the screen.", { showTable.info }, handleShow),
    Method("update", .change, "Changes one tip or step.", { updateTable.info }, handleUpdate),
    Method("dismiss", .change, "Takes tips off the screen: one, several or all.", { dismissTable.info }, handleDismiss),
    Method(
      "add", .change, "Adds steps to the tour, or moves them; nothing is shown yet.", { addTable.info }, handleAdd),
    Method("remove", .change, "Removes steps from the tour.", { removeTable.info }, handleRemove),
    Method("next", .change, "Goes to the next step of the tour, or to its end.", { nextTable.info }, handleNext),
    Method("previous", .change, "Goes back one step of the tour.", { previousTable.info }, handlePrevious),
    Method("go", .change, "Goes to one step of the tour: starts, restarts or jumps.", { goTable.info }, handleGo),
    Method(
      "pause", .change, "Stops the tour where it is, with its tips off the screen.", { pauseTable.info }, handlePause),
    Method("resume", .change, "Lets a paused tour go on where it was.", { resumeTable.info }, handleResume),
    Method("answer", .change, "Answers a question that an event asked.", { answerTable.info }, handleAnswer),
    Method("end", .change, "Ends the tour.", { endTable.info }, handleEnd),
    Method("tap", .change, "Says what a tap means, and does it.", { tapTable.info }, handleTap),
    Method(
      "pointer", .change, "Takes what the pointer does, but for taps.", { pointerTable.info }, handlePointer),
    Method("key", .change, "Says what a key means, and does it.", { keyTable.info }, handleKey),
    Method(
      "font/register", .request, "Keeps the measures of a font for the texts that are measured from now on.",
      { fontRegisterTable.info }, handleFontRegister),
  ]

  /// The names of all methods.
  package static let names: [String] = methods.map { (method: Method) -> String in method.name }

  /// Finds a method by its name, which may be written with escapes.
  static func find(_ name: JSONValue) -> Method? {
    prepared.index(of: name).map { (index: Int) -> Method in methods[index] }
  }

  private static let prepared = JSONNames(names)

  private static func ignore(_: inout ServerState, _: JSONValue?, _: inout JSONWriter) throws(RPCError) {}
}

extension MemberTable {
  /// Reads params into a value, with the errors of the protocol.
  func params(_ json: JSONValue?, _ empty: consuming Value) throws(RPCError) -> Value {
    var value = empty
    do {
      try read(json?.orNothing, into: &value)
    } catch {
      throw .invalidParams(error)
    }
    return value
  }
}
