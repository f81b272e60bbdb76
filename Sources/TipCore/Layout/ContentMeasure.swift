/// The content of one tip with what is known of its size: fixed, several, or a function of the width it may take.
struct ContentMeasure {
  private enum Kind {
    case fixed(Size)
    case several([Size])
    indirect case stack(PartStack, isPlain: Bool)
  }

  private let kind: Kind
  private let padding: Size
  private let least: Size
  private let most: Size

  /// Prepares a content: a text is cut into words and measured here, unless it was so lately; `step` is what progress counts.
  init(_ content: borrowing Content, step: borrowing StepPicture?, options: Options, _ texts: inout TextCache) {
    let bubble = options.bubble
    padding = Size(width: bubble.padding.sum(on: .x), height: bubble.padding.sum(on: .y))
    most = Size(width: bubble.maxWidth ?? .infinity, height: bubble.maxHeight ?? .infinity)
    switch content {
    case .size(let size): kind = .fixed(size)
    case .sizes(let sizes): kind = .several(sizes)
    case .text(let text): kind = .stack(PartStack(text, options: options, &texts), isPlain: true)
    case .parts(let parts): kind = .stack(PartStack(parts, step: step, options: options, &texts), isPlain: false)
    }
    guard case .stack(let stack, _) = kind else {
      measure = .host
      least = Size(width: bubble.minWidth, height: bubble.minHeight)
      return
    }
    measure = stack.measure
    // A short text still gives the arrow an edge as long as its base.
    let base = options.arrow.style == .none ? Lengths(0) : options.arrow.width
    least = Size(width: max(bubble.minWidth, base.x), height: max(bubble.minHeight, base.y))
  }

  /// Whether the size depends on the room.
  var isFlexible: Bool {
    switch kind {
    case .fixed: false
    case .several, .stack: true
    }
  }

  /// Whether tipd breaks the content to the room.
  var isBroken: Bool {
    if case .stack = kind { return true }
    return false
  }

  /// Where the size comes from.
  let measure: Measure

  /// The bubble's size when its content may take up `room`.
  func bubbleSize(in room: Size) -> Size {
    let content: Size
    switch kind {
    case .fixed(let size): content = size
    case .several(let sizes): content = Self.widest(of: sizes, in: room)
    case .stack(let stack, _): content = stack.size(in: room.width)
    }
    return Size(
      width: min(most.width, max(least.width, content.width + padding.width)),
      height: min(most.height, max(least.height, content.height + padding.height)))
  }

  /// The widest size that fits the room; if none does, the one with the least area outside of it, then the first.
  private static func widest(of sizes: [Size], in room: Size) -> Size {
    var best = Size()
    var bestExcess = Double.infinity
    for size in sizes {
      let excess = max(0, size.width - room.width) + max(0, size.height - room.height)
      if excess < bestExcess || (excess == bestExcess && size.width > best.width) {
        (best, bestExcess) = (size, excess)
      }
    }
    return best
  }

  /// What tipd places in the rect that its size gave: the lines of a plain text, or parts; nothing of the host's.
  func filling(of content: Rect, width: Double, _ direction: Direction) -> ContentFilling {
    guard case .stack(let stack, let isPlain) = kind else { return ContentFilling() }
    let (parts, isCut) = stack.placed(in: content, width: width, direction)
    var filling = isPlain ? ContentFilling(lines: parts.first?.lines ?? []) : ContentFilling(parts: parts)
    filling.missing = stack.missing(parts)
    filling.isCut = isCut
    return filling
  }
}

/// What tipd places in a content's rect.
struct ContentFilling {
  var lines: [TextLine] = []
  var parts: [PlacedPart]?
  var missing = ""
  var isCut = false
}
