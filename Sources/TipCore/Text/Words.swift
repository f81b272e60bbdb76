/// A text cut into words once, so that it can be wrapped to many widths without measuring again.
struct Words: Sendable {
  /// A run of graphemes between two places where a line may break, and the spaces behind it.
  struct Word: Sendable {
    /// Where the word starts in the text.
    var start: String.Index
    /// Where it ends, before its spaces.
    var end: String.Index
    /// The width of the word.
    var width: Double
    /// The width of the spaces behind it, which count only if another word follows on the line.
    var spaces: Double
    /// Whether the line ends here whatever room is left.
    var endsLine: Bool
  }

  /// The text.
  let text: String
  /// How it is set.
  let style: TextStyle
  /// The words in order; at least one.
  private(set) var list: [Word] = []

  /// Cuts a text at spaces and tabs, and after `\n`, `\r\n` and `\r`.
  init(_ text: String, style: TextStyle) {
    self.text = text
    self.style = style
    var word = Word(start: text.startIndex, end: text.startIndex, width: 0, spaces: 0, endsLine: false)
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isNewline {
        word.endsLine = true
        list.append(word)
        word = Word(start: next, end: next, width: 0, spaces: 0, endsLine: false)
      } else if character == " " || character == "\t" {
        word.spaces += style.advance(" ")
      } else {
        if word.spaces > 0 {
          list.append(word)
          word = Word(start: index, end: index, width: 0, spaces: 0, endsLine: false)
        }
        word.width += style.advance(character)
        word.end = next
      }
      index = next
    }
    list.append(word)
  }
}
