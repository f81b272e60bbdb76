/// Gathers graphemes into words.
struct WordCutter {
  /// The words that are complete.
  private(set) var words: [Words.Word] = []
  /// For every word the width of what follows up to the next end without a hyphen; empty if no end has one.
  private(set) var rests: [Double] = []
  /// The direction of each paragraph that is complete; nil without a strong letter.
  private(set) var directions: [Direction?] = []
  /// Whether there was a tab or a soft hyphen.
  private(set) var isEdited = false

  private var word = Words.Word(at: 0)
  private var direction: Direction?
  private var isolates = 0
  private var endsSoftly = false

  /// Starts a text of so many bytes.
  init(bytes: Int, isEastAsian: Bool) {
    // About as many as prose has, so that the list seldom grows: every ideograph is one.
    words.reserveCapacity(bytes / (isEastAsian ? 3 : 5) + 1)
  }

  /// Takes the next grapheme, with what stands before it.
  mutating func take(_ grapheme: GraphemeReader.Grapheme, _ place: LineBreaker.Place) {
    let code = grapheme.first.code
    // A line may break behind every tab: what comes is measured from where the tab ends.
    if place != .closed || word.hasTabs && code != 0x09, !word.isEmpty { close(at: grapheme.first.start) }
    switch code {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: endLine(at: grapheme.end)
    case _ where Words.isSpace(code): addSpace(grapheme)
    case 0x09: addTab()
    case 0xAD: addSoftHyphen(grapheme)
    default: add(grapheme)
    }
    look(at: grapheme.first)
  }

  /// Takes letters that follow one of their kind.
  mutating func take(letters advance: Double, end: Int) {
    word.width += advance
    word.end = end
  }

  /// Takes a syllable that follows another one.
  mutating func take(syllable: ScannedText.Scalar, advance: Double) { begin(with: syllable, advance) }

  /// Takes a space that follows a letter or a syllable, and one that follows the space.
  mutating func take(space: GraphemeReader.Grapheme, then start: GraphemeReader.Grapheme) {
    word.spaces += space.advance
    begin(with: start.first, start.advance)
  }

  private mutating func begin(with scalar: ScannedText.Scalar, _ advance: Double) {
    close(at: scalar.start)
    word.width = advance
    word.end = scalar.end
    if direction == nil { look(at: scalar) }
  }

  /// Ends the text.
  mutating func finish() {
    words.append(word)
    directions.append(direction)
    guard isEdited else { return }
    rests = Array(repeating: 0, count: words.count)
    for index in words.indices.dropLast().reversed() where words[index].isHyphenated {
      rests[index] = words[index + 1].width + rests[index + 1]
    }
  }

  // MARK: Words

  private mutating func close(at place: Int) {
    word.isHyphenated = endsSoftly
    words.append(word)
    word = Words.Word(at: place)
    endsSoftly = false
  }

  private mutating func endLine(at place: Int) {
    endsSoftly = false
    word.endsLine = true
    close(at: place)
    directions.append(direction)
    (direction, isolates) = (nil, 0)
  }

  private mutating func add(_ grapheme: GraphemeReader.Grapheme) {
    // Spaces that no line may break behind belong to the word.
    word.width += word.spaces + grapheme.advance
    word.spaces = 0
    word.end = grapheme.end
    endsSoftly = false
  }

  private mutating func addSpace(_ grapheme: GraphemeReader.Grapheme) {
    word.spaces += grapheme.advance
    endsSoftly = false
  }

  private mutating func addTab() {
    word.hasTabs = true
    isEdited = true
    endsSoftly = false
  }

  private mutating func addSoftHyphen(_ grapheme: GraphemeReader.Grapheme) {
    isEdited = true
    word.end = grapheme.end
    word.width += word.spaces
    word.spaces = 0
    endsSoftly = true
  }

  // MARK: Direction

  /// UAX #9, P2 and P3: the first strong letter outside of isolates.
  private mutating func look(at letter: ScannedText.Scalar) {
    switch letter.properties.strength {
    case .none: return
    case .isolate where letter.code == 0x2069: isolates = max(0, isolates - 1)
    case .isolate: isolates += 1
    case .leftToRight where isolates == 0: direction = direction ?? .ltr
    case .rightToLeft where isolates == 0: direction = direction ?? .rtl
    case .leftToRight, .rightToLeft: return
    }
  }
}
