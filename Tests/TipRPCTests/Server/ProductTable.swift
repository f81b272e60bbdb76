import Testing

/// What every input does in every state, by hand.
enum ProductTable {
  struct Row: CustomTestStringConvertible, Sendable {
    var state: String
    var cells: [String]

    var testDescription: String { state }
  }

  /// The columns: open, update, lost, get, close | show n, show a, dismiss a, dismiss all | add, next, previous |
  /// tap a, tap at 1, 1 | wait, layout.
  static let rows: [Row] = [
    Row(
      state: "none",
      cells: ["-", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "E1", "now", "layout"]),
    Row(
      state: "open",
      cells: [
        "E3", "-", "-", "picture", "-", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-", "unchanged:empty",
        "unchanged:notStarted", "E5", "@outside", "now", "layout",
      ]),
    Row(
      state: "coming",
      cells: [
        "E3", "-", "-a~", "picture", "-a dismissed:a:sessionClosed", "-a~ +n~", "E4", "-a~", "-a~", "-",
        "unchanged:empty", "unchanged:notStarted", "@bubble tapped:bubble:a", "@outside", "(shown:a) now", "layout",
      ]),
    Row(
      state: "shown",
      cells: [
        "E3", "-", "-a~", "picture", "-a dismissed:a:sessionClosed", "-a~ +n~", "E4", "-a~", "-a~", "-",
        "unchanged:empty", "unchanged:notStarted", "@bubble tapped:bubble:a", "@outside", "now", "layout",
      ]),
    Row(
      state: "leaving",
      cells: [
        "E3", "-", "-", "picture", "dismissed:a:api", "+n~", "E4", "unchanged:unknownTip:a", "-", "-",
        "unchanged:empty", "unchanged:notStarted", "E5", "@outside", "(dismissed:a:api) now", "layout",
      ]),
    Row(
      state: "idle",
      cells: [
        "E3", "-", "-", "picture", "-", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-", "+x shown:x",
        "unchanged:notStarted", "E5", "@outside", "now", "layout",
      ]),
    Row(
      state: "first",
      cells: [
        "E3", "-", "-", "picture", "-x dismissed:x:sessionClosed ended:sessionClosed", "-x~ +n~", "-x~ +a~",
        "unchanged:unknownTip:a", "-x~", "+x", "-x +y left:x:0>1 dismissed:x:left shown:y", "unchanged:atFirst", "E5",
        "@outside", "now", "layout",
      ]),
    Row(
      state: "middle",
      cells: [
        "E3", "-", "-", "picture", "-y dismissed:y:sessionClosed ended:sessionClosed", "-y~ +n~", "-y~ +a~",
        "unchanged:unknownTip:a", "-y~", "+y", "-y +z left:y:1>2 dismissed:y:left shown:z",
        "-y +x left:y:1>0 dismissed:y:left shown:x", "E5", "@outside", "now", "layout",
      ]),
    Row(
      state: "last",
      cells: [
        "E3", "-", "-", "picture", "-z dismissed:z:sessionClosed ended:sessionClosed", "-z~ +n~", "-z~ +a~",
        "unchanged:unknownTip:a", "-z~", "+z", "-z left:z:2>end dismissed:z:completed ended:completed",
        "-z +y left:z:2>1 dismissed:z:left shown:y", "E5", "@outside", "now", "layout",
      ]),
    Row(
      state: "ended",
      cells: [
        "E3", "-", "-", "picture", "-", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-", "unchanged:ended",
        "unchanged:ended", "E5", "@outside", "now", "layout",
      ]),
    Row(
      state: "dimmed",
      cells: [
        "E3", "-", "-", "picture", "-o -O dismissed:o:sessionClosed", "-o~ +n~ -O~", "-o~ +a~ -O~",
        "unchanged:unknownTip:a", "-o~ -O~", "-", "unchanged:empty", "unchanged:notStarted", "E5",
        "@overlay tapped:overlay:o", "now", "layout",
      ]),
    Row(
      state: "fading",
      cells: [
        "E3", "-", "-", "picture", "-o -O dismissed:o:sessionClosed", "-o~ +n~ -O~", "-o~ +a~ -O~",
        "unchanged:unknownTip:a", "-o~ -O~", "-", "unchanged:empty", "unchanged:notStarted", "E5",
        "@overlay tapped:overlay:o", "now", "layout",
      ]),
    Row(
      state: "faded",
      cells: [
        "E3", "-", "-", "picture", "-o -O dismissed:o:sessionClosed", "-o~ +n~ -O", "-o~ +a~ -O",
        "unchanged:unknownTip:a", "-o~ -O", "-", "unchanged:empty", "unchanged:notStarted", "E5",
        "@overlay tapped:overlay:o", "now", "layout",
      ]),
  ]
}
