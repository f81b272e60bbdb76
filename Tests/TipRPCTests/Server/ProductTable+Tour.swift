extension ProductTable {
  static let tour: [Row] = [
    Row(
      state: "idle",
      cells: [
        "E3", "-", "-", "picture", "-", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-", "+x shown:x",
        "unchanged:notStarted", "E5", "@outside", "now", "layout", "E5", "-", "-", "+y shown:y", "unchanged:notStarted",
        "unchanged:notPaused", "unchanged:notStarted", "E11", "E11", "@outside", "@outside", "@key", "@key", "state",
        "E3",
      ]),
    Row(
      state: "first",
      cells: [
        "E3", "-", "-", "picture", "-x left:x:0>end dismissed:x:sessionClosed ended:sessionClosed", "-x~ +n~",
        "-x~ +a~", "unchanged:unknownTip:a", "-x~", "+x", "-x +y left:x:0>1 dismissed:x:left shown:y",
        "unchanged:atFirst", "E5", "@outside", "now", "layout", "E5", "+x",
        "-x +y dismissed:x:removed left:x:0>0 shown:y", "-x +y left:x:0>1 dismissed:x:left shown:y",
        "-x paused hidden:x:paused", "unchanged:notPaused", "-x left:x:0>end dismissed:x:ended ended:ended", "E11",
        "E11", "@outside", "@target", "@key -x~ left:x:0>end ended:closed", "@key -x~ +y~ left:x:0>1", "state", "E3",
      ]),
    Row(
      state: "middle",
      cells: [
        "E3", "-", "-", "picture", "-y left:y:1>end dismissed:y:sessionClosed ended:sessionClosed", "-y~ +n~",
        "-y~ +a~", "unchanged:unknownTip:a", "-y~", "+y", "-y +z left:y:1>2 dismissed:y:left shown:z",
        "-y +x left:y:1>0 dismissed:y:left shown:x", "E5", "@outside", "now", "layout", "E5", "+y", "+y",
        "+y left:y:1>1", "-y paused hidden:y:paused", "unchanged:notPaused",
        "-y left:y:1>end dismissed:y:ended ended:ended", "E11", "E11", "@outside", "@target",
        "@key -y~ left:y:1>end ended:closed", "@key -y~ +z~ left:y:1>2", "state", "E3",
      ]),
    Row(
      state: "last",
      cells: [
        "E3", "-", "-", "picture", "-z left:z:2>end dismissed:z:sessionClosed ended:sessionClosed", "-z~ +n~",
        "-z~ +a~", "unchanged:unknownTip:a", "-z~", "+z", "-z left:z:2>end dismissed:z:completed ended:completed",
        "-z +y left:z:2>1 dismissed:z:left shown:y", "E5", "@outside", "now", "layout", "E5", "+z", "+z",
        "-z +y left:z:2>1 dismissed:z:left shown:y", "-z paused hidden:z:paused", "unchanged:notPaused",
        "-z left:z:2>end dismissed:z:ended ended:ended", "E11", "E11", "@outside", "@target",
        "@key -z~ left:z:2>end ended:closed", "@key -z~ left:z:2>end ended:completed", "state", "E3",
      ]),
    Row(
      state: "ended",
      cells: [
        "E3", "-", "-", "picture", "-", "+n~", "+a~", "unchanged:unknownTip:a", "-", "-", "unchanged:ended",
        "unchanged:ended", "E5", "@outside", "now", "layout", "E5", "-", "-", "+y shown:y", "unchanged:ended",
        "unchanged:notPaused", "unchanged:ended", "E11", "E11", "@outside", "@outside", "@key", "@key", "state", "E3",
      ]),
    Row(
      state: "paused",
      cells: [
        "E3", "-", "-", "picture", "left:y:1>end dismissed:y:sessionClosed ended:sessionClosed", "+n~", "+a~",
        "unchanged:unknownTip:a", "dismissed:y:api", "-", "unchanged:paused", "unchanged:paused", "E5", "@outside",
        "now", "layout", "E5", "-", "-", "+y resumed left:y:1>1 dismissed:y:left shown:y", "unchanged:paused",
        "+y resumed shown:y", "left:y:1>end dismissed:y:ended ended:ended", "E11", "E11", "@outside", "@outside",
        "@key", "@key", "state", "E3",
      ]),
  ]
}
