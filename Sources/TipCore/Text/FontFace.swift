/// The measures of a host's font in one weight.
public final class FontFace: Sendable {
  /// Font units in one em, more than 0.
  public let unitsPerEm: Double
  /// The height of a line above its baseline, in font units.
  public let ascent: Double
  /// The depth of a line below its baseline, in font units, as a positive number.
  public let descent: Double
  /// The room between one line's descent and the next one's ascent, in font units.
  public let lineGap: Double
  /// The width in font units of a character without one; nil takes that of the built-in widths.
  public let fallbackAdvance: Double?

  /// The code points that have an advance, ascending, in runs: the first of each, and where its advances start.
  private let firsts: [UInt32]
  private let starts: [Int]
  private let advances: [Double]

  /// Creates a face; of several advances for one code point one counts.
  public init(
    unitsPerEm: Double, ascent: Double, descent: Double, lineGap: Double, fallbackAdvance: Double? = nil,
    advances list: [FontAdvance]
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.fallbackAdvance = fallbackAdvance
    var firsts: [UInt32] = []
    var starts: [Int] = []
    var advances: [Double] = []
    var next: UInt32 = 0
    for entry in list.ordered(by: { (left: FontAdvance, right: FontAdvance) -> Bool in left.code < right.code }) {
      if !firsts.isEmpty, entry.code < next { continue }
      if firsts.isEmpty || entry.code != next {
        firsts.append(entry.code)
        starts.append(advances.count)
      }
      advances.append(entry.advance)
      next = entry.code + 1
    }
    self.firsts = firsts
    self.starts = starts
    self.advances = advances
  }

  /// How many characters have an advance.
  public var count: Int { advances.count }

  /// The advance of a code point in font units; nil if the host gave none.
  func advance(of code: UInt32) -> Double? {
    var low = 0
    var high = firsts.count
    while low < high {
      let middle = (low + high) / 2
      if firsts[middle] <= code { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let place = starts[low - 1] + Int(code - firsts[low - 1])
    let end = low < starts.count ? starts[low] : advances.count
    return place < end ? advances[place] : nil
  }
}

/// The width of one character of a font.
public struct FontAdvance: Equatable, Sendable {
  /// The code point.
  public var code: UInt32
  /// Its advance in font units, 0 or more.
  public var advance: Double

  /// Creates an advance.
  public init(code: UInt32, advance: Double) {
    self.code = code
    self.advance = advance
  }
}
