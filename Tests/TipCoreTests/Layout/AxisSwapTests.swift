import Testing
import TipCore

@Suite("Layouts turned over the diagonal")
struct AxisSwapTests {
  @Test("come out turned over the diagonal")
  func swap() {
    var count = 0
    for var input in WideLayouts(seed: 12, count: 20_000) where input.isSymmetric {
      // Left-to-right reading starts at the left as every column starts at the top.
      input.surroundings.direction = .ltr
      let (one, other) = (layout(input), layout(input.swapped))
      #expect(other.placement == one.placement?.swapped, "\(input)")
      #expect(close(other.bubble, one.bubble.swapped), "\(input)")
      #expect(other.why.choice == one.why.choice)
      #expect(other.why.lastResort == one.why.lastResort)
      #expect((other.arrow?.tip).map { Point(x: $0.y, y: $0.x) } == one.arrow?.tip, "\(input)")
      count += 1
    }
    #expect(count > 1_000)
  }
}

extension LayoutInput {
  /// Whether no rule that prefers an axis takes part: text lines, the widest of sizes, Floating UI's policies.
  fileprivate var isSymmetric: Bool {
    guard case .size = content, options.policy == .steady || options.policy == .ordered else { return false }
    if case .lines = target?.shape { return false }
    return true
  }

  fileprivate var swapped: LayoutInput {
    var input = self
    input.surroundings.bounds = surroundings.bounds.swapped
    input.surroundings.safeArea = surroundings.safeArea.swapped
    input.surroundings.workAreas = surroundings.workAreas.map(\.swapped)
    input.surroundings.obstacles = surroundings.obstacles.map(\.swapped)
    if case .size(let size) = content { input.content = .size(Size(width: size.height, height: size.width)) }
    if var target {
      target.clip = target.clip?.swapped
      switch target.shape {
      case .rect(let rect): target.shape = .rect(rect.swapped)
      case .point(let point): target.shape = .point(Point(x: point.y, y: point.x))
      case .lines: break
      }
      input.target = target
    }
    input.options.placement = options.placement.swapped
    input.options.order = PlacementList((0..<options.order.count).map { options.order[$0].swapped })
    input.previous = previous?.swapped
    return input
  }
}

extension Side {
  fileprivate var swapped: Side {
    switch self {
    case .top: .left
    case .left: .top
    case .bottom: .right
    case .right: .bottom
    }
  }
}

extension Placement {
  fileprivate var swapped: Placement { Placement(side.swapped, alignment) }
}

extension PlacementRequest {
  fileprivate var swapped: PlacementRequest {
    switch placement(.ltr) {
    case let placement?: .physical(placement.swapped)
    case nil: .auto
    }
  }
}

extension Rect {
  fileprivate var swapped: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension Insets {
  fileprivate var swapped: Insets { Insets(top: left, right: bottom, bottom: right, left: top) }
}
