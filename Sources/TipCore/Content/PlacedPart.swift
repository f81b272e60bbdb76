/// A kind of part.
public enum PartKind: String, CaseIterable, Sendable {
  /// A box for a picture of the host's.
  case image
  /// The heading.
  case title
  /// The text.
  case text
  /// A button.
  case button
  /// How far the tour has come.
  case progress
  /// The close box.
  case close
}

/// A part of a content with its place on the screen.
public struct PlacedPart: Equatable, Sendable {
  /// What it is.
  public var kind: PartKind
  /// Where it is.
  public var rect: Rect
  /// The name of a button; nil for the others.
  public var id: String?
  /// What is written on a button; nil for the others.
  public var label: String?
  /// Its text, line by line; empty for an image and the close box.
  public var lines: [TextLine]

  /// Creates a part.
  public init(_ kind: PartKind, _ rect: Rect, id: String? = nil, label: String? = nil, lines: [TextLine] = []) {
    self.kind = kind
    self.rect = rect
    self.id = id
    self.label = label
    self.lines = lines
  }
}
