extension ProductTable {
  /// Tips that are to come, and tours over two windows.
  static let coming: [Row] = [
    Row(
      state: "hint",
      cells: [
        "E3", "-", "-a?", "picture", "-a? dismissed:a:sessionClosed", "+n~", "E4", "-a? dismissed:a:api",
        "-a? dismissed:a:api", "-", "unchanged:empty", "unchanged:notStarted", "E5", "@outside", "now", "layout", "+a?",
        "E10", "E10", "E10", "unchanged:notStarted", "unchanged:notPaused", "unchanged:notStarted", "E11", "E11",
        "@outside", "@outside", "@key", "@key", "state", "E3",
      ]),
    Row(
      state: "armed",
      cells: [
        "E3", "-", "-", "picture", "dismissed:a:sessionClosed", "+n~", "E4", "dismissed:a:api", "dismissed:a:api", "-",
        "unchanged:empty", "unchanged:notStarted", "E5", "@outside", "now", "layout", "-", "E10", "E10", "E10",
        "unchanged:notStarted", "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside", "@outside",
        "@key", "@key", "state", "E3",
      ]),
    Row(
      state: "hovering",
      cells: [
        "E3", "-", "-", "picture", "dismissed:a:sessionClosed", "+n~", "E4", "dismissed:a:api", "dismissed:a:api", "-",
        "unchanged:empty", "unchanged:notStarted", "E5", "@outside", "now", "layout", "-", "E10", "E10", "E10",
        "unchanged:notStarted", "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside exited:a",
        "@outside", "@key", "@key", "state", "E3",
      ]),
    Row(
      state: "hovered",
      cells: [
        "E3", "-", "-a~", "picture", "-a dismissed:a:sessionClosed", "+n~", "E4", "-a~", "-a~", "-", "unchanged:empty",
        "unchanged:notStarted", "@bubble tapped:bubble:a", "@outside", "now", "layout", "+a", "E10", "E10", "E10",
        "unchanged:notStarted", "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside exited:a",
        "@target -a~", "@key -a~", "@key", "state", "E3",
      ]),
    Row(
      state: "delayed",
      cells: [
        "E3", "-", "-", "picture", "dismissed:a:sessionClosed", "+n~", "E4", "dismissed:a:api", "dismissed:a:api", "-",
        "unchanged:empty", "unchanged:notStarted", "E5", "@outside", "now", "layout", "-", "E10", "E10", "E10",
        "unchanged:notStarted", "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside", "@outside",
        "@key", "@key", "state", "E3",
      ]),
    Row(
      state: "two windows",
      cells: [
        "E3", "-", "-", "picture", "-", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-", "unchanged:empty",
        "unchanged:notStarted", "E5", "@outside", "now", "layout", "E5", "E10", "E10", "E10", "unchanged:notStarted",
        "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside", "@outside", "@key", "@key", "state",
        "E3",
      ]),
    Row(
      state: "far tour",
      cells: [
        "E3", "-", "-", "picture", "-", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-", "(+x shown:x) -",
        "unchanged:notStarted", "E5", "@outside", "now", "layout", "E5", "-", "-", "+y shown:y", "unchanged:notStarted",
        "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside", "@outside", "@key", "@key", "state",
        "E3",
      ]),
    Row(
      state: "elsewhere",
      cells: [
        "E3", "-", "-", "picture", "(-x dismissed:x:sessionClosed) left:x:0>end ended:sessionClosed", "+n~", "+a~",
        "unchanged:unknownTip:a", "-", "(+x) -", "(-x dismissed:x:left) +y left:x:0>1 shown:y", "unchanged:atFirst",
        "E5", "@outside", "now", "layout", "E5", "(+x) -", "(-x dismissed:x:removed) +y left:x:0>0 shown:y",
        "(-x dismissed:x:left) +y left:x:0>1 shown:y", "(-x hidden:x:paused) paused", "unchanged:notPaused",
        "(-x dismissed:x:ended) left:x:0>end ended:ended", "E11", "E11", "@outside", "@outside", "@key", "@key",
        "state", "E3",
      ]),
  ]
}
