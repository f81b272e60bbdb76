/// Where a tip stands in its tour.
public struct StepPicture: Equatable, Sendable {
  /// Its position, from 0.
  public var index: Int
  /// How many steps there are.
  public var count: Int

  /// Creates a place in a tour.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// Everything that a host needs to draw a tip.
public struct TipPicture: Sendable {
  /// The tip's name.
  public var id: String
  /// Its place from back to front.
  public var z: Int
  /// Where everything goes.
  public var layout: Layout
  /// The resolved options, of which a host draws the style.
  public var options: Options
  /// What reacts to taps, in hit order.
  public var regions: [Region]
  /// The host's own JSON; empty if it gave none.
  public var data: [UInt8]
  /// Its place in the tour; nil for a tip that was shown by itself.
  public var step: StepPicture?
  /// What it does while it stays.
  public var idle: Motion
}

/// Everything that a host needs to draw the overlay.
public struct OverlayPicture: Equatable, Sendable {
  /// What it covers: the window.
  public var frame: Rect
  /// Its colour.
  public var color: Color
  /// 1, or 0 once the dim has faded.
  public var opacity: Double
  /// Its holes, those of the oldest tip first.
  public var cutouts: [Cutout]
  /// What reacts to taps.
  public var regions: [Region]
}

/// The state of a tour.
public enum TourState: Equatable, Sendable {
  /// Not begun.
  case idle
  /// At a step.
  case running(Int)
  /// Over.
  case ended

  /// The name on the wire.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .running: "running"
    case .ended: "ended"
    }
  }

  /// The step at which the tour is.
  public var index: Int? {
    guard case .running(let index) = self else { return nil }
    return index
  }
}

/// A tour as the host sees it.
public struct TourPicture: Equatable, Sendable {
  /// Whether it runs.
  public var state: TourState
  /// How many steps it has.
  public var count: Int
  /// The tip of the current step.
  public var step: String?
}
