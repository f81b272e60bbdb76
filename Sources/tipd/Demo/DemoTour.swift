import TipCore

/// What the demo shows, as data: four sessions on the built-in window.
enum DemoTour {
  /// All sessions, in the order in which they are shown.
  static let chapters = [tour, hints, parts, rightToLeft]

  /// A thin light line around a dark bubble, for windows that are dark too.
  static let rim = ##"{"width":1,"color":"#ffffff40"}"##

  /// A tour with steps of many kinds.
  private static let tour = DemoChapter(
    window: .mail,
    options: ##"{"lifetime":"untilNext"}"##,
    tips: tourTips,
    preparation: [.add(tourTips)],
    steps: goingForward + goingOn)

  private static let tourTips = [
    DemoTip(
      "compose", at: .control("compose"), "Start here: write a new message",
      options: ##"{"preset":"tipsee","tap":{"overlay":{"action":"next"}}}"##),
    DemoTip(
      "search", at: .control("search"),
      "Search all your mail by name, word or date. It looks while you type, and finds letters you have long forgotten.",
      options: ##"{"text":{"maxWidth":220},"border":\##(rim)}"##),
    DemoTip(
      "account", at: .control("account"), "Your accounts & pictures, and the way out",
      options: ##"{"placement":"bottom","border":\##(rim)}"##),
    DemoTip(
      "sync", at: .control("sync"), "Fetches what is new",
      options: ##"{"placement":"bottom","fill":"#0b6e4f","border":\##(rim)}"##),
    DemoTip(
      "caret", at: .point(Point(x: 561, y: 460)), "Answer right here,\nbelow the letter",
      options: ##"{"preset":"easytipview","placement":"trailing","fill":"#ffd166"}"##),
    DemoTip(
      "work", at: .control("work"), "All of this is yours now.\nNo side has room, so the tip lies on top.",
      options:
        ##"{"text":{"size":15,"maxWidth":340,"alignment":"center"},"bubble":{"padding":16},"overlay":{"visible":true}}"##
    ),
  ]

  private static let goingForward = [
    DemoStep(
      title: "A tour begins: a dim with a hole",
      text: """
        The first step has the preset `tipsee`, which prefers the left side, then the top, then the right. The overlay \
        comes with it, and its hole is the target grown by 8 on every side.
        """,
      calls: [Request("next"), .advance(0.7)]),
    DemoStep(
      title: "The dim fades",
      text:
        "In `tipsee` the dim goes away after a second. Time is the demo's own here: it moves by `clock/advance` only.",
      calls: [.advance(2)]),
    DemoStep(
      title: "A tap on the overlay goes on",
      text: """
        A dim that has faded still takes taps, and this tip's rule for them is `next`. The new tip has the preset `tipd`; \
        its text is broken into lines of at most 220.
        """,
      calls: [.tap(600, 420), .advance(1)]),
    DemoStep(
      title: "A slide in a corner",
      text: """
        Below the target there is room, but centred on it the tip would leave the window. It slides back inside, and \
        the arrow goes on pointing at the target.
        """,
      calls: [Request("next"), .advance(1)]),
    DemoStep(
      title: "One step back",
      text: "`previous` leaves the step and shows the one before it: one change that moves tip and index together.",
      calls: [Request("previous"), .advance(1)]),
  ]

  private static let goingOn = [
    DemoStep(
      title: "A flip at an edge, and a slide",
      text: "Two steps on: below this target the window ends, so the tip takes the opposite side, and slides.",
      calls: [Request("next"), Request("next"), .advance(1)]),
    DemoStep(
      title: "A point as target",
      text:
        "The caret of an editor has no size worth naming: the target is a point. The preset is `easytipview`, with another fill.",
      calls: [Request("next"), .advance(1)]),
    DemoStep(
      title: "A tap on the bubble dismisses",
      text:
        "That is the rule of `easytipview`. The tap is consumed, so the host does not pass it on to the field below.",
      calls: [.tap(620, 460), .advance(1)]),
    DemoStep(
      title: "The last resort",
      text: """
        The target fills the window. No side has room, so the bubble covers it, without an arrow, and the reply says \
        so.
        """,
      calls: [Request("next"), .advance(1)]),
    DemoStep(
      title: "The end of the tour",
      text:
        "`next` on the last step ends the tour, once. The tip and the dim go, and the tip's `dismissed` event says why.",
      calls: [Request("next"), .advance(1)]),
  ]
}
