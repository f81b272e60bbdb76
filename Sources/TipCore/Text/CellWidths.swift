/// The widths of graphemes in the cells of a terminal.
package enum CellWidths {
  /// The cells that a grapheme takes: 0 if nothing of it is drawn, 2 if it is wide, else 1.
  ///
  /// As in wcwidth: a letter with a mark beside it and a conjunct of letters are wide, and so are a flag and an emoji
  /// that variation selector 16 asks for.
  package static func cells(of character: Character) -> Int { cells(of: Array(character.unicodeScalars)) }

  /// The cells that the scalars of a grapheme take.
  static func cells(of scalars: [Unicode.Scalar]) -> Int {
    var sum = 0
    var last: UInt32 = 0
    for scalar in scalars {
      defer { last = scalar.value }
      guard last != 0x200D else { continue }
      let isWidened = scalar.value == 0xFE0F || isIn(spacing, scalar.value)
      sum += isWidened && sum > 0 ? 1 : cells(of: scalar)
    }
    return min(2, sum)
  }

  /// The cells of the code points before U+0700, the alphabets of Europe and the Near East.
  static let alphabets = (UInt32(0)..<0x700).map { (code: UInt32) -> UInt16 in
    guard let scalar = Unicode.Scalar(code) else { return 0 }
    return UInt16(exactly: cells(of: scalar)) ?? 0
  }

  /// The cells that one scalar takes by itself; none for a soft hyphen, which is seen at the end of a line alone.
  static func cells(of scalar: Unicode.Scalar) -> Int {
    let code = scalar.value
    if code < 0x20 || (0x7F..<0xA0).contains(code) || code == 0xAD { return 0 }
    if code < 0x300 { return 1 }
    if isIn(wide, code) || BuiltInWidths.isRegionalIndicator(code) { return 2 }
    return isIn(zero, code) ? 0 : 1
  }

  /// Whether a scalar lies in one of the ranges: a binary search for the first range that ends at it or behind.
  private static func isIn(_ ranges: [UInt32], _ code: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if ranges[2 * middle + 1] < code { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && ranges[2 * low] <= code
  }
}
