import TipCore
import TipRPC

/// The twelve placements, asked for in one request without a session.
enum DemoGallery {
  /// The placements, a row for each side.
  static let placements: [String] = ["top", "right", "bottom", "left"].flatMap { (side: String) -> [String] in
    ["\(side)-start", side, "\(side)-end"]
  }

  /// A window with nothing but a target for each placement.
  static let window = DemoWindow(
    id: "gallery", bounds: Rect(width: 900, height: 600), direction: .ltr,
    controls: placements.enumerated().map { (index: Int, name: String) -> DemoControl in
      DemoControl(
        .button, Double(index % 3) * 300 + 114, Double(index / 3) * 150 + 58, 72, 56, radius: 8, "target",
        name: name)
    })

  /// The one step of the gallery.
  static let step = DemoStep(
    title: "The twelve placements",
    text: """
      One `layout` request with twelve items, and no session. A layout is geometry only, so that the colours here are \
      the page's own.
      """,
    calls: [.explain(tips, in: chapter)])

  private static let tips = placements.map { (name: String) -> DemoTip in
    DemoTip(name, at: .control(name), name, options: #"{"placement":"\#(name)"}"#)
  }

  private static let chapter = DemoChapter(window: window, options: "{}", tips: tips, preparation: [], steps: [])
}
