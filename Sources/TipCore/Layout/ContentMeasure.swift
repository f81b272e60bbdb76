/// The content of one tip with what is known of its size: fixed, or a function of the width it may take.
struct ContentMeasure {
  private let fixed: Size?
  private let words: Words?
  private let padding: Insets
  private let minSize: Size

  /// Prepares a content: a text is cut into words and measured here, once.
  init(_ content: Content, options: Options) {
    padding = options.bubble.padding
    // An arrow needs an edge at least as long as its base.
    let base = options.arrow.style == .none ? Lengths(0) : options.arrow.width
    minSize = Size(width: max(options.bubble.minWidth, base.x), height: base.y)
    switch content {
    case .size(let size):
      fixed = size
      words = nil
    case .text(let text):
      fixed = nil
      words = Words(text, style: options.text.style)
    }
  }

  /// Whether the size depends on the width that the content may take.
  var isText: Bool { words != nil }

  /// Where the size comes from.
  var measure: Measure { words == nil ? .host : .builtIn }

  /// The bubble's size when its content may be `width` wide.
  func bubbleSize(width: Double) -> Size {
    let content: Size
    if let words {
      content = words.size(of: words.wrapped(to: width))
    } else {
      content = fixed ?? Size()
    }
    return Size(
      width: max(minSize.width, content.width + padding.left + padding.right),
      height: max(minSize.height, content.height + padding.top + padding.bottom))
  }

  /// The lines of a text in the rect that its size gave; none for a content of the host's.
  func lines(in content: Rect, width: Double, options: Options, direction: Direction) -> [TextLine] {
    guard let words else { return [] }
    return words.lines(words.wrapped(to: width), in: content, alignment: options.text.alignment, direction: direction)
  }
}
