import Testing
import TipCore

@Suite("Every layout of any policy")
struct WideLayoutTests {
  @Test("is finite, reports its overlap, and stays in the clip where it says so", arguments: 0..<4)
  func soundness(seed: UInt64) {
    for input in WideLayouts(seed: 100 + seed, count: 25_000) {
      let found = layout(input)
      #expect(found.isFinite, "\(input)")
      #expect(found.frame.union(found.bubble) == found.frame)
      let fits =
        found.why.overflow.left + found.why.overflow.right <= 0
        && found.why.overflow.top + found.why.overflow.bottom <= 0
      guard found.why.lastResort == .cover, fits, !found.why.isResized else { continue }
      let region =
        input.surroundings.workAreas.isEmpty ? input.surroundings.bounds.inset(by: input.surroundings.safeArea) : nil
      guard let clip = region?.inset(by: input.options.margin) else { continue }
      #expect(clip.holds(found.bubble), "\(input)")
    }
  }

  @Test("grows with its world", arguments: [0.125, 8, 1_024])
  func scale(factor: Double) {
    for input in WideLayouts(seed: 7, count: 3_000) {
      // The tolerance for rounding has a fixed size: only what it does not decide is compared.
      let (one, other) = (layout(input), layout(input.scaled(by: factor)))
      #expect(other.placement == one.placement, "\(input)")
      #expect(other.why.choice == one.why.choice)
      #expect(other.why.lastResort == one.why.lastResort)
      #expect(close(other.bubble, one.bubble.scaled(by: factor)), "\(input)")
    }
  }

  @Test("is not touched by an obstacle far away")
  func farObstacle() {
    for input in WideLayouts(seed: 8, count: 5_000) {
      var other = input
      other.surroundings.obstacles.append(Rect(x: 1e6, y: -1e6, width: 10, height: 10))
      #expect(layout(other) == layout(input), "\(input)")
    }
  }

  @Test("stands on whole quanta, and where it stood if everything was whole already", arguments: [0.25, 1, 8])
  func quantum(quantum: Double) {
    for input in WideLayouts(seed: 9, count: 4_000) where !input.options.resize.enabled {
      var snapped = input
      snapped.options.quantum = Lengths(quantum)
      let found = layout(snapped)
      guard !found.why.isResized else { continue }
      for length in [found.bubble.x, found.bubble.y, found.bubble.width, found.bubble.height] {
        #expect(length.remainder(dividingBy: quantum) == 0, "\(snapped)")
      }
    }
  }

  @Test("ends for lengths from 1e-9 to 1e9")
  func magnitudes() {
    for exponent in stride(from: -9.0, through: 9, by: 3) {
      var factor = 1.0
      for _ in 0..<Int(abs(exponent)) { factor *= exponent < 0 ? 0.1 : 10 }
      for input in WideLayouts(seed: 10, count: 500) {
        #expect(layout(input.scaled(by: factor)).isFinite)
      }
    }
  }

  @Test("never goes back and forth while its target moves one way", arguments: [Side.left, .right, .top, .bottom])
  func hysteresis(preferred: Side) {
    for (dx, dy) in [(1.0, 0.0), (0, 1), (1, 1), (-1, 0.5)] {
      for size in [Size(width: 120, height: 40), Size(width: 60, height: 90)] {
        var options = Preset.tipd.options
        options.placement = .physical(Placement(preferred))
        var previous: Placement?
        var walk: [Placement] = []
        for step in -60...460 {
          let origin = Point(x: dx < 0 ? 400 - Double(step) : dx * Double(step), y: dy * Double(step) * 0.75)
          let found = layout(
            LayoutInput(
              target: .rect(Rect(origin, Size(width: 50, height: 20))), content: .size(size),
              surroundings: Surroundings(bounds: Rect(width: 400, height: 300)), options: options, previous: previous))
          previous = found.placement
          if let placement = found.placement, walk.last != placement { walk.append(placement) }
        }
        #expect(Set(walk).count == walk.count, "\(preferred) \(dx) \(dy): \(walk.map(\.name))")
      }
    }
  }
}

extension Layout {
  fileprivate var isFinite: Bool {
    var numbers = [
      frame.x, frame.y, frame.width, frame.height, bubble.x, bubble.y, bubble.width, bubble.height,
      cornerRadius.topLeft,
    ]
    numbers += [content.x, content.y, content.width, content.height]
    if let arrow { numbers += [arrow.tip.x, arrow.tip.y, arrow.base.x, arrow.base.y, arrow.width] }
    return numbers.allSatisfy(\.isFinite) && bubble.width >= 0 && bubble.height >= 0
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    let overflow = [x - other.x, y - other.y, other.maxX - maxX, other.maxY - maxY]
    return overflow.allSatisfy { $0 <= closeness }
  }
}

extension Point {
  fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}

extension Insets {
  fileprivate func scaled(by factor: Double) -> Insets {
    Insets(top: top * factor, right: right * factor, bottom: bottom * factor, left: left * factor)
  }
}

extension LayoutInput {
  /// The same in a unit so many times smaller.
  fileprivate func scaled(by factor: Double) -> LayoutInput {
    var input = self
    input.surroundings.bounds = surroundings.bounds.scaled(by: factor)
    input.surroundings.safeArea = surroundings.safeArea.scaled(by: factor)
    input.surroundings.workAreas = surroundings.workAreas.map { $0.scaled(by: factor) }
    input.surroundings.obstacles = surroundings.obstacles.map { $0.scaled(by: factor) }
    input.target = target?.scaled(by: factor)
    input.content = content.scaled(by: factor)
    // A unit of one over the factor divides every length of the options by it.
    input.options = options.scaled(by: Unit(x: 1 / factor, y: 1 / factor))
    return input
  }
}

extension Target {
  fileprivate func scaled(by factor: Double) -> Target {
    var target = self
    target.cornerRadius *= factor
    target.clip = clip?.scaled(by: factor)
    switch shape {
    case .rect(let rect): target.shape = .rect(rect.scaled(by: factor))
    case .point(let point): target.shape = .point(point.scaled(by: factor))
    case .lines(let rects, let pointer):
      target.shape = .lines(rects.map { $0.scaled(by: factor) }, pointer: pointer?.scaled(by: factor))
    }
    return target
  }
}

extension Content {
  fileprivate func scaled(by factor: Double) -> Content {
    switch self {
    case .size(let size): .size(Size(width: size.width * factor, height: size.height * factor))
    case .sizes(let sizes): .sizes(sizes.map { Size(width: $0.width * factor, height: $0.height * factor) })
    case .text, .parts: self
    }
  }
}
