import Testing
import TipCore

@Suite("Buttons of a content")
struct ButtonRowTests {
  @Test("are as wide as their label and padding, or the least width")
  func width() {
    let layout = partLayout(ContentParts(buttons: buttons("Go", "Continue"))) { $0.options.button.minWidth = 7 }
    #expect(layout.rects(.button) == [Rect(width: 7, height: 1), Rect(x: 8, width: 10, height: 1)])
    // Labels stand in the middle: 7 - 2 cells, of which Go takes 2.
    #expect(layout.parts?[0].lines[0].x == layout.content.x + 1 + 1.5)
    #expect(layout.parts?.map(\.label) == ["Go", "Continue"])
  }

  @Test("fill as many rows as they need")
  func rows() {
    let layout = partLayout(ContentParts(buttons: buttons("aaaa", "bbbb", "cccc")), width: 13)
    #expect(
      layout.rects(.button) == [
        Rect(width: 6, height: 1), Rect(x: 7, width: 6, height: 1), Rect(x: 7, y: 2, width: 6, height: 1),
      ])
    let narrow = partLayout(ContentParts(buttons: buttons("aaaa", "bbbb", "cccc")), width: 12)
    #expect(narrow.rects(.button).map(\.y) == [0, 2, 4])
    #expect(narrow.content.size == Size(width: 6, height: 5))
  }

  @Test("stand where the alignment says", arguments: [TextAlignment.start, .center, .end, .left, .right])
  func alignment(alignment: TextAlignment) throws {
    for direction in Direction.allCases {
      let layout = partLayout(ContentParts(text: "a text of 20 letters", buttons: buttons("aaaa", "bbbb"))) {
        $0.options.button.alignment = alignment
        $0.surroundings.direction = direction
      }
      let row = layout.rects(.button)
      let left = try #require(row.map(\.x).min())
      let expected: Double =
        switch (alignment, direction) {
        case (.left, _), (.start, .ltr), (.natural, .ltr), (.end, .rtl): 0
        // Half of 20 - 13, on a whole cell.
        case (.center, _): 3
        case (.right, _), (.start, .rtl), (.natural, .rtl), (.end, .ltr): 7
        }
      #expect(left == expected)
      #expect((row[0].x < row[1].x) == (direction == .ltr))
    }
  }

  @Test("break a label that is too long, in a row of its own")
  func broken() {
    let layout = partLayout(ContentParts(buttons: buttons("aaaa bbbb", "c")), width: 10)
    #expect(layout.parts?.map { $0.lines.map(\.text) } == [["aaaa", "bbbb"], ["c"]])
    #expect(layout.rects(.button) == [Rect(width: 6, height: 2), Rect(x: 3, y: 3, width: 3, height: 1)])
  }

  @Test("of one row are as high as the highest, with labels in the middle")
  func heights() {
    let layout = partLayout(ContentParts(buttons: buttons("a\nb\nc", "d")))
    #expect(layout.rects(.button).map(\.height) == [3, 3])
    #expect(layout.parts?[1].lines[0].baseline == layout.content.y + 2)
  }

  @Test("do what their id says unless they have an action")
  func actions() {
    #expect(ContentButton(id: "next", label: "Go").action == "next")
    #expect(ContentButton(id: "next", label: "Go", action: "end").action == "end")
  }
}
