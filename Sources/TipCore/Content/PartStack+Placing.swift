extension PartStack {
  /// Places the parts in the content's rect, in drawing order, and says whether some had no room in its height.
  ///
  /// Texts and rows are broken to `width`; the rect may be wider than they need.
  func placed(in content: Rect, width: Double, _ direction: Direction) -> (parts: [PlacedPart], isCut: Bool) {
    var parts: [PlacedPart] = []
    let column = content.less(besideClose, direction)
    let arranged = arranged(in: width, height: content.height)
    for (index, part) in arranged.parts.enumerated() {
      place(part, in: index == 0 ? column : content, direction, &parts)
    }
    if hasClose {
      let x = direction == .ltr ? content.maxX - metrics.close.x : content.x
      let rect = Rect(x: x, y: content.y, width: metrics.close.x, height: metrics.close.y)
      parts.append(PlacedPart(.close, rect, id: ContentButton.closeID))
    }
    return (parts, arranged.isCut)
  }

  private func place(
    _ part: ArrangedPart, in column: Rect, _ direction: Direction, _ parts: inout [PlacedPart]
  ) {
    let y = column.y + part.y
    switch part.body {
    case .image:
      let x = start(of: part.size.width, in: column, metrics.alignment, direction)
      parts.append(PlacedPart(.image, Rect(Point(x: x, y: y), part.size)))
    case .text(let kind, let words, let spans):
      let rect = Rect(x: column.x, y: y, width: column.width, height: part.size.height)
      let lines = words.lines(spans, in: rect, alignment: metrics.alignment, direction: direction)
      parts.append(PlacedPart(kind, rect, lines: lines))
    case .buttons(let rows):
      for row in rows {
        let x = start(of: row.size.width, in: column, metrics.buttonAlignment, direction)
        for box in row.boxes {
          let start = direction == .ltr ? box.start : row.size.width - box.start - box.width
          let rect = Rect(x: x + start, y: y + row.y, width: box.width, height: row.size.height)
          parts.append(self.button(box, rect, direction))
        }
      }
    }
  }

  /// The label stands in the middle of its button, with the padding around it.
  private func button(_ box: ButtonRow.Box, _ rect: Rect, _ direction: Direction) -> PlacedPart {
    let inner = rect.inset(by: metrics.padding)
    let label = Rect(
      x: inner.x, y: inner.y + (inner.height - box.label.height) / 2, width: inner.width, height: box.label.height)
    let lines = box.button.words.lines(box.spans, in: label, alignment: .center, direction: direction)
    return PlacedPart(.button, rect, id: box.button.id, label: box.button.label, lines: lines)
  }

  /// Where something of a width starts in a column, on a whole quantum from the column's edge.
  private func start(
    of width: Double, in column: Rect, _ alignment: TextAlignment, _ direction: Direction
  ) -> Double {
    let spare = max(0, column.width - width) * alignment.share(direction)
    return column.x + spare.rounded(toMultipleOf: metrics.quantum.x, .down)
  }
}

extension Rect {
  /// The rect without a strip at the end where reading ends.
  fileprivate func less(_ width: Double, _ direction: Direction) -> Rect {
    inset(by: direction == .ltr ? Insets(right: width) : Insets(left: width))
  }
}
