/// A target as a tip names it: itself, or by a name that the session resolves.
public enum TargetReference: Equatable, Sendable {
  /// Nothing: the tip stands in the middle of the window.
  case none
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
  /// What few tips have.
  public var extras: TipExtras {
    _read { yield shared[0] }
    _modify { yield &shared[0] }
  }

  /// The extras, shared by all tips without any; always of one element.
  private var shared = TipSpec.noExtras

  private static let noExtras = [TipExtras()]

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

/// What few tips have.
public struct TipExtras: Equatable, Sendable {
  /// The tips of one group are on the screen one at a time; empty for none.
  public var group = ""
  /// What must hold for a step to be part of the tour.
  public var conditions: [StepCondition] = []
  /// The event of the host's own that leads on from the step; empty for none.
  public var advanceOn = ""
  /// The session in whose window the step appears; empty for that of its tour.
  public var home = ""
  /// Words for a screen reader, in place of those that follow from the content.
  public var accessibility = AccessibleWords()

  /// Creates extras that say nothing.
  public init() {}
}

/// Something that must hold, or must not, for a step to be part of the tour.
public struct StepCondition: Equatable, Sendable {
  /// The name of one of the session's conditions.
  public var name: String
  /// Whether it must not hold.
  public var isNegated: Bool

  /// Creates a condition.
  public init(_ name: String, isNegated: Bool = false) {
    self.name = name
    self.isNegated = isNegated
  }
}

/// Words for a screen reader; nil for those that follow from the content.
public struct AccessibleWords: Equatable, Sendable {
  /// The name of the tip.
  public var label: String?
  /// What it says.
  public var description: String?
  /// What is said when it comes.
  public var announcement: String?
  /// Where the focus goes when it is gone, in the host's own words.
  public var returnFocus: String?

  /// Creates words that all follow from the content.
  public init() {}
}
