extension ProductTable {
  /// A tour that asks, or waits.
  static let asking: [Row] = [
    Row(
      state: "guarded",
      cells: [
        "E3", "-", "-", "picture", "-", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-", "+x shown:x",
        "unchanged:notStarted", "E5", "@outside", "now", "layout", "E5", "-", "-", "confirm:enter:y",
        "unchanged:notStarted", "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside", "@outside",
        "@key", "@key", "state", "E3",
      ]),
    Row(
      state: "at the guard",
      cells: [
        "E3", "-", "-", "picture", "-x left:x:0>end dismissed:x:sessionClosed ended:sessionClosed", "-x~ +n~",
        "-x~ +a~", "unchanged:unknownTip:a", "-x~", "+x", "confirm:leave:x", "unchanged:atFirst", "E5", "@outside",
        "now", "layout", "E5", "+x", "-x dismissed:x:removed left:x:0>0 confirm:enter:y", "confirm:leave:x",
        "-x paused hidden:x:paused", "unchanged:notPaused", "confirm:leave:x", "E11", "E11", "@outside", "@target",
        "@key confirm:leave:x", "@key confirm:leave:x", "state", "E3",
      ]),
    Row(
      state: "asked to leave",
      cells: [
        "E3", "-", "-", "picture", "-x withdrawn left:x:0>end dismissed:x:sessionClosed ended:sessionClosed", "-x~ +n~",
        "-x~ +a~", "unchanged:unknownTip:a", "-x~", "+x", "unchanged:queued", "unchanged:queued", "E5", "@outside",
        "now", "layout", "E5", "+x", "-x withdrawn dismissed:x:removed left:x:0>0 confirm:enter:y", "unchanged:queued",
        "-x withdrawn paused hidden:x:paused", "unchanged:notPaused",
        "-x withdrawn left:x:0>end dismissed:x:ended ended:ended", "confirm:enter:y", "E12", "@outside", "@target",
        "@key -x~ withdrawn left:x:0>end ended:closed", "@key unchanged:queued", "state", "E3",
      ]),
    Row(
      state: "asked to enter",
      cells: [
        "E3", "-", "-", "picture", "withdrawn ended:sessionClosed", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-",
        "unchanged:queued", "unchanged:queued", "E5", "@outside", "now", "layout", "E5", "-", "withdrawn",
        "unchanged:queued", "withdrawn paused", "unchanged:notPaused", "withdrawn ended:ended", "+y shown:y", "E12",
        "@outside", "@outside", "@key", "@key", "state", "E3",
      ]),
    Row(
      state: "asked where",
      cells: [
        "E3", "-", "-", "picture", "withdrawn ended:sessionClosed", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-",
        "unchanged:queued", "unchanged:queued", "E5", "@outside", "now", "layout", "E5", "-", "withdrawn",
        "unchanged:queued", "withdrawn paused", "unchanged:notPaused", "withdrawn ended:ended", "E12", "+z shown:z",
        "@outside", "@outside", "@key", "@key", "state", "E3",
      ]),
    Row(
      state: "waiting",
      cells: [
        "E3", "-", "-", "picture", "ended:sessionClosed", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-",
        "ended:completed", "resolve:z", "E5", "@outside", "now", "layout", "E5", "-", "-", "confirm:enter:y",
        "paused", "unchanged:notPaused", "ended:ended", "E11", "E11", "@outside", "@outside", "@key",
        "@key", "state", "E3",
      ]),
  ]
}
