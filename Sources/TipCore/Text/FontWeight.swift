/// The weight of a text's font.
public enum FontWeight: String, CaseIterable, Sendable {
  /// The weight of running text, 400 in CSS.
  case regular
  /// The weight of titles and emphasis, 700 in CSS.
  case bold
}
