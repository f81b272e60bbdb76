import Testing
import TipCore

@Suite("Parts of a content")
struct PartStackTests {
  private let full = ContentParts(
    title: "Save", text: "Keep what you wrote", image: Size(width: 8, height: 3), buttons: buttons("Back", "Next"),
    progress: .count(current: 2, total: 5), hasClose: true)

  @Test("stand above one another, with the close box in the upper end corner")
  func order() {
    let layout = partLayout(full)
    #expect(layout.kinds == [.image, .title, .text, .button, .button, .progress, .close])
    #expect(layout.content.size == Size(width: 19, height: 7))
    #expect(layout.rects(.image) == [Rect(width: 8, height: 3)])
    #expect(layout.rects(.title) == [Rect(y: 3, width: 19, height: 1)])
    #expect(layout.rects(.text) == [Rect(y: 4, width: 19, height: 1)])
    // A row of 6 + 1 + 6 at the end of 19.
    #expect(layout.rects(.button) == [Rect(x: 6, y: 5, width: 6, height: 1), Rect(x: 13, y: 5, width: 6, height: 1)])
    #expect(layout.rects(.progress) == [Rect(y: 6, width: 19, height: 1)])
    #expect(layout.rects(.close) == [Rect(x: 18, width: 1, height: 1)])
    #expect(layout.lines.isEmpty)
    #expect(layout.measure == .cells)
  }

  @Test("are mirrored in right-to-left text")
  func mirrored() throws {
    // By nature the letters of these texts would stay where they are read from.
    let plain = partLayout(full) { $0.options.text.alignment = .start }
    let mirrored = partLayout(full) {
      $0.surroundings.direction = .rtl
      $0.options.text.alignment = .start
    }
    #expect(mirrored.content.size == plain.content.size)
    let (first, second) = (try #require(plain.parts), try #require(mirrored.parts))
    #expect(first.map(\.id) == second.map(\.id))
    for (left, right) in zip(first, second) {
      #expect(left.rect.size == right.rect.size)
      #expect(left.rect.y == right.rect.y)
      #expect(left.rect.x - plain.content.x == mirrored.content.maxX - right.rect.maxX, "\(left.kind)")
      for (line, other) in zip(left.lines, right.lines) {
        #expect(line.x - plain.content.x == mirrored.content.maxX - other.x - other.width, "\(left.kind)")
      }
    }
  }

  @Test("leave room for the close box in the first of them alone")
  func besideClose() {
    // The title has 40 less 2, the text all 40.
    let words = Array(repeating: "a", count: 20).joined(separator: " ")
    let layout = partLayout(ContentParts(title: words + " b", text: words + " b", hasClose: true), width: 41)
    #expect(layout.parts?.map(\.lines.count) == [2, 1, 0])
    #expect(layout.rects(.title) == [Rect(width: 39, height: 2)])
    #expect(layout.rects(.text) == [Rect(y: 2, width: 41, height: 1)])
    let tall = partLayout(ContentParts(title: "a", text: "b", hasClose: true)) { $0.options.close.size = Lengths(3) }
    #expect(tall.rects(.text) == [Rect(y: 3, width: 5, height: 1)])
  }

  @Test("go to the room beside a target")
  func beside() {
    let layout = partLayout(ContentParts(title: "one two three", text: "four five six seven")) {
      $0.options.placement = .physical(Placement(.right))
      $0.options.policy = .fixed
      $0.options.text.minWidth = 4
      $0.target.origin.x = 10_000 - 10 - 2 - 9
    }
    #expect(layout.parts?.map { $0.lines.map(\.text) } == [["one two", "three"], ["four five", "six seven"]])
    #expect(layout.content.size == Size(width: 9, height: 4))
  }

  @Test("have gaps between them, whole quanta from one another")
  func gaps() {
    let layout = partLayout(ContentParts(title: "a", text: "b", image: Size(width: 2.5, height: 1.5))) {
      $0.options.content.gap = 0.75
    }
    // 1.5 up to 2, and 2.75 up to 3; then 3 + 1.75 up to 5.
    #expect(layout.rects(.image) == [Rect(width: 3, height: 2)])
    #expect(layout.rects(.title).map(\.y) == [3])
    #expect(layout.rects(.text).map(\.y) == [5])
  }

  @Test("shrink an image to the room in its proportions")
  func image() {
    let layout = partLayout(ContentParts(image: Size(width: 80, height: 20)), width: 40)
    #expect(layout.rects(.image) == [Rect(width: 40, height: 10)])
    #expect(layout.measure == .host)
  }

  @Test("may be a close box alone, or nothing where there is no tour")
  func little() {
    let close = partLayout(ContentParts(hasClose: true))
    #expect(close.content.size == Size(width: 1, height: 1))
    let nothing = partLayout(ContentParts(progress: .steps))
    #expect(nothing.parts == [])
    #expect(nothing.content.size == Size())
  }

  @Test("of one text have the size of the plain text")
  func plain() {
    let text = "Everything you typed is kept until you close the window"
    for width in stride(from: 0.0, through: 60, by: 2.5) {
      let plain = partLayout(ContentParts(text: text), width: width)
      let layout = partLayout(ContentParts(), width: width) { $0.content = .text(text) }
      #expect(layout.bubble == plain.bubble)
      #expect(layout.lines == plain.parts?[0].lines)
      #expect(layout.parts == nil)
    }
  }
}
