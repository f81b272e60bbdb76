/// A text cut into words once, so that it can be wrapped to many widths without measuring again.
///
/// Its values never change: it is shared, since there are many copies of it in a layout and one in the cache.
package final class Words: Sendable {
  /// A run of graphemes between two places where a line may break, and the spaces behind it.
  struct Word: Sendable {
    // Words are what a long text takes most memory for, and no text has more bytes than a message.
    private var first: UInt32
    private var last: UInt32
    /// The width of the word.
    var width = 0.0
    /// The width of the spaces behind it, which count only if another word follows on the line.
    var spaces = 0.0
    /// Whether there are tabs among these spaces, so that their width depends on where they stand.
    var hasTabs = false
    /// Whether a line that ends here shows a hyphen.
    var isHyphenated = false
    /// Whether the line ends here whatever room is left.
    var endsLine = false

    /// Starts an empty word.
    init(at place: Int) {
      first = UInt32(clamping: place)
      last = first
    }

    /// Where the word starts, in bytes of UTF-8 from the text's start.
    var start: Int { Int(truncatingIfNeeded: first) }

    /// Where it ends, before its spaces.
    var end: Int {
      get { Int(truncatingIfNeeded: last) }
      set { last = UInt32(clamping: newValue) }
    }

    /// Whether nothing was added yet.
    var isEmpty: Bool { end == start && spaces == 0 && !hasTabs }
  }

  /// The text.
  let text: String
  /// How it is set.
  let style: TextStyle
  /// The words in order; at least one.
  let list: [Word]
  /// For every word the width of what follows up to the next end without a hyphen; empty if no end has one.
  let rests: [Double]
  /// The direction of each paragraph by its first strong letter; nil if it has none.
  let directions: [Direction?]
  /// Whether a line's text is more than a part of the text: there are tabs or soft hyphens.
  let isEdited: Bool

  /// Cuts a text where UAX #14 lets a line break, but never inside a grapheme.
  package init(_ text: String, style: TextStyle) {
    self.text = text
    self.style = style
    let scanned = ScannedText(text)
    var breaker = LineBreaker(scanned)
    var reader = GraphemeReader(scanned, Ruler(style))
    var cutter = WordCutter(
      bytes: scanned.count, isEastAsian: scanned.scalar(at: 0)?.properties.isEastAsian ?? false)
    while let grapheme = reader.grapheme() {
      cutter.take(grapheme, breaker.place(before: grapheme.first))
      guard grapheme.isAlone else {
        breaker.skip(from: grapheme.first.end, to: grapheme.end)
        continue
      }
      Self.takeRun(behind: grapheme.first.properties, &reader, &breaker, &cutter)
    }
    cutter.finish()
    list = cutter.words
    rests = cutter.rests
    directions = cutter.directions
    isEdited = cutter.isEdited
  }

  /// Most of a text is letters behind a letter, which are one word, or syllables, each of which is one, and single
  /// spaces between them, behind which a line may break.
  private static func takeRun(
    behind kind: TextProperties, _ reader: inout GraphemeReader, _ breaker: inout LineBreaker,
    _ cutter: inout WordCutter
  ) {
    var kind = kind
    while true {
      if kind.isSimpleLetter {
        if let letters = reader.letters(like: kind) {
          cutter.take(letters: letters.advance, end: letters.end)
          breaker.skip(kind)
        }
      } else if kind.isSyllable {
        let found = reader.syllables { (syllable: ScannedText.Scalar, advance: Double) in
          cutter.take(syllable: syllable, advance: advance)
        }
        if found.count > 1 { breaker.skip(found.secondLast) }
        if found.count > 0 { breaker.skip(found.last) }
      } else {
        return
      }
      guard let next = reader.wordBehindSpace() else { return }
      cutter.take(space: next.space, then: next.start)
      breaker.skip(next.space.first.properties)
      breaker.skip(next.start.first.properties)
      kind = next.start.first.properties
    }
  }

  /// The part of the text between two places in bytes.
  func part(_ bytes: Range<Int>) -> Substring { text.part(bytes) }

  /// Whether a code point is a space that hangs over the end of a line: it takes room inside of lines alone.
  static func isSpace(_ code: UInt32) -> Bool {
    if code < 0x1680 { return code == 0x20 }
    return switch code {
    case 0x200B, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension String {
  /// The part between two places in bytes of UTF-8.
  func part(_ bytes: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    return self[start..<utf8.index(start, offsetBy: bytes.count)]
  }
}
