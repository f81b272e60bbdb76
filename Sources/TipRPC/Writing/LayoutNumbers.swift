import TipCore

/// Layouts as numbers, for a host that shares its memory with the server: what JSON would say, without a text.
///
/// First comes how many items there are, or -1 for one layout that is no item, and whether each is explained. Then for each
/// layout: placement, frame, bubble, content, edge, the arrow's tip, base, width and length and whether it points at the
/// target, visibility, whether it is hidden, and the count of its cutouts; then x, y, width, height and corner radius of each
/// of these. If it is explained, policy, choice, slide, whether it was resized, the last resort, whether it overlaps, and
/// the count of rejected placements follow, and then these. Rects are x, y, width, height. Names are their places in the
/// closed sets of the schema, -1 for null; without an arrow its numbers are 0.
package struct LayoutNumbers {
  /// The numbers, in order.
  package private(set) var list: [Double] = []

  private var areExplained = false

  /// How many numbers a layout has, but for its cutouts and its explanation.
  private static let fixed = 24
  private static let perCutout = 5
  /// How many numbers an explanation has, but for what was rejected.
  private static let explained = 8

  init() {}

  /// Begins anew, for so many items or one layout.
  mutating func begin(items: Int?, areExplained: Bool) {
    self.areExplained = areExplained
    list.removeAll(keepingCapacity: true)
    list.append(Double(items ?? -1))
    list.append(areExplained ? 1 : 0)
  }

  /// Adds a layout; false if it has what these numbers cannot say: texts, or a corner unlike the others.
  mutating func append(_ layout: Layout) -> Bool {
    guard layout.measure == .host, layout.parts == nil, !layout.isCut else { return false }
    for cutout in layout.cutouts where !cutout.cornerRadius.isUniform { return false }
    list.append(addingCapacity: Self.fixed + Self.perCutout * layout.cutouts.count) {
      (out: inout OutputSpan<Double>) -> Void in
      out.append(Double(layout.placement?.index ?? -1))
      out.append(layout.frame)
      out.append(layout.bubble)
      out.append(layout.content)
      out.append(layout.arrow)
      out.append(Double(layout.visibility.index))
      out.append(layout.isHidden ? 1 : 0)
      out.append(Double(layout.cutouts.count))
      for index in layout.cutouts.indices {
        out.append(layout.cutouts[index].rect)
        out.append(number: layout.cutouts[index].cornerRadius.topLeft)
      }
    }
    if areExplained { append(layout.why) }
    return true
  }

  private mutating func append(_ why: Why) {
    list.append(addingCapacity: Self.explained + why.rejected.count) { (out: inout OutputSpan<Double>) -> Void in
      out.append(Double(why.policy.index))
      out.append(Double(why.choice.index))
      out.append(why.slide)
      out.append(why.isResized ? 1 : 0)
      out.append(Double(why.lastResort?.index ?? -1))
      out.append(why.overlap ? 1 : 0)
      out.append(Double(why.rejected.count))
      for index in why.rejected.indices { out.append(Double(why.rejected[index].placement.index)) }
    }
  }
}

extension OutputSpan<Double> {
  /// JSON writes no negative zero.
  fileprivate mutating func append(number: Double) { append(number + 0) }

  fileprivate mutating func append(_ rect: Rect) {
    append(number: rect.x)
    append(number: rect.y)
    append(number: rect.width)
    append(number: rect.height)
  }

  fileprivate mutating func append(_ point: Point) {
    append(number: point.x)
    append(number: point.y)
  }

  fileprivate mutating func append(_ arrow: Arrow?) {
    guard let arrow else {
      append(-1)
      return append(repeating: 0, count: 7)
    }
    append(Double(arrow.edge.index))
    append(arrow.tip)
    append(arrow.base)
    append(number: arrow.width)
    append(number: arrow.length)
    append(arrow.pointsAtTarget ? 1 : 0)
  }
}
