import Testing

@testable import TipCore

/// Against wcwidth; the file is written by scripts/generate-text-fixtures.
@Suite("Cells of a terminal")
struct CellWidthsTests {
  struct Fixture: Decodable {
    /// First code point, last one, cells; -1 for what a terminal does not draw.
    let runs: [[Int]]
    let texts: [Text]

    struct Text: Decodable {
      let text: String
      let cells: Int

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        text = try list.decode(String.self)
        cells = try list.decode(Int.self)
      }
    }
  }

  @Test("are wcwidth's for every code point")
  func scalars() throws {
    let fixture = try textFixture("cells.json", as: Fixture.self)
    try #require(fixture.runs.last?[1] == 0x10FFFF)
    var different: [String] = []
    for run in fixture.runs {
      // A soft hyphen is seen where a line is broken alone, and then it is a hyphen.
      for code in run[0]...run[1] where code != 0xAD {
        guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
        let cells = CellWidths.cells(of: scalar)
        if cells != max(0, run[2]) { different.append("\(String(code, radix: 16)): \(cells) for \(run[2])") }
      }
    }
    #expect(different.isEmpty, "\(different.count): \(different.prefix(40))")
  }

  @Test("are wcwidth's for sequences")
  func sequences() throws {
    let fixture = try textFixture("cells.json", as: Fixture.self)
    for item in fixture.texts {
      let cells = item.text.reduce(0) { $0 + CellWidths.cells(of: $1) }
      #expect(cells == item.cells, "\(item.text.debugDescription)")
    }
  }
}
