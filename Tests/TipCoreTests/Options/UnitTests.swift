import Testing
import TipCore

@Suite("The unit of a host")
struct UnitTests {
  /// Cells of a terminal, as an example: 8 points wide and 16 high.
  private let cells = Unit(x: 8, y: 16)

  private func get(_ path: String, _ options: Options) throws -> OptionValue {
    try #require(OptionTable.rows.first { $0.path == path }).get(options)
  }

  /// The presets whose lengths are points.
  private static let inPoints = Preset.allCases.filter { $0 != .cells }

  @Test("of one point changes nothing", arguments: Preset.allCases)
  func points(preset: Preset) {
    #expect(preset.options.scaled(by: Unit()) == preset.options)
  }

  @Test("divides insets by the points of their axis")
  func insets() throws {
    let options = Preset.tipsee.options.scaled(by: cells)
    #expect(try get("margin", options) == .insets(Insets(top: 1, right: 2, bottom: 1, left: 2)))
    #expect(try get("offset", options) == .insets(Insets(top: 0.6875, right: 1.375, bottom: 0.6875, left: 1.375)))
    #expect(try get("cutout.padding", options) == .insets(Insets(top: 0.5, right: 1, bottom: 0.5, left: 1)))
  }

  @Test("divides every length by 2 when a unit has 2 points, and nothing else", arguments: rowPaths)
  func all(path: String) throws {
    let row = try #require(OptionTable.rows.first { $0.path == path })
    for preset in Self.inPoints {
      let options = preset.options
      let scaled = row.get(options.scaled(by: Unit(x: 2, y: 2)))
      switch row.get(options) {
      case .number(let number) where row.unit == .length: #expect(scaled == .number(number / 2))
      case .insets(let insets):
        #expect(
          scaled
            == .insets(
              Insets(
                top: insets.top / 2, right: insets.right / 2, bottom: insets.bottom / 2, left: insets.left / 2)))
      case .radii(let radii):
        #expect(
          scaled
            == .radii(
              CornerRadii(
                topLeft: radii.topLeft / 2, topRight: radii.topRight / 2, bottomRight: radii.bottomRight / 2,
                bottomLeft: radii.bottomLeft / 2)))
      case let other: #expect(scaled == other)
      }
    }
  }

  @Test("divides widths by the points of x and heights by those of y")
  func axes() throws {
    let options = Options().scaled(by: cells)
    #expect(options.arrow.width.x == 1.5)
    #expect(options.arrow.width.y == 0.75)
    #expect(options.arrow.length.x == 0.75)
    #expect(options.arrow.length.y == 0.375)
    #expect(try get("text.maxWidth", options) == .number(280 / 8))
    #expect(try get("text.minWidth", options) == .number(96 / 8))
    #expect(try get("text.size", options) == .number(13 / 16))
    #expect(try get("shadow.y", options) == .number(2 / 16))
    // A radius has no axis: the larger divisor keeps it within the bubble.
    #expect(try get("bubble.cornerRadius", options) == .radii(CornerRadii(all: 6 / 16)))
  }

  @Test("leaves alone a preset that counts in the host's own units")
  func cellsPreset() {
    var overrides = OptionOverrides()
    overrides.preset = .cells
    #expect(Options(layers: overrides, unit: cells) == Preset.cells.options)
  }

  @Test("leaves alone what the host set itself")
  func overrides() throws {
    var overrides = OptionOverrides()
    let margin = try #require(OptionTable.rows.firstIndex { $0.path == "margin" })
    overrides.set(margin, to: .insets(Insets(all: 3)))
    let options = Options(layers: overrides, unit: cells)
    #expect(try get("margin", options) == .insets(Insets(all: 3)))
    #expect(try get("bubble.padding", options) == .insets(Insets(top: 0.5, right: 1, bottom: 0.5, left: 1)))
  }
}
