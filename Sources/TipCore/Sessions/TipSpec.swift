/// A target as a tip names it: itself, or by a name that the session resolves.
public enum TargetReference: Equatable, Sendable {
  /// The target itself.
  case fixed(Target)
  /// The name of one of the session's targets.
  case ref(String)
}

/// A tip as the host described it.
public struct TipSpec: Sendable {
  /// Its name within the session.
  public var id: String
  /// What it belongs to.
  public var target: TargetReference
  /// What stands in it.
  public var content: Content
  /// Its own options.
  public var overrides: OptionOverrides
  /// Anything of the host's, as JSON text; empty if it gave nothing.
  public var data: [UInt8]

  /// Creates the description of a tip.
  public init(
    id: String, target: TargetReference, content: Content, overrides: OptionOverrides = OptionOverrides(),
    data: [UInt8] = []
  ) {
    self.id = id
    self.target = target
    self.content = content
    self.overrides = overrides
    self.data = data
  }
}
