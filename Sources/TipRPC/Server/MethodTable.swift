/// How a method is called.
enum CallKind {
  /// As a request, or as a notification that reports by `session/changed`.
  case change
  /// As a request only; as a notification it does nothing.
  case request
  /// As a notification only; as a request it is not found.
  case notification
}

/// One method: its name, how it is called, and its handler.
struct Method: Sendable {
  typealias Handler = @Sendable (inout ServerState, JSONValue?, inout JSONWriter) throws(RPCError) -> Void

  let name: String
  let kind: CallKind
  /// Reads the params, does the work, and writes the result as its last act.
  let handle: Handler
}

/// All methods, in the order of protocol.md.
package enum MethodTable {
  static let methods: [Method] = [
    Method(name: "initialize", kind: .request, handle: handleInitialize),
    Method(name: "initialized", kind: .notification, handle: ignore),
    Method(name: "shutdown", kind: .request, handle: handleShutdown),
    Method(name: "exit", kind: .notification, handle: handleExit),
    Method(name: "$/cancelRequest", kind: .notification, handle: ignore),
    Method(name: "$/setTrace", kind: .notification, handle: handleSetTrace),
    Method(name: "clock/advance", kind: .request, handle: handleClockAdvance),
    Method(name: "layout", kind: .request, handle: handleLayout),
    Method(name: "session/open", kind: .change, handle: handleSessionOpen),
    Method(name: "session/update", kind: .change, handle: handleSessionUpdate),
    Method(name: "session/get", kind: .request, handle: handleSessionGet),
    Method(name: "session/close", kind: .change, handle: handleSessionClose),
    Method(name: "show", kind: .change, handle: handleShow),
    Method(name: "dismiss", kind: .change, handle: handleDismiss),
    Method(name: "add", kind: .change, handle: handleAdd),
    Method(name: "next", kind: .change, handle: handleNext),
    Method(name: "previous", kind: .change, handle: handlePrevious),
    Method(name: "tap", kind: .change, handle: handleTap),
  ]

  /// The names of all methods.
  package static let names: [String] = methods.map { (method: Method) -> String in method.name }

  /// The notifications that tipd sends.
  package static let notifications = ["session/changed", "$/logTrace"]

  /// Finds a method by its name, which may be written with escapes.
  static func find(_ name: JSONValue) -> Method? {
    prepared.index(of: name).map { (index: Int) -> Method in methods[index] }
  }

  private static let prepared = JSONNames(names)

  private static func ignore(_: inout ServerState, _: JSONValue?, _: inout JSONWriter) throws(RPCError) {}
}

extension MemberTable {
  /// Reads params into a value, with the errors of the protocol.
  func params(_ json: JSONValue?, _ empty: Value) throws(RPCError) -> Value {
    var value = empty
    do {
      try read(json, into: &value)
    } catch {
      throw .invalidParams(error)
    }
    return value
  }
}
