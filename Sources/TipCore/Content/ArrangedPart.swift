/// One part of a stack for a certain width.
struct ArrangedPart {
  /// What is in it.
  enum Body {
    case image
    case text(PartKind, Words, [LineSpan])
    case buttons([ButtonRow])
  }

  let body: Body
  /// Its distance from the top of the stack.
  let y: Double
  let size: Size

  init(_ item: PartStack.Item, y: Double, room: Double, _ metrics: PartMetrics) {
    self.y = y
    switch item {
    case .image(let whole):
      body = .image
      size = whole.narrowed(to: room).snapped(metrics.quantum)
    case .text(let kind, let words, let most):
      let spans = words.lines(to: room, atMost: most)
      body = .text(kind, words, spans)
      size = words.size(of: spans)
    case .buttons(let buttons):
      let rows = ButtonRow.rows(of: buttons, in: room, metrics)
      body = .buttons(rows)
      size = ButtonRow.size(of: rows)
    }
  }
}

extension Size {
  /// The size in the same proportions, no wider than a limit.
  fileprivate func narrowed(to limit: Double) -> Size {
    guard width > limit else { return self }
    return Size(width: limit, height: height * (limit / width))
  }
}
