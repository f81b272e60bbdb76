/// Finds the properties of code points; made once, taken at the start of a text.
struct TextPropertyTable: Sendable {
  /// The table of the Unicode version that ``TextProperties`` names.
  static let current = TextPropertyTable()

  /// Before it every code point has its own entry: the alphabets.
  private static let lowEnd: UInt32 = 0x3100

  /// The first code point of every run with the same properties, shifted by 11, and the properties.
  private let runs: [UInt32]
  private var low: [UInt16] = []
  /// For every block of 256 code points the run that its first one lies in.
  private var blocks: [UInt16] = []
  /// The syllables of Hangul, in whose blocks there are too many runs: those without a final, and with one.
  private var open = TextProperties(bits: 0)
  private var closed = TextProperties(bits: 0)

  private init() {
    runs = Self.unpackedRuns()
    var run = 0
    for code in 0..<Self.lowEnd {
      if starts(run + 1, by: code) { run += 1 }
      low.append(UInt16(truncatingIfNeeded: runs[run] & 0x7FF))
    }
    run = 0
    for block in UInt32(0)..<0x1100 {
      while starts(run + 1, by: block << 8) { run += 1 }
      blocks.append(UInt16(truncatingIfNeeded: run))
    }
    open = findRun(0xAC00)
    closed = findRun(0xAC01)
  }

  /// The properties of a code point.
  @inline(__always)
  func find(_ code: UInt32) -> TextProperties {
    let index = Int(truncatingIfNeeded: code)
    if index < low.count { return TextProperties(bits: low[index]) }
    if code >= 0xAC00, code <= 0xD7A3 { return (code - 0xAC00) % 28 == 0 ? open : closed }
    return findRun(code)
  }

  private func findRun(_ code: UInt32) -> TextProperties {
    var run = Int(blocks[Int(truncatingIfNeeded: code) >> 8])
    while starts(run + 1, by: code) { run += 1 }
    return TextProperties(bits: UInt16(truncatingIfNeeded: runs[run] & 0x7FF))
  }

  /// Whether there is a run of this number and it starts at a code point or before.
  private func starts(_ run: Int, by code: UInt32) -> Bool {
    run < runs.count && runs[run] >> 11 <= code
  }

  private static func unpackedRuns() -> [UInt32] {
    var runs: [UInt32] = []
    runs.reserveCapacity(TextRuns.kinds.count)
    var (start, gap, shift) = (UInt32(0), UInt32(0), UInt32(0))
    for byte in TextRuns.gaps {
      gap |= UInt32(byte & 0x7F) << shift
      shift += 7
      guard byte < 0x80 else { continue }
      start += gap
      runs.append(start << 11 | UInt32(TextRuns.values[Int(TextRuns.kinds[runs.count])]))
      (gap, shift) = (0, 0)
    }
    return runs
  }
}
