/// Where a tip stands in its tour.
public struct StepPicture: Equatable, Sendable {
  /// Its position among all steps, from 0.
  public var index: Int
  /// How many steps there are.
  public var count: Int
  /// Its position among the steps that are counted, from 1: those whose conditions hold and that were not passed over.
  public var number: Int
  /// How many steps are counted.
  public var total: Int

  /// Creates a place in a tour of which every step is counted.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
    number = index + 1
    total = count
  }

  /// Whether no step that is counted comes before it.
  public var isFirst: Bool { number <= 1 }

  /// Whether no step that is counted comes after it.
  public var isLast: Bool { number >= total }
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
  /// What a screen reader needs to know.
  public var accessibility: Accessibility
}

/// Everything that a host needs to draw the marker that stands for a tip: a disc.
public struct HintPicture: Sendable {
  /// The tip's name.
  public var id: String
  /// Its place from back to front.
  public var z = 0
  /// The square that the disc fills.
  public var frame = Rect()
  /// Its colour.
  public var color = Color(rgba: 0)
  /// What it does while it stays.
  public var idle = Motion.none
  /// The host's own JSON; empty if it gave none.
  public var data: [UInt8] = []
  /// What a screen reader needs to know.
  public var accessibility = Accessibility()
  /// What reacts to taps.
  public var region: Region?
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
  /// At a step, with its tips off the screen.
  case paused(Int)
  /// Over.
  case ended

  /// The name on the wire.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .running: "running"
    case .paused: "paused"
    case .ended: "ended"
    }
  }

  /// The step at which the tour is.
  public var index: Int? {
    switch self {
    case .running(let index), .paused(let index): index
    case .idle, .ended: nil
    }
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
  /// Where that stands.
  public var place: StepPicture?
  /// How many steps are counted, while there is no current one.
  public var total: Int?
  /// The step that it is on its way to, while it asks or waits.
  public var coming: String?
  /// The question that waits for an answer.
  public var question: String?
  /// Whether the tip of the current step is gone and does not come back by itself.
  public var isDismissed = false
}
