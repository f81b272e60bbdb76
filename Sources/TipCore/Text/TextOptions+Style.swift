extension TextOptions {
  /// What the measuring of a text needs to know of these options.
  package var style: TextStyle {
    TextStyle(
      size: size, weight: weight, lineHeight: lineHeight, metrics: metrics(weight), maxLines: lineLimit,
      ellipsis: ellipsis)
  }

  /// A style of the same family for what is no running text.
  func style(size: Double, weight: FontWeight) -> TextStyle {
    TextStyle(size: size, weight: weight, metrics: metrics(weight))
  }

  private func metrics(_ weight: FontWeight) -> TextStyle.Metrics {
    switch measure {
    case .font: fonts.face(family, weight).map { (face: FontFace) -> TextStyle.Metrics in .font(face) } ?? .builtIn
    case .builtIn: .builtIn
    case .cells: .cells
    }
  }

  /// The whole number of lines that fit the limit; nil for no limit.
  private var lineLimit: Int? {
    guard let maxLines else { return nil }
    return Int(exactly: max(1, maxLines.rounded(.down)))
  }

  /// From one baseline to the next.
  package var leading: Double { style.leading }
}
