/// The widths of graphemes in the cells of a terminal.
package enum CellWidths {
  /// The cells that a grapheme takes: 0 if nothing of it is drawn, 2 if it is wide, else 1.
  ///
  /// Wide are East Asian wide and fullwidth characters, emoji shown as pictures and flags, as in wcwidth and in the
  /// emoji presentation of UTS #51.
  package static func cells(of character: Character) -> Int {
    var cells = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F, cells == 1 { return 2 }
      cells = max(cells, Self.cells(of: scalar))
    }
    return cells
  }

  /// The cells of the ASCII characters from the space on.
  static let ascii = [UInt16](repeating: 1, count: 0x7F - 0x20)

  /// The cells that one scalar takes by itself.
  static func cells(of scalar: Unicode.Scalar) -> Int {
    let code = scalar.value
    if code < 0x20 || (0x7F..<0xA0).contains(code) || BuiltInWidths.isZeroWidth(code) { return 0 }
    return BuiltInWidths.isRegionalIndicator(code) || isWide(code) ? 2 : 1
  }

  /// Whether a scalar lies in one of the wide ranges: a binary search for the first range that ends at it or behind.
  private static func isWide(_ code: UInt32) -> Bool {
    guard code >= 0x1100 else { return false }
    var low = 0
    var high = wide.count / 2
    while low < high {
      let middle = (low + high) / 2
      if wide[2 * middle + 1] < code { low = middle + 1 } else { high = middle }
    }
    return 2 * low < wide.count && wide[2 * low] <= code
  }
}
