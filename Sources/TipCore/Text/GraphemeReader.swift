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

  // MARK: Runs

  /// The letters that come next, each a grapheme, that have just these properties: where they end, and their width.
  mutating func letters(like kind: TextProperties) -> (end: Int, advance: Double)? {
    guard var letter = next else { return nil }
    let start = letter.start
    var (end, advance) = (start, 0.0)
    while letter.properties == kind {
      let following = text.scalar(at: letter.end)
      guard following?.properties.isPlain ?? true else { break }
      advance += ruler.advance(letter)
      end = letter.end
      next = following
      guard let following else { break }
      letter = following
    }
    return end > start ? (end, advance) : nil
  }

  /// Hands over the syllables and ideographs that come next, each a grapheme, with their widths.
  ///
  /// - Returns: How many there are, and what is known of the last two.
  mutating func syllables(
    _ take: (ScannedText.Scalar, Double) -> Void
  ) -> (count: Int, secondLast: TextProperties, last: TextProperties) {
    guard var syllable = next else { return (0, TextProperties(bits: 0), TextProperties(bits: 0)) }
    var (count, secondLast, last) = (0, syllable.properties, syllable.properties)
    while syllable.properties.isSyllable {
      let following = text.scalar(at: syllable.end)
      guard following?.properties.isPlain ?? true else { break }
      take(syllable, ruler.advance(syllable))
      (count, secondLast, last) = (count + 1, last, syllable.properties)
      next = following
      guard let following else { break }
      syllable = following
    }
    return (count, secondLast, last)
  }

  /// A space and the letter or the syllable that comes behind it, if both are graphemes by themselves.
  mutating func wordBehindSpace() -> (space: Grapheme, start: Grapheme)? {
    guard let space = next, space.code == 0x20, let first = text.scalar(at: space.end) else { return nil }
    guard first.properties.isSimpleLetter || first.properties.isSyllable else { return nil }
    let following = text.scalar(at: first.end)
    guard following?.properties.isPlain ?? true else { return nil }
    next = following
    return (alone(space), alone(first))
  }

  // MARK: Single graphemes

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
