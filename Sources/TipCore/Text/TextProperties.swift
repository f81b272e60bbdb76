/// What breaking lines needs to know of one code point.
struct TextProperties: Equatable, Sendable {
  private let bits: UInt16

  /// Unpacks a row of ``TextPropertyTable``.
  init(bits: UInt16) { self.bits = bits }

  /// Its class by LB1 of UAX #14.
  var breakClass: LineBreakClass { LineBreakClass(UInt8(truncatingIfNeeded: bits & 0x3F)) }

  /// Whether it is an East Asian character: fullwidth, wide or halfwidth.
  var isEastAsian: Bool { bits & 0x40 != 0 }

  // MARK: Graphemes

  /// Whether a grapheme always ends between it and another such code point.
  var isPlain: Bool { bits & 0x80 != 0 }

  /// Whether it is plain, and marks behind it belong to it.
  var isBase: Bool { bits & 0x480 == 0x80 }

  /// Whether it is a mark that belongs to what it stands behind, and to nothing that comes.
  var isMark: Bool { bits & 0x480 == 0x400 }

  // MARK: Runs

  /// Whether it is a letter that is a grapheme beside another one of its kind: LB28 keeps them together.
  var isSimpleLetter: Bool { kind == Self.base(.AL) || kind == Self.base(.HL) }

  /// Whether it is a grapheme beside another such character, with a place to break between the two: LB31.
  var isSyllable: Bool { kind == Self.base(.ID) || kind == Self.base(.H2) || kind == Self.base(.H3) }

  /// Its class and how it behaves in graphemes.
  private var kind: UInt16 { bits & 0x4BF }

  /// The kind of a base of a class.
  private static func base(_ breakClass: LineBreakClass) -> UInt16 { UInt16(breakClass.number) | 0x80 }

  // MARK: Direction

  /// What it says of a paragraph's direction.
  var strength: Strength {
    switch bits >> 8 & 3 {
    case 1: .leftToRight
    case 2: .rightToLeft
    case 3: .isolate
    default: .none
    }
  }

  /// What a code point says of a paragraph's direction: the bidirectional classes that UAX #9 P2 looks at.
  enum Strength: Sendable {
    /// Nothing.
    case none
    /// A letter of a left-to-right script.
    case leftToRight
    /// A letter of a right-to-left script.
    case rightToLeft
    /// The start or the end of an isolate.
    case isolate
  }
}
