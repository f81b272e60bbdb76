import Testing
import TipCore

@Suite("Overrides")
struct OptionOverridesTests {
  private func row(_ path: String) throws -> Int {
    try #require(OptionTable.rows.firstIndex { $0.path == path })
  }

  private func get(_ path: String, _ options: Options) throws -> OptionValue {
    OptionTable.rows[try row(path)].get(options)
  }

  @Test("set nothing at first")
  func empty() {
    let overrides = OptionOverrides()
    #expect(overrides.isEmpty)
    for preset in Preset.allCases {
      var options = preset.options
      overrides.apply(to: &options)
      #expect(options == preset.options)
    }
  }

  @Test("set one option and leave the others to the layers below")
  func sparse() throws {
    var overrides = OptionOverrides()
    overrides.set(try row("arrow.width"), to: .number(7))
    #expect(!overrides.isEmpty)
    for preset in Preset.allCases {
      var options = preset.options
      overrides.apply(to: &options)
      for row in OptionTable.rows {
        #expect(row.get(options) == (row.path == "arrow.width" ? .number(7) : row.get(preset.options)))
      }
    }
  }

  @Test("take the last value of an option, and no unknown option")
  func replaced() throws {
    var overrides = OptionOverrides()
    overrides.set(try row("along"), to: .number(1))
    overrides.set(try row("along"), to: .number(2))
    #expect(try get("along", Options(layers: overrides)) == .number(2))
    var same = OptionOverrides()
    same.set(try row("along"), to: .number(2))
    #expect(overrides == same)
    overrides.set(-1, to: .number(3))
    overrides.set(OptionTable.rows.count, to: .number(3))
    overrides.set(Int.max, to: .number(3))
    #expect(overrides == same)
  }

  @Test("merge option by option, the upper layer over the lower")
  func merged() throws {
    var lower = OptionOverrides()
    lower.set(try row("along"), to: .number(1))
    lower.set(try row("slack"), to: .number(2))
    lower.preset = .tipsee
    var upper = OptionOverrides()
    upper.set(try row("along"), to: .number(3))
    var merged = lower
    merged.merge(upper)
    #expect(merged.preset == .tipsee)
    #expect(Options(layers: merged) == Options(layers: lower, upper))
    #expect(try get("along", Options(layers: merged)) == .number(3))
    #expect(try get("slack", Options(layers: merged)) == .number(2))
    upper.preset = .easytipview
    merged.merge(upper)
    #expect(merged.preset == .easytipview)
  }

  @Test("stand on the preset of the highest layer that names one, whatever layer sets options")
  func layers() throws {
    var low = OptionOverrides()
    low.preset = .tipsee
    low.set(try row("bubble.cornerRadius"), to: .radii(9))
    var high = OptionOverrides()
    high.preset = .easytipview
    let options = Options(layers: low, high, OptionOverrides())
    var expected = Preset.easytipview.options
    OptionTable.rows[try row("bubble.cornerRadius")].set(&expected, .radii(9))
    #expect(options == expected)
  }

  @Test("can unset an option that may be null")
  func unset() throws {
    var overrides = OptionOverrides()
    overrides.set(try row("text.maxWidth"), to: .none)
    #expect(try get("text.maxWidth", Options()) == .number(280))
    #expect(try get("text.maxWidth", Options(layers: overrides)) == OptionValue.none)
  }
}
