import TipCore

/// What `layout` and each of its items say of a tip.
struct LayoutItem: Sendable {
  /// Whether `target` was there: `null` asks for a tip without one.
  var hasTarget = false
  var target: Target?
  var content: Content?
  var overrides = OptionOverrides()
  var previous: Placement?
  var frame: Rect?
  var edge: Side?
  /// Whether anything but options was said.
  var isTip = false

  /// The members, which the params of `layout` have as well; within them the item is found by `item`.
  static func members<Value>(
    _ item: @escaping @Sendable (inout Value, (inout LayoutItem) -> Void) -> Void
  ) -> [Member<Value>] {
    [
      .value("target", .nullable(fixedTarget), "What the tip belongs to; null: nothing.", readOptionalTarget) {
        (value: inout Value, target: Target?) in
        item(&value) {
          $0.target = target
          $0.hasTarget = true
          $0.isTip = true
        }
      },
      .value("content", .object("content"), "What stands in it.", readContent) {
        (value: inout Value, content: Content) in
        item(&value) {
          $0.content = content
          $0.isTip = true
        }
      },
      .value("options", .object("options"), standard: "{}", "Its options.", readOptions) {
        (value: inout Value, overrides: OptionOverrides) in item(&value) { $0.overrides = overrides }
      },
      .value("previous", .choice(placementNames), "Where it was; kept while it still fits.", readPlacement) {
        (value: inout Value, previous: Placement) in
        item(&value) {
          $0.previous = previous
          $0.isTip = true
        }
      },
      .value("frame", .object("rect"), "Its final frame, where a window system placed it.", readRect) {
        (value: inout Value, frame: Rect) in
        item(&value) {
          $0.frame = frame
          $0.isTip = true
        }
      },
      .value("edge", .choice(sideNames), "With frame and no target: the edge that carries the arrow.", readSide) {
        (value: inout Value, edge: Side) in
        item(&value) {
          $0.edge = edge
          $0.isTip = true
        }
      },
    ]
  }

  /// The input of the layout; a member that is missing is refused by name.
  func input(_ surroundings: Surroundings, _ options: consuming Options) throws(ParamsError) -> LayoutInput {
    guard hasTarget || frame != nil else {
      throw ParamsError(path: "target", found: "nothing", expected: Shape.nullable(fixedTarget).text)
    }
    guard edge == nil || (frame != nil && target == nil) else {
      throw ParamsError(path: "edge", found: "an edge", expected: "an edge only beside frame and without target")
    }
    guard let content = content ?? (frame == nil ? nil : .size(Size())) else {
      throw ParamsError(path: "content", found: "nothing", expected: Shape.object("content").text)
    }
    return LayoutInput(
      target: target, content: content, surroundings: surroundings, options: options, previous: previous,
      frame: frame, edge: edge)
  }
}

/// The names of the twelve placements.
let placementNames: [String] = Placement.allCases.map { (placement: Placement) -> String in placement.name }

/// The names of the four sides.
private let sideNames: [String] = Side.allCases.map { (side: Side) -> String in side.rawValue }

private func readPlacement(_ json: JSONValue) throws(ParamsError) -> Placement {
  Placement.allCases[try json.choice(placementNames)]
}

private func readSide(_ json: JSONValue) throws(ParamsError) -> Side { Side.allCases[try json.choice(sideNames)] }

private func readOptionalTarget(_ json: JSONValue) throws(ParamsError) -> Target? {
  json.kind == .null ? nil : try readTarget(json)
}
