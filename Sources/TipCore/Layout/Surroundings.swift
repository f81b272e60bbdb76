/// What surrounds every tip of a window.
public struct Surroundings: Equatable, Sendable {
  /// The window.
  public var bounds: Rect
  /// What its notch, bars or keyboard cover.
  public var safeArea: Insets
  /// The reading direction.
  public var direction: Direction
  /// Points per host unit.
  public var unit: Unit
  /// Where tips may be, if not in the bounds less the safe area: the work areas of the screens.
  public var workAreas: [Rect] = []
  /// What tips must not cover.
  public var obstacles: [Rect] = []
  /// The fonts that the host registered.
  public var fonts = Fonts()

  /// Creates the surroundings of a window.
  public init(
    bounds: Rect, safeArea: Insets = Insets(), direction: Direction = .ltr, unit: Unit = Unit()
  ) {
    self.bounds = bounds
    self.safeArea = safeArea
    self.direction = direction
    self.unit = unit
  }
}

/// What a host says of its window; nil leaves a member as it is.
public struct SurroundingsUpdate: Equatable, Sendable {
  /// The window.
  public var bounds: Rect?
  /// What its notch, bars or keyboard cover.
  public var safeArea: Insets?
  /// The reading direction.
  public var direction: Direction?
  /// Points per host unit.
  public var unit: Unit?
  /// Where tips may be; empty for the bounds less the safe area.
  public var workAreas: [Rect]?
  /// What tips must not cover.
  public var obstacles: [Rect]?

  /// Creates an update that changes nothing.
  public init() {}
}

extension Surroundings {
  /// Takes over what an update says.
  public mutating func apply(_ update: SurroundingsUpdate) {
    bounds = update.bounds ?? bounds
    safeArea = update.safeArea ?? safeArea
    direction = update.direction ?? direction
    unit = update.unit ?? unit
    workAreas = update.workAreas ?? workAreas
    obstacles = update.obstacles ?? obstacles
  }

  /// Creates surroundings from an update; without bounds the window is empty.
  public init(_ update: SurroundingsUpdate) {
    self.init(bounds: Rect())
    apply(update)
  }
}
