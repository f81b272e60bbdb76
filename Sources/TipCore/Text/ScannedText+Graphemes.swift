extension ScannedText {
  /// A grapheme with its place in the text.
  struct Grapheme {
    /// Its first scalar.
    var first: Scalar
    /// Where it ends, in bytes of UTF-8.
    var end: Int
    /// Its width.
    var advance: Double
  }

  /// The grapheme that starts at a place; nil at the end of the text.
  func grapheme(at place: Int, ruler: Ruler) -> Grapheme? {
    guard let first = scalar(at: place) else { return nil }
    guard isAlone(first) else {
      let character = text[text.utf8.index(text.startIndex, offsetBy: place)]
      return Grapheme(first: first, end: place + character.utf8.count, advance: ruler.style.advance(character))
    }
    return Grapheme(first: first, end: first.end, advance: ruler.advance(first))
  }

  /// The scalars of one kind from a place on, each a grapheme of its own: where they end and how wide they are.
  func run(of kind: TextProperties, at place: Int, ruler: Ruler) -> (end: Int, advance: Double) {
    var (last, run) = ((end: place, advance: 0.0), (end: place, advance: 0.0))
    while let next = scalar(at: run.end) {
      guard next.properties == kind else { return next.properties.isPlain ? run : last }
      last = run
      run = (next.end, run.advance + ruler.advance(next))
    }
    return run
  }

  /// Whether two plain code points meet, which are two graphemes: asking the library takes most of the time.
  private func isAlone(_ first: Scalar) -> Bool {
    guard first.properties.isPlain else { return false }
    return scalar(at: first.end)?.properties.isPlain ?? true
  }
}
