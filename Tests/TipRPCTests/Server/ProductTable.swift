import Testing

/// What every input does in every state, by hand.
enum ProductTable {
  struct Row: CustomTestStringConvertible, Sendable {
    var state: String
    var cells: [String]

    var testDescription: String { state }
  }

  /// The columns are those of `ProductTests.inputs`: open, update, lost, get, close | show n, show a, dismiss a, dismiss all |
  /// add, next, previous | tap a, tap at 1, 1 | wait, layout | update a, reorder, remove x, go y | pause, resume, end |
  /// yes, there | move, press, Escape, ArrowRight | export, import.
  static let rows: [Row] = tips + tour + asking + coming

  private static let tips: [Row] = [
    Row(
      state: "none",
      cells: [
        "-", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "now", "layout", "E1", "E1",
        "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "-",
      ]),
    Row(
      state: "open",
      cells: [
        "E3", "-", "-", "picture", "-", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-", "unchanged:empty",
        "unchanged:notStarted", "E5", "@outside", "now", "layout", "E5", "E10", "E10", "E10", "unchanged:notStarted",
        "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside", "@outside", "@key", "@key", "state",
        "E3",
      ]),
    Row(
      state: "coming",
      cells: [
        "E3", "-", "-a~", "picture", "-a dismissed:a:sessionClosed", "-a~ +n~", "E4", "-a~", "-a~", "-",
        "unchanged:empty", "unchanged:notStarted", "@bubble tapped:bubble:a", "@outside", "(shown:a) now", "layout",
        "+a~", "E10", "E10", "E10", "unchanged:notStarted", "unchanged:notPaused", "unchanged:notStarted", "E11", "E11",
        "@outside", "@target", "@key -a~", "@key", "state", "E3",
      ]),
    Row(
      state: "shown",
      cells: [
        "E3", "-", "-a~", "picture", "-a dismissed:a:sessionClosed", "-a~ +n~", "E4", "-a~", "-a~", "-",
        "unchanged:empty", "unchanged:notStarted", "@bubble tapped:bubble:a", "@outside", "now", "layout", "+a", "E10",
        "E10", "E10", "unchanged:notStarted", "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside",
        "@target", "@key -a~", "@key", "state", "E3",
      ]),
    Row(
      state: "leaving",
      cells: [
        "E3", "-", "-", "picture", "dismissed:a:api", "+n~", "E4", "unchanged:unknownTip:a", "-", "-",
        "unchanged:empty", "unchanged:notStarted", "E5", "@outside", "(dismissed:a:api) now", "layout", "E5", "E10",
        "E10", "E10", "unchanged:notStarted", "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside",
        "@outside", "@key", "@key", "state", "E3",
      ]),
    Row(
      state: "dimmed",
      cells: [
        "E3", "-", "-", "picture", "-o -O dismissed:o:sessionClosed", "-o~ +n~ -O~", "-o~ +a~ -O~",
        "unchanged:unknownTip:a", "-o~ -O~", "-", "unchanged:empty", "unchanged:notStarted", "E5",
        "@overlay tapped:overlay:o", "now", "layout", "E5", "E10", "E10", "E10", "unchanged:notStarted",
        "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@overlay", "@target", "@key -o~ -O~", "@key",
        "state", "E3",
      ]),
    Row(
      state: "fading",
      cells: [
        "E3", "-", "-", "picture", "-o -O dismissed:o:sessionClosed", "-o~ +n~ -O~", "-o~ +a~ -O~",
        "unchanged:unknownTip:a", "-o~ -O~", "-", "unchanged:empty", "unchanged:notStarted", "E5",
        "@overlay tapped:overlay:o", "now", "layout", "E5", "E10", "E10", "E10", "unchanged:notStarted",
        "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@overlay", "@target", "@key -o~ -O~", "@key",
        "state", "E3",
      ]),
    Row(
      state: "faded",
      cells: [
        "E3", "-", "-", "picture", "-o -O dismissed:o:sessionClosed", "-o~ +n~ -O", "-o~ +a~ -O",
        "unchanged:unknownTip:a", "-o~ -O", "-", "unchanged:empty", "unchanged:notStarted", "E5",
        "@overlay tapped:overlay:o", "now", "layout", "E5", "E10", "E10", "E10", "unchanged:notStarted",
        "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@overlay", "@target", "@key -o~ -O", "@key",
        "state", "E3",
      ]),
  ]
}
