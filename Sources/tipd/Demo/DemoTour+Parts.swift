extension DemoTour {
  /// One tip with every part that a content can have, and every motion.
  static let parts = DemoChapter(
    window: .mail,
    options: ##"{"overlay":{"visible":true},"border":\##(rim)}"##,
    tips: [welcome],
    preparation: [],
    steps: [
      DemoStep(
        title: "A content of parts, and how it moves",
        text: """
          A picture, a title, a text, buttons, progress and a close box: tipd stacks them, and the host draws them. The \
          tip comes as a spring, the hole closes in on its target, and then the tip floats: point at the figure.
          """,
        calls: [.show([welcome])]),
      DemoStep(
        title: "A tap on a button",
        text: "The button has no action of its own, so that its id comes back to the host as an `action` event.",
        calls: [.tap(619, 220), .advance(1)]),
      DemoStep(
        title: "A tap on the close box",
        text: "It dismisses the tip, for a reason of its own: `close`.",
        calls: [.tap(702, 86), .advance(1)]),
    ])

  private static let welcome = DemoTip(
    "welcome", at: .control("message-2"),
    content: Array(
      ##"""
      {"image":{"width":180,"height":64},"title":"Letters you have not read",\##
      "text":"They stay on top until you open them, here and on your other devices.",\##
      "buttons":[{"id":"later","label":"Later"},{"id":"open","label":"Open"}],\##
      "progress":{"current":1,"total":3},"close":true}
      """##.utf8),
    options: ##"""
      {"placement":"right","motion":{"show":{"kind":"spring","duration":0.6},"dim":{"duration":0.4},\##
      "cutout":{"kind":"iris","duration":0.5},"idle":{"kind":"float","distance":6,"duration":1.6}}}
      """##)
}
