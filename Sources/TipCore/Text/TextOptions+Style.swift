extension TextOptions {
  /// What the measuring of a text needs to know of these options.
  var style: TextStyle { TextStyle(size: size, weight: weight, lineHeight: lineHeight, measure: measure) }

  /// From one baseline to the next.
  package var leading: Double { style.leading }
}
