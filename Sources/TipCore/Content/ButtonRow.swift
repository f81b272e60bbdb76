/// A button whose label has been measured.
struct MeasuredButton {
  let id: String
  let label: String
  let words: Words
  /// The size of the label where it need not be broken.
  let natural: Size

  init(_ button: ContentButton, options: Options, _ texts: inout TextCache) {
    id = button.id
    label = button.label
    words = texts.words(button.label, style: options.text.style)
    natural = words.size(of: words.wrapped(to: .infinity))
  }
}

/// Buttons side by side.
struct ButtonRow {
  /// A button in its row.
  struct Box {
    let button: MeasuredButton
    let spans: [LineSpan]
    let label: Size
    /// Its distance from where the row begins.
    let start: Double
    let width: Double
  }

  private(set) var boxes: [Box] = []
  /// Its distance from the top of the first row.
  private(set) var y = 0.0
  private(set) var size = Size()
  /// Whether a broken label keeps others out, so that a wider room never needs more rows.
  private var isFull = false

  /// Fills rows one after another; a button whose label must be broken has a row of its own.
  static func rows(of buttons: [MeasuredButton], in room: Double, _ metrics: PartMetrics) -> [ButtonRow] {
    var rows: [ButtonRow] = []
    var row = ButtonRow()
    for button in buttons {
      let spans = button.words.wrapped(to: max(0, room - metrics.padding.sum(on: .x)))
      let label = button.words.size(of: spans)
      let size = metrics.buttonSize(label, room: room)
      let start = row.boxes.isEmpty ? 0 : row.size.width + metrics.buttonGap.x
      let isBroken = label != button.natural
      if !row.boxes.isEmpty, isBroken || row.isFull || start + size.width > room + metrics.tolerance {
        rows.append(row)
        let below = row.y + row.size.height + metrics.buttonGap.y
        row = ButtonRow(y: below.rounded(toMultipleOf: metrics.quantum.y, .up))
        row.add(button, spans, label, size, at: 0)
      } else {
        row.add(button, spans, label, size, at: start)
      }
      row.isFull = isBroken
    }
    rows.append(row)
    return rows
  }

  private mutating func add(
    _ button: MeasuredButton, _ spans: [LineSpan], _ label: Size, _ size: Size, at start: Double
  ) {
    boxes.append(Box(button: button, spans: spans, label: label, start: start, width: size.width))
    self.size = Size(width: start + size.width, height: max(self.size.height, size.height))
  }

  /// The size of all rows together.
  static func size(of rows: [ButtonRow]) -> Size {
    var size = Size()
    for row in rows {
      size.width = max(size.width, row.size.width)
      size.height = row.y + row.size.height
    }
    return size
  }
}
