/// The parts of a content, measured once: a stack that has a size for every width.
///
/// From top to bottom: image, title, text, rows of buttons, progress. The close box stands in the upper end corner, and
/// what comes first in the stack leaves room for it. A plain text is a stack of one part.
struct PartStack {
  /// One part of the stack, before its width is known.
  enum Item {
    case image(Size)
    case text(PartKind, Words)
    case buttons([MeasuredButton])
  }

  private(set) var items: [Item] = []
  private(set) var hasClose = false
  let metrics: PartMetrics

  /// A plain text.
  init(_ text: String, options: Options) {
    metrics = PartMetrics(options)
    items = [.text(.text, Words(text, style: options.text.style))]
  }

  /// The parts of a content; `step` is what its progress counts.
  init(_ parts: ContentParts, step: StepPicture?, options: Options) {
    metrics = PartMetrics(options)
    hasClose = parts.hasClose
    if let image = parts.image { items.append(.image(image)) }
    if let title = parts.title { items.append(.text(.title, Words(title, style: options.titleStyle))) }
    if let text = parts.text { items.append(.text(.text, Words(text, style: options.text.style))) }
    if !parts.buttons.isEmpty {
      items.append(
        .buttons(
          parts.buttons.map { (button: ContentButton) -> MeasuredButton in
            MeasuredButton(button, options: options)
          }))
    }
    if let progress = parts.progress?.text(step, format: options.progress.format) {
      items.append(.text(.progress, Words(progress, style: options.progressStyle)))
    }
  }

  /// Whether anything of it is written.
  var hasText: Bool {
    for item in items {
      if case .image = item { continue }
      return true
    }
    return false
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
  func size(in width: Double) -> Size {
    var size = hasClose ? Size(width: metrics.close.x, height: metrics.close.y) : Size()
    for (index, part) in arranged(in: width).enumerated() {
      size.width = max(size.width, part.size.width + (index == 0 ? besideClose : 0))
      size.height = max(size.height, part.y + part.size.height)
    }
    return size
  }
}
