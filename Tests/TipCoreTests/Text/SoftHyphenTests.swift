import Testing
import TipCore

@Suite("A soft hyphen")
struct SoftHyphenTests {
  private let text = "Donau\u{AD}dampf\u{AD}schiff"

  @Test("is not there in the middle of a line")
  func invisible() {
    let layout = textLayout(text, width: nil)
    #expect(layout.lines.map(\.text) == ["Donaudampfschiff"])
    #expect(close(layout.lines[0].width, width("Donaudampfschiff")))
  }

  @Test("is a hyphen with a width at the end of one")
  func visible() {
    let layout = textLayout(text, width: width("Donaudampf-"))
    #expect(layout.lines.map(\.text) == ["Donaudampf-", "schiff"])
    #expect(close(layout.lines[0].width, width("Donaudampf-")))
    #expect(lines(text, width: width("Donaudampf-") - 0.01) == ["Donau-", "dampfschiff"])
  }

  @Test("needs no room for its hyphen where the rest of the word has room")
  func rest() {
    // The last part is narrower than a hyphen, so the room of the whole word is less than that of its start.
    #expect(width("i") < width("-"))
    #expect(lines("kann\u{AD}i", width: width("kanni")) == ["kanni"])
    #expect(lines("kann\u{AD}i", width: width("kanni") - 0.01) == ["kan", "ni"])
    #expect(lines("a kan\u{AD}n\u{AD}i", width: width("a kanni")) == ["a kanni"])
  }

  @Test("at the end of a text or before a space is nothing")
  func ends() {
    #expect(lines("word\u{AD}", width: width("word")) == ["word"])
    #expect(lines("word\u{AD} word", width: width("word")) == ["word", "word"])
    #expect(lines("word\u{AD}\nword", width: nil) == ["word", "word"])
    #expect(lines("\u{AD}", width: nil) == [""])
  }

  @Test("in a word without room leaves room for its hyphen, or is left out where one letter has none")
  func narrow() {
    #expect(lines("aaaa\u{AD}bbbb", width: width("aaaa")) == ["aaa", "a-", "bbbb"])
    #expect(lines("aa\u{AD}bb", width: 0) == ["a", "a", "b", "b"])
  }
}
