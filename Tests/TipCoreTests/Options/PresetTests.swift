import Testing
import TipCore

@Suite("A preset")
struct PresetTests {
  @Test("has values within the bounds of the table", arguments: Preset.allCases)
  func bounds(preset: Preset) {
    for row in OptionTable.rows {
      #expect(row.kind.allows(row.get(preset.options)), "\(preset) \(row.path): \(row.get(preset.options))")
    }
  }

  @Test("is tipd's own by default")
  func standard() {
    #expect(Options() == Preset.tipd.options)
    #expect(Options(layers: OptionOverrides()) == Preset.tipd.options)
  }

  private func value(_ path: String, _ preset: Preset) -> OptionValue? {
    OptionTable.rows.first { $0.path == path }?.get(preset.options)
  }

  @Test(
    "has TipSee's numbers",
    arguments: [
      // The seed's padding of 16 is from the target to the bubble, ours from the target to the arrow of 5.
      ("offset", .insets(Insets(all: 11))), ("margin", .insets(Insets(all: 16))), ("slack", .number(16)),
      ("arrow.width", .number(10)), ("arrow.length", .number(5)), ("bubble.cornerRadius", .radii(4)),
      ("bubble.padding", .insets(Insets(all: 8))), ("text.size", .number(15)), ("text.widthInset", .number(64)),
      ("text.color", .color(Color(rgba: 0xFFFF_FFFF))), ("fill", .color(Color(rgba: 0xFF00_00FF))),
      ("overlay.visible", .flag(true)), ("overlay.color", .color(Color(rgba: 0x0000_00B3))),
      ("overlay.fadeAfter", .number(1)), ("overlay.fadeDuration", .number(1)),
      ("cutout.padding", .insets(Insets(all: 8))), ("cutout.radius", .radii(8)),
      ("shadow.color", .color(Color(rgba: 0x0000_0033))), ("shadow.y", .number(1)), ("shadow.blur", .number(1)),
    ] as [(String, OptionValue)])
  func tipsee(path: String, expected: OptionValue) {
    #expect(value(path, .tipsee) == expected)
  }

  @Test(
    "has EasyTipView's numbers",
    arguments: [
      ("offset", .insets(Insets(all: 1))), ("margin", .insets(Insets(all: 1))), ("slack", .number(0)),
      ("arrow.width", .number(10)), ("arrow.length", .number(5)), ("bubble.cornerRadius", .radii(5)),
      ("bubble.padding", .insets(Insets(all: 10))), ("text.size", .number(15)), ("text.maxWidth", .number(200)),
      ("text.color", .color(Color(rgba: 0x0000_00FF))), ("fill", .color(Color(rgba: 0xFF00_00FF))),
      ("border.width", .number(0)), ("border.color", .color(.clear)), ("shadow.color", .color(.clear)),
      ("overlay.visible", .flag(false)), ("tap.bubble.action", .name("dismiss")),
      ("tap.arrow.action", .name("dismiss")), ("motion.show.duration", .number(0.7)),
      ("motion.dismiss.duration", .number(0.7)),
    ] as [(String, OptionValue)])
  func easytipview(path: String, expected: OptionValue) {
    #expect(value(path, .easytipview) == expected)
  }

  @Test("tries the sides in the seed's order")
  func orders() {
    // TipSee names the target's side; EasyTipView's top, bottom, right, left name the bubble's edge with the arrow.
    #expect(value("order", .tipsee) == .placements(PlacementList(sides: [.left, .top, .right, .bottom])))
    #expect(value("order", .easytipview) == .placements(PlacementList(sides: [.bottom, .top, .left, .right])))
  }
}
