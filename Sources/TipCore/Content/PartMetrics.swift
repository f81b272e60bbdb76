/// What the options say of the stacking of parts.
struct PartMetrics {
  let gap: Double
  let quantum: Lengths
  let alignment: TextAlignment
  let close: Lengths
  let closeGap: Double
  let padding: Insets
  let minWidth: Double
  let buttonGap: Lengths
  let buttonAlignment: TextAlignment

  /// Rounding of sums must not send a button that just fits to the next row.
  let tolerance = 1e-6

  init(_ options: Options) {
    gap = options.content.gap
    quantum = options.quantum
    alignment = options.text.alignment
    close = options.close.size
    closeGap = options.close.gap
    padding = options.button.padding
    minWidth = options.button.minWidth
    buttonGap = options.button.gap
    buttonAlignment = options.button.alignment
  }

  /// The size of a button around a label; where there is no room for the least width, it is as wide as its label needs.
  func buttonSize(_ label: Size, room: Double) -> Size {
    let width = max(label.width + padding.sum(on: .x), min(minWidth, room))
    return Size(width: width, height: label.height + padding.sum(on: .y)).snapped(quantum)
  }
}

extension Options {
  /// How titles are set.
  var titleStyle: TextStyle {
    var style = text.style
    style.size = title.size
    style.weight = title.weight
    style.lineHeight = nil
    style.maxLines = nil
    return style
  }

  /// How progress is set.
  var progressStyle: TextStyle {
    var style = text.style
    style.size = progress.size
    style.lineHeight = nil
    style.maxLines = nil
    return style
  }

  /// From one baseline of a title to the next.
  package var titleLeading: Double { titleStyle.leading }
}
