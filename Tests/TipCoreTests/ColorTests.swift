import Testing
import TipCore

@Suite("A colour")
struct ColorTests {
  @Test(
    "is read with and without opacity, in any case of letters",
    arguments: [
      ("#000000", UInt32(0x0000_00FF)), ("#ffffff", 0xFFFF_FFFF), ("#FFFFFF80", 0xFFFF_FF80), ("#1a2B3c", 0x1A2B_3CFF),
      ("#1a2b3c00", 0x1A2B_3C00), ("#09afAF90", 0x09AF_AF90),
    ])
  func read(text: String, rgba: UInt32) {
    #expect(Color(text)?.rgba == rgba)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "#", "red", "#fff", "#ffff", "#fffff", "#fffffff", "#fffffffff", "ffffff", "#gggggg", "#12345g", " #ffffff",
      "#ffffff ", "#ffffé", "#+fffff", "#ＦＦＦＦＦＦ", "rgb(0,0,0)", "0x123456",
    ])
  func refused(text: String) {
    #expect(Color(text) == nil)
  }

  @Test("is written with opacity, in small letters")
  func written() {
    #expect(Color(rgba: 0x0102_03FF).text == "#010203ff")
    #expect(Color(rgba: 0xABCD_EF09).text == "#abcdef09")
    #expect(Color.clear.text == "#00000000")
  }

  @Test("comes back from its text")
  func roundTrip() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1_000 {
      let color = Color(rgba: UInt32.random(in: 0...UInt32.max, using: &random))
      #expect(Color(color.text) == color)
    }
  }
}
