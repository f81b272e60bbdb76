import TipCore

/// A layout to try: a bubble of 120 × 40 at a target in the middle of a window, and what a test changes of it.
struct Trial {
  var target = Rect(x: 160, y: 120, width: 80, height: 30)
  var targetRadius = 0.0
  var content = Content.size(Size(width: 104, height: 24))
  var surroundings = Surroundings(bounds: Rect(width: 400, height: 300))
  var options = Options()
  var previous: Placement?

  init(_ change: (inout Trial) -> Void = { _ in }) {
    change(&self)
  }

  var input: LayoutInput {
    LayoutInput(
      target: .rect(target, cornerRadius: targetRadius), content: content, surroundings: surroundings,
      options: options, previous: previous)
  }

  var layout: Layout { TipCore.layout(input) }
}

extension PlacementRequest {
  /// A placement by its name; `auto` for an unknown one.
  init(named name: String) {
    self = PlacementRequest.allCases.first { $0.name == name } ?? .auto
  }
}
