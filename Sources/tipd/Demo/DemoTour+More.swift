import TipCore

extension DemoTour {
  /// Four tips at once, each with another preset.
  static let hints = DemoChapter(
    window: .mail,
    options: ##"{"overlay":{"visible":true,"color":"#101830a0","fadeAfter":null}}"##,
    tips: hintTips,
    preparation: [],
    steps: [
      DemoStep(
        title: "Four presets under one dim",
        text: """
          Several tips can be shown at once, and the dim has a hole for each. A preset is a set of defaults: \
          placement, distances, colours, font, motion and what taps do.
          """,
        calls: [.show(hintTips), .advance(1)]),
      DemoStep(
        title: "A tap on a target goes through its hole",
        text: """
          The tap is told to the host, but not consumed: the host hands it to the control below, so that a tour can \
          be followed while working.
          """,
        calls: [.tap(300, 260), .advance(1)]),
    ])

  private static let hintTips = [
    DemoTip(
      "tipd", at: .control("message-3"), "tipd: the preset of the house",
      options: ##"{"placement":"right","border":\##(rim)}"##),
    DemoTip(
      "popover", at: .control("archive"), "popover: a large arrow",
      options: ##"{"preset":"popover","placement":"bottom","border":\##(rim)}"##),
    DemoTip("tipsee", at: .control("old"), "tipsee", options: ##"{"preset":"tipsee","placement":"bottom"}"##),
    DemoTip(
      "easytipview", at: .control("attachment"), "easytipview: a tap on it dismisses it",
      options: ##"{"preset":"easytipview"}"##),
  ]

  /// A window that is read from right to left.
  static let rightToLeft = DemoChapter(
    window: .hebrewMail,
    options: ##"{"border":\##(rim)}"##,
    tips: hebrewTips,
    preparation: [],
    steps: [
      DemoStep(
        title: "From right to left",
        text: """
          `start`, `end`, `leading` and `trailing` follow the reading direction: `bottom-start` is flush with the \
          right edge of its target, and `trailing` is on the left.
          """,
        calls: [.show(hebrewTips), .advance(1)])
    ])

  private static let hebrewTips = [
    DemoTip(
      "compose", at: .control("compose"), "כאן מתחילים: כתיבת הודעה חדשה לכל מי שרוצים",
      options: ##"{"placement":"bottom-start","text":{"maxWidth":180}}"##),
    DemoTip("sent", at: .control("sent"), "הודעות שכבר נשלחו", options: ##"{"placement":"trailing"}"##),
    DemoTip(
      "send", at: .control("send"), "ואז שולחים", options: ##"{"placement":"top-end","fill":"#0b6e4f"}"##),
  ]
}
