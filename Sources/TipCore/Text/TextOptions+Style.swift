extension TextOptions {
  /// What the measuring of a text needs to know of these options.
  var style: TextStyle {
    TextStyle(
      size: size, weight: weight, lineHeight: lineHeight, measure: measure, maxLines: lineLimit, ellipsis: ellipsis)
  }

  /// The whole number of lines that fit the limit; nil for no limit.
  private var lineLimit: Int? {
    guard let maxLines else { return nil }
    return Int(exactly: max(1, maxLines.rounded(.down)))
  }

  /// From one baseline to the next.
  package var leading: Double { style.leading }
}
