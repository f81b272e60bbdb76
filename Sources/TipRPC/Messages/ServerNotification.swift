/// The notifications that tipd sends, in the order of protocol.md: the raw value is the method on the wire.
enum ServerNotification: String, CaseIterable, Sendable {
  /// What timers, and methods sent as notifications, changed.
  case changed = "session/changed"
  /// What is served, for clients that ask for it by `$/setTrace`.
  case logTrace = "$/logTrace"
  /// What went wrong and no answer tells, for clients that ask for it by `$/setTrace`.
  case logMessage = "window/logMessage"

  /// When it is sent, for the documentation.
  var doc: String {
    switch self {
    case .changed: "What timers, and methods sent as notifications, changed; the params are a change result."
    case .logTrace: "What is served, while $/setTrace asks for it."
    case .logMessage: "What went wrong and no answer tells, while $/setTrace asks for it."
    }
  }

  /// The names of all.
  static let names: [String] = allCases.map { (notification: ServerNotification) -> String in notification.rawValue }
}
