/// The advances of a common sans-serif (Liberation Sans, metric-compatible with Arial and Helvetica).
///
/// They stand in for the host's font until it registers one. Advances are unhinted and without kerning, in ems:
/// multiply by the font size. A currency sign newer than the font is as wide as a digit. What else the font lacks gets,
/// in this order:
///
/// 1. nothing, if it takes no room: control characters, combining marks, zero-width spaces and joiners, variation
///    selectors, bidirectional controls, the soft hyphen, and Hangul vowels and finals, which join the syllable;
/// 2. one em, if it is East Asian wide or fullwidth, an arrow, a symbol or an emoji; a regional indicator half of it,
///    since two make a flag;
/// 3. the average of the letters a to z in the same weight.
///
/// Tabs and line breaks count as control characters: whoever lays out lines gives them their meaning.
package enum BuiltInWidths {
  /// Font units in one em.
  package static let unitsPerEm: Double = BuiltInWidthsData.unitsPerEm

  /// The height of a line above its baseline, in ems.
  package static let ascent: Double = BuiltInWidthsData.ascent / BuiltInWidthsData.unitsPerEm

  /// The depth of a line below its baseline, in ems, as a positive number.
  package static let descent: Double = BuiltInWidthsData.descent / BuiltInWidthsData.unitsPerEm

  /// The room between one line's descent and the next one's ascent, in ems.
  package static let lineGap: Double = BuiltInWidthsData.lineGap / BuiltInWidthsData.unitsPerEm

  /// The width of one scalar in ems, 0 or more.
  package static func advance(of scalar: Unicode.Scalar, weight: FontWeight) -> Double {
    let code = scalar.value
    if code < 0x20 || code == 0x7F { return 0 }
    // What most texts of East Asia are made of needs no search.
    if isCommonWide(code) { return 1 }
    if let units = fontAdvance(of: code, weight: weight) { return Double(units) / unitsPerEm }
    if isZeroWidth(code) { return 0 }
    if isWide(code) { return 1 }
    if isRegionalIndicator(code) { return 0.5 }
    return Double(average(of: weight)) / unitsPerEm
  }

  /// The width of one grapheme in ems, 0 or more: the sum of its scalars, but for what an engine draws as one.
  ///
  /// An emoji made of several scalars takes one em, and a letter with its mark what the composed letter takes.
  package static func advance(of character: Character, weight: FontWeight) -> Double {
    advance(of: Array(character.unicodeScalars), weight: weight)
  }

  /// The width of the scalars of one grapheme in ems.
  static func advance(of scalars: [Unicode.Scalar], weight: FontWeight) -> Double {
    advance(of: scalars) { (scalar: Unicode.Scalar) -> Double in advance(of: scalar, weight: weight) }
  }

  /// The width of the scalars of one grapheme in ems, by the width of each.
  static func advance(of scalars: [Unicode.Scalar], by width: (Unicode.Scalar) -> Double) -> Double {
    var sum = 0.0
    var previous: Unicode.Scalar?
    var startsWide = false
    for scalar in scalars {
      guard let base = previous else {
        startsWide = isWide(scalar.value)
        sum = width(scalar)
        previous = scalar
        continue
      }
      // Variation selector 16 asks for an emoji's picture, and the keycap frames the digit before it.
      if scalar.value == 0xFE0F || scalar.value == 0x20E3 { return 1 }
      if let whole = composition(of: base, and: scalar) {
        sum += width(whole) - width(base)
        previous = whole
      } else {
        sum += width(scalar)
      }
    }
    return startsWide ? min(sum, 1) : sum
  }

  /// Whether a grapheme of several scalars is drawn as one picture.
  static func isPicture(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first, scalars.count > 1 else { return false }
    return isWide(first.value) || isRegionalIndicator(first.value)
  }

  // MARK: The font's own advances

  private static func average(of weight: FontWeight) -> UInt16 {
    switch weight {
    case .regular: BuiltInWidthsData.averageRegular
    case .bold: BuiltInWidthsData.averageBold
    }
  }

  /// The advances in font units of the code points before U+0700, the alphabets of Europe and the Near East.
  static func alphabets(_ weight: FontWeight) -> [UInt16] {
    switch weight {
    case .regular: regularAlphabets
    case .bold: boldAlphabets
    }
  }

  private static let regularAlphabets = measuredAlphabets(.regular)
  private static let boldAlphabets = measuredAlphabets(.bold)

  private static func measuredAlphabets(_ weight: FontWeight) -> [UInt16] {
    (UInt32(0)..<0x700).map { (code: UInt32) -> UInt16 in
      guard let scalar = Unicode.Scalar(code) else { return 0 }
      // Every built-in width is a whole number of font units.
      return UInt16(exactly: (advance(of: scalar, weight: weight) * unitsPerEm).rounded()) ?? 0
    }
  }

  /// The advance of a code point from U+0020 in font units, or nil if the font lacks it.
  private static func fontAdvance(of code: UInt32, weight: FontWeight) -> UInt16? {
    // ASCII comes first in the table, so its index needs no search.
    if code < 0x7F { return fontAdvance(at: Int(code) - 0x20, weight: weight) }
    guard let code = UInt16(exactly: code) else { return nil }
    let range = count(of: BuiltInWidthsData.rangeFirst) { $0 <= code } - 1
    guard let first = entry(range, of: BuiltInWidthsData.rangeFirst),
      let last = entry(range, of: BuiltInWidthsData.rangeLast),
      let offset = entry(range, of: BuiltInWidthsData.rangeOffset),
      code <= last,
      let advance = fontAdvance(at: Int(offset) + Int(code - first), weight: weight)
    else { return nil }
    return advance == BuiltInWidthsData.missing ? nil : advance
  }

  private static func fontAdvance(at index: Int, weight: FontWeight) -> UInt16? {
    entry(2 * index + (weight == .bold ? 1 : 0), of: BuiltInWidthsData.advances)
  }

  // MARK: What the font lacks

  /// The letter that a base and a mark compose to, if it is not as wide as its base.
  private static func composition(of base: Unicode.Scalar, and mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard base.value <= 0xFFFF, mark.value >= 0x300, mark.value <= 0x36F else { return nil }
    let pair = base.value << 16 | mark.value
    let index = count(of: BuiltInWidthsData.decomposed) { $0 < pair }
    guard entry(index, of: BuiltInWidthsData.decomposed) == pair else { return nil }
    guard let composed = entry(index, of: BuiltInWidthsData.composed) else { return nil }
    return Unicode.Scalar(composed)
  }

  static func isZeroWidth(_ code: UInt32) -> Bool {
    // Plane 14 holds nothing but tags and variation selectors.
    if code >= 0xE0000 { return code < 0xE1000 }
    let range = count(of: BuiltInWidthsData.zeroWidth) { $0 >> 8 <= code } - 1
    guard let packed = entry(range, of: BuiltInWidthsData.zeroWidth) else { return false }
    return code - (packed >> 8) <= packed & 0xFF
  }

  /// Kana, Han, Yi and the syllables of Hangul, less the marks of Kana: wide all of them, and not in the font.
  static func isCommonWide(_ code: UInt32) -> Bool {
    guard code >= 0x3030, code <= 0xD7A3 else { return false }
    return (code <= 0xA4CF || code >= 0xAC00) && code != 0x3099 && code != 0x309A
  }

  private static func isWide(_ code: UInt32) -> Bool {
    if code < 0x1100 { return false }
    let range = count(of: wideFirst) { $0 <= code } - 1
    guard let last = entry(range, of: wideLast) else { return false }
    return code <= last
  }

  static func isRegionalIndicator(_ code: UInt32) -> Bool {
    code >= 0x1F1E6 && code <= 0x1F1FF
  }

  /// The first scalars of the blocks that are one em wide, ascending; ``wideLast`` has the last ones.
  private static let wideFirst: [UInt32] = [
    0x1100,  // leading consonants of Hangul
    0x2190,  // arrows
    0x2300,  // technical symbols, up to the ceiling brackets
    0x230C,  // technical symbols after the floor brackets
    0x2460,  // enclosed letters and digits
    0x25A0,  // geometric shapes, symbols, dingbats
    0x27F0,  // more arrows
    0x2900,  // more arrows
    0x2B00,  // symbols and arrows
    0x2E80,  // radicals, punctuation, Kana, Bopomofo, Han, Yi
    0xA960,  // old leading consonants of Hangul
    0xAC00,  // Hangul syllables
    0xF900,  // compatibility ideographs
    0xFE10,  // vertical forms
    0xFE30,  // compatibility and small forms
    0xFF01,  // fullwidth forms
    0xFFE0,  // fullwidth signs
    0x16FE0,  // Tangut, Khitan, Jurchen
    0x1AFF0,  // old Kana
    0x1D300,  // hexagrams, counting rods
    0x1F000,  // tiles, cards, enclosed letters
    0x1F200,  // emoji and pictographs
    0x20000,  // supplementary and tertiary ideographs
  ]

  private static let wideLast: [UInt32] = [
    0x115F,
    0x21FF,
    0x2307,
    0x23FF,
    0x24FF,
    0x27BF,
    0x27FF,
    0x297F,
    0x2BFF,
    0xA4CF,
    0xA97C,
    0xD7A3,
    0xFAFF,
    0xFE19,
    0xFE6F,
    0xFF60,
    0xFFE6,
    0x191FF,
    0x1B2FF,
    0x1D37F,
    0x1F1E5,
    0x1FAFF,
    0x3FFFD,
  ]

  // MARK: Search

  /// How many elements at the start of an ascending table satisfy `belongs`.
  private static func count<Element>(of table: [Element], where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = table.count
    while low < high {
      let middle = low + (high - low) / 2
      guard let element = entry(middle, of: table) else { return low }
      if belongs(element) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private static func entry<Element>(_ index: Int, of table: [Element]) -> Element? {
    index >= 0 && index < table.count ? table[index] : nil
  }
}
