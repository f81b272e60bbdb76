/// The parts of a content, measured once: a stack that has a size for every width.
///
/// From top to bottom: image, title, text, rows of buttons, progress. The close box stands in the upper end corner, and
/// what comes first in the stack leaves room for it. A plain text is a stack of one part.
struct PartStack {
  /// One part of the stack, before its width is known.
  enum Item {
    case image(Size)
    /// A text with as many lines as it needs, or at most so many.
    case text(PartKind, Words, atMost: Int? = nil)
    case buttons([MeasuredButton])

    /// What kind of part it is.
    var kind: PartKind {
      switch self {
      case .image: .image
      case .text(let kind, _, _): kind
      case .buttons: .button
      }
    }
  }

  var items: [Item] = []
  private(set) var hasClose = false
  let metrics: PartMetrics

  /// A plain text.
  init(_ text: String, options: Options, _ texts: inout TextCache) {
    metrics = PartMetrics(options)
    items = [.text(.text, texts.words(text, style: options.text.style))]
  }

  /// The parts of a content; `step` is what its progress counts.
  init(_ parts: ContentParts, step: StepPicture?, options: Options, _ texts: inout TextCache) {
    metrics = PartMetrics(options)
    hasClose = parts.hasClose
    if let image = parts.image { items.append(.image(image)) }
    if let title = parts.title { items.append(.text(.title, texts.words(title, style: options.titleStyle))) }
    if let text = parts.text { items.append(.text(.text, texts.words(text, style: options.text.style))) }
    if !parts.buttons.isEmpty {
      var buttons: [MeasuredButton] = []
      for button in parts.buttons { buttons.append(MeasuredButton(button, options: options, &texts)) }
      items.append(.buttons(buttons))
    }
    if let progress = parts.progress?.text(step, format: options.progress.format) {
      items.append(.text(.progress, texts.words(progress, style: options.progressStyle)))
    }
  }

  /// The width that the close box takes from the first part.
  var besideClose: Double { hasClose ? metrics.close.x + metrics.closeGap : 0 }

  /// The stack arranged for a width: each part with its height above it and its size.
  func arranged(in width: Double) -> [ArrangedPart] {
    var parts: [ArrangedPart] = []
    var y = 0.0
    for item in items {
      let isFirst = parts.isEmpty
      let part = ArrangedPart(item, y: y, room: max(0, isFirst ? width - besideClose : width), metrics)
      let height = isFirst && hasClose ? max(part.size.height, metrics.close.y) : part.size.height
      y = (y + height + metrics.gap).rounded(toMultipleOf: metrics.quantum.y, .up)
      parts.append(part)
    }
    return parts
  }

  /// The size of the stack for a width: wider only where a part cannot be narrower.
  func size(in width: Double) -> Size { size(of: arranged(in: width)) }

  /// The size of the stack as it was arranged.
  func size(of parts: [ArrangedPart]) -> Size {
    var size = hasClose ? Size(width: metrics.close.x, height: metrics.close.y) : Size()
    for (index, part) in parts.enumerated() {
      size.width = max(size.width, part.size.width + (index == 0 ? besideClose : 0))
      size.height = max(size.height, part.y + part.size.height)
    }
    return size
  }
}
