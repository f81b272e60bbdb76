/// What stands in a bubble.
public enum Content: Equatable, Sendable {
  /// Anything that the host has measured itself.
  case size(Size)
  /// Several sizes that the host's content can take: the widest that fits the room of a side is taken.
  case sizes([Size])
  /// A text for tipd to measure and to break into lines.
  case text(String)
  /// Parts for tipd to stack.
  indirect case parts(ContentParts)

  /// Whether it holds words that tipd measures.
  var hasText: Bool {
    switch self {
    case .size, .sizes: false
    case .text, .parts: true
    }
  }

  /// What reacts to taps by an id, in drawing order.
  var tappable: [ContentButton] {
    if case .parts(let parts) = self { return parts.tappable }
    return []
  }
}

// With `?` each of its optionals would be made nil first and taken over then, for every layout; hence `Optional`.

/// Everything that decides where a tip goes.
public struct LayoutInput: Sendable {
  /// What the tip belongs to; nil for a tip in the middle of the window.
  public var target: Optional<Target>
  /// What stands in it.
  public var content: Content
  /// The window.
  public var surroundings: Surroundings
  /// The resolved options.
  public var options: Options
  /// Where the tip was, to be kept while it fits; nil without a memory.
  public var previous: Optional<Placement>
  /// The final frame that the host's window system gave; nil if tipd places the tip.
  public var frame: Optional<Rect>
  /// The bubble's edge that carries the arrow of an outline without a target; nil for none.
  public var edge: Optional<Side>
  /// Where the tip stands in a tour, for its progress; nil for a tip that is no step.
  public var step: Optional<StepPicture>

  /// Creates the input of one layout.
  public init(
    target: Target?, content: Content, surroundings: Surroundings, options: Options, previous: Placement? = nil,
    frame: Rect? = nil, edge: Side? = nil, step: StepPicture? = nil
  ) {
    self.target = target
    self.content = content
    self.surroundings = surroundings
    self.options = options
    self.previous = previous
    self.frame = frame
    self.edge = edge
    self.step = step
  }
}
