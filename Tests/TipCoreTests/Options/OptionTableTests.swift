import Testing
import TipCore

@Suite("The option table")
struct OptionTableTests {
  @Test("names each option once, as a path of members")
  func paths() {
    #expect(Set(rowPaths).count == rowPaths.count)
    #expect(rowPaths.count <= Int(UInt8.max) + 1)
    let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.")
    for path in rowPaths {
      #expect(path.allSatisfy { letters.contains($0) }, "\(path)")
      #expect(path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }, "\(path)")
      // No option is a group at the same time.
      #expect(!rowPaths.contains { $0.hasPrefix(path + ".") }, "\(path)")
    }
  }

  @Test("describes each option in one sentence", arguments: OptionTable.rows.indices)
  func docs(row: Int) {
    #expect(OptionTable.rows[row].doc.hasSuffix("."))
    #expect(OptionTable.rows[row].doc.count > 8)
  }

  @Test("gives back what was set, and sets nothing else", arguments: rowPaths)
  func roundTrip(path: String) throws {
    let rows = OptionTable.rows
    let row = try #require(rows.first { $0.path == path })
    for preset in Preset.allCases {
      for value in row.kind.samples {
        #expect(row.kind.allows(value))
        var options = preset.options
        row.set(&options, value)
        #expect(row.get(options) == value)
        for other in rows where other.path != path {
          #expect(other.get(options) == other.get(preset.options), "\(path) changed \(other.path)")
        }
      }
    }
  }

  @Test("ignores values of another kind", arguments: rowPaths)
  func wrongKind(path: String) throws {
    let row = try #require(OptionTable.rows.first { $0.path == path })
    var ignored = 0
    for value in valuesOfAllForms + [.choice(-1), .choice(1_000)] where !row.kind.allows(value) {
      var options = Options()
      row.set(&options, value)
      #expect(options == Options(), "\(path) took \(value)")
      ignored += 1
    }
    #expect(ignored >= 5)
  }

  @Test("holds every option that a preset differs in")
  func complete() {
    for preset in Preset.allCases {
      var options = Options()
      for row in OptionTable.rows { row.set(&options, row.get(preset.options)) }
      #expect(options == preset.options, "\(preset)")
    }
  }
}
