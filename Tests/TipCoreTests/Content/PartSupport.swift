import TipCore

/// Lays parts out below a target in a wide window, measured in cells: a letter is 1 wide and a line 1 high.
func partLayout(_ parts: ContentParts, width: Double? = 40, _ change: (inout Trial) -> Void = { _ in }) -> Layout {
  Trial {
    $0.content = .parts(parts)
    $0.surroundings.bounds = Rect(width: 10_000, height: 10_000)
    $0.target = Rect(x: 5_000, y: 5_000, width: 10, height: 1)
    $0.options = Preset.cells.options
    $0.options.text.maxWidth = width
    change(&$0)
  }.layout
}

extension Layout {
  /// The parts of a kind, each relative to the content's corner.
  func rects(_ kind: PartKind) -> [Rect] {
    (parts ?? []).filter { $0.kind == kind }.map {
      Rect(x: $0.rect.x - content.x, y: $0.rect.y - content.y, width: $0.rect.width, height: $0.rect.height)
    }
  }

  /// The kinds of the parts in drawing order.
  var kinds: [PartKind] { (parts ?? []).map(\.kind) }
}

/// Buttons with ids from 0 and these labels.
func buttons(_ labels: String...) -> [ContentButton] {
  labels.enumerated().map { ContentButton(id: "\($0)", label: $1) }
}
