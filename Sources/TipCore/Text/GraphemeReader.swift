/// Reads a text grapheme by grapheme, with their widths.
struct GraphemeReader {
  /// A grapheme with its place in the text.
  struct Grapheme {
    /// Its first scalar.
    var first: ScannedText.Scalar
    /// Where it ends, in bytes of UTF-8.
    var end: Int
    /// Its width.
    var advance: Double

    /// Whether it is one scalar.
    var isAlone: Bool { end == first.end }
  }

  private let text: ScannedText
  private var ruler: Ruler
  /// The first scalar of the next grapheme; nil at the end of the text.
  private var next: ScannedText.Scalar?
  /// The scalars of the grapheme at hand, if it has several.
  private var scalars: [Unicode.Scalar] = []

  /// Starts before the first grapheme.
  init(_ text: ScannedText, _ ruler: Ruler) {
    self.text = text
    self.ruler = ruler
    next = text.scalar(at: 0)
  }

  /// The next grapheme; nil at the end of the text.
  mutating func grapheme() -> Grapheme? {
    guard let first = next else { return nil }
    next = text.scalar(at: first.end)
    guard first.properties.isPlain else { return otherGrapheme(first) }
    guard let second = next, !second.properties.isPlain else { return alone(first) }
    return first.properties.isBase && second.properties.isMark ? marked(first) : otherGrapheme(first)
  }

  /// The next letter, if it is a grapheme that has just these properties.
  mutating func letter(like kind: TextProperties) -> Grapheme? {
    guard let first = next, first.properties == kind else { return nil }
    return aloneBeforePlain(first)
  }

  /// The next syllable or ideograph, if it is a grapheme by itself.
  mutating func syllable() -> Grapheme? {
    guard let first = next, first.properties.isSyllable else { return nil }
    return aloneBeforePlain(first)
  }

  private mutating func aloneBeforePlain(_ first: ScannedText.Scalar) -> Grapheme? {
    let following = text.scalar(at: first.end)
    guard following?.properties.isPlain ?? true else { return nil }
    next = following
    return alone(first)
  }

  private mutating func alone(_ first: ScannedText.Scalar) -> Grapheme {
    Grapheme(first: first, end: first.end, advance: ruler.advance(first))
  }

  /// A grapheme of a base and its marks, unless something behind them may belong to it as well.
  private mutating func marked(_ first: ScannedText.Scalar) -> Grapheme {
    var end = first.end
    begin(first)
    while let mark = next, mark.properties.isMark {
      add(mark)
      end = mark.end
      next = text.scalar(at: end)
    }
    guard next?.properties.isPlain ?? true else { return otherGrapheme(first) }
    return Grapheme(first: first, end: end, advance: ruler.advance(of: scalars))
  }

  /// A grapheme by the rules of the standard library, which take most of the time.
  private mutating func otherGrapheme(_ first: ScannedText.Scalar) -> Grapheme {
    // A grapheme starts here: of a part that begins with it the library need not find that out.
    let rest = text.rest(from: first.start)
    let end = first.start + rest.utf8.distance(from: rest.startIndex, to: rest.index(after: rest.startIndex))
    begin(first)
    next = text.scalar(at: first.end)
    while let scalar = next, scalar.start < end {
      add(scalar)
      next = text.scalar(at: scalar.end)
    }
    guard end > first.end else { return alone(first) }
    return Grapheme(first: first, end: end, advance: ruler.advance(of: scalars))
  }

  private mutating func begin(_ first: ScannedText.Scalar) {
    scalars.removeAll(keepingCapacity: true)
    add(first)
  }

  private mutating func add(_ scalar: ScannedText.Scalar) {
    if let scalar = Unicode.Scalar(scalar.code) { scalars.append(scalar) }
  }
}
