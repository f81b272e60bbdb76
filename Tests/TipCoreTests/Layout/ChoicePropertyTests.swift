import Testing
import TipCore

@Suite("The choice of 20,000 random layouts")
struct ChoicePropertyTests {
  /// Whether there is room at a placement: on the side axis beside the target, and for the length along it.
  private func hasRoom(_ placement: Placement, _ input: LayoutInput, _ size: Size) -> Bool {
    let clip = input.clipEdges
    let isVertical = placement.side == .top || placement.side == .bottom
    let (first, last) = isVertical ? (clip.top, clip.bottom) : (clip.left, clip.right)
    let room = isVertical ? clip.right - clip.left : clip.bottom - clip.top
    let axis = placement.side.axis
    let start = input.start(axis, placement, size)
    let slack = input.options.slack[axis]
    let isIn =
      placement.side.isFar
      ? start >= first && start + size[axis] + slack <= last : start - slack >= first && start + size[axis] <= last
    return isIn && size[placement.side.alongAxis] <= room
  }

  /// The placements in the order in which the policies try them.
  private func candidates(_ input: LayoutInput) -> [Placement] {
    let direction = input.surroundings.direction
    let order = (0..<input.options.order.count).compactMap { input.options.order[$0].placement(direction) }
    let preferred = input.options.placement.placement(direction) ?? order.first ?? Placement(.bottom)
    let first = [input.previous, preferred].compactMap { $0 }
    guard input.options.policy == .steady else { return first + order }
    return first + [preferred.opposite] + order.map { Placement($0.side, preferred.alignment) }
  }

  @Test("is the first candidate that has room, and the last resort is taken when none has")
  func first() {
    var counts: [Choice: Int] = [:]
    for (input, layout) in RandomLayouts.all where input.options.fit == .side {
      guard usableClip(input) != nil else { continue }
      let size = layout.bubble.size
      let candidates = candidates(input)
      let fitting = candidates.first { hasRoom($0, input, size) }
      if let fitting {
        #expect(layout.placement == fitting, "\(input)")
        #expect(layout.why.lastResort == nil)
      } else {
        #expect(layout.why.lastResort == .cover, "\(input)")
        #expect(layout.arrow == nil)
      }
      let tried = candidates.prefix { $0 != fitting }
      var unique: [Placement] = []
      for placement in tried where !unique.contains(placement) { unique.append(placement) }
      #expect(layout.why.rejected.map(\.placement) == unique, "\(input)")
      counts[layout.why.choice, default: 0] += 1
    }
    for choice in [Choice.preferred, .previous, .opposite, .fallback, .mostRoom] {
      #expect(counts[choice, default: 0] > 100, "\(choice)")
    }
  }

  /// Nothing is claimed of a window whose insets leave nothing of it.
  private func usableClip(_ input: LayoutInput) -> Rect? {
    let clip = input.clipEdges
    guard clip.right > clip.left, clip.bottom > clip.top else { return nil }
    return Rect(x: clip.left, y: clip.top, width: clip.right - clip.left, height: clip.bottom - clip.top)
  }

  @Test("names by how much each rejected placement sticks out")
  func overflows() {
    for (input, layout) in RandomLayouts.all {
      guard let clip = usableClip(input) else { continue }
      for rejection in layout.why.rejected {
        let size = layout.bubble.size
        let x = input.start(.x, rejection.placement, size)
        let y = input.start(.y, rejection.placement, size)
        let overflow = rejection.overflow
        #expect(close(overflow.left, clip.x - x) && close(overflow.right, x + size.width - clip.maxX))
        #expect(close(overflow.top, clip.y - y) && close(overflow.bottom, y + size.height - clip.maxY))
      }
    }
  }
}
