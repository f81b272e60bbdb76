import Testing
import TipRPC

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "is found for typing errors",
    arguments: [
      ("widht", "width"), ("wdth", "width"), ("widthh", "width"), ("Width", "width"), ("WIDHT", "width"),
      ("colour", "color"), ("aim", "aim"), ("aimm", "aim"), ("offest", "offset"),
      ("backgroundcolour", "backgroundColor"),
      ("hieght", "height"),
    ])
  func found(typed: String, name: String) {
    let names = ["width", "height", "color", "aim", "offset", "backgroundColor"]
    #expect(nearestName(to: typed, among: names) == name)
  }

  @Test("is none when nothing is close", arguments: ["", "zzz", "thickness", "wi", String(repeating: "w", count: 65)])
  func none(typed: String) {
    #expect(nearestName(to: typed, among: ["width", "height", String(repeating: "w", count: 65), ""]) == nil)
  }

  @Test("is the first of equally close names, and the closest of all")
  func order() {
    #expect(nearestName(to: "top", among: ["tip", "tap"]) == "tip")
    #expect(nearestName(to: "tops", among: ["tip", "top", "stop"]) == "top")
    #expect(nearestName(to: "a", among: []) == nil)
  }
}
