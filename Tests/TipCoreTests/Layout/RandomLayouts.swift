import TipCore

/// Random layouts on a grid of quarters, so that sums are exact: the same ones in every run.
enum RandomLayouts {
  /// All of them, with what the engine makes of each.
  static let all: [(input: LayoutInput, layout: Layout)] = {
    var random = SeededGenerator(seed: 20_261)
    return (0..<20_000).map { _ in
      let input = input(&random)
      return (input, layout(input))
    }.filter { (input, layout) in
      // As in Floating UI, an arrow may leave an edge that is shorter than the slack at both sides of its middle.
      guard let edge = layout.arrow?.edge else { return true }
      return layout.bubble.length(edge.alongAxis) >= 2 * input.options.arrow.slack[edge.alongAxis]
    }
  }()

  private static func input(_ random: inout SeededGenerator) -> LayoutInput {
    LayoutInput(
      target: target(&random),
      content: .size(Size(width: quarter(0...260, &random), height: quarter(0...200, &random))),
      surroundings: surroundings(&random), options: options(&random),
      previous: random.one(in: 4) ? random.pick(Placement.allCases) : nil)
  }

  private static func target(_ random: inout SeededGenerator) -> Target {
    let origin = Point(x: quarter(-150...450, &random), y: quarter(-150...350, &random))
    if random.one(in: 6) { return .point(origin) }
    let size = Size(width: quarter(0...180, &random), height: quarter(0...180, &random))
    return .rect(Rect(origin, size), cornerRadius: quarter(0...40, &random))
  }

  private static func surroundings(_ random: inout SeededGenerator) -> Surroundings {
    Surroundings(
      bounds: Rect(
        x: quarter(-100...100, &random), y: quarter(-100...100, &random), width: quarter(0...500, &random),
        height: quarter(0...400, &random)),
      safeArea: random.one(in: 2) ? Insets() : insets(0...30, &random),
      direction: random.pick(Direction.allCases))
  }

  private static func options(_ random: inout SeededGenerator) -> Options {
    var options = random.pick([Preset.tipd, .tipsee, .easytipview]).options
    options.placement = random.pick(PlacementRequest.allCases)
    options.policy = random.pick([.steady, .ordered])
    options.lastResort = .cover
    options.fit = random.one(in: 4) ? .clear : .side
    options.order = PlacementList(PlacementRequest.allCases.dropFirst().shuffled(using: &random).prefix(4).map { $0 })
    options.offset = random.one(in: 5) ? insets(-20...20, &random) : insets(0...20, &random)
    options.along = random.one(in: 3) ? quarter(-40...40, &random) : 0
    options.margin = insets(0...20, &random)
    options.slack = Lengths(random.one(in: 3) ? quarter(0...20, &random) : 0)
    options.arrow.style = random.one(in: 6) ? .none : .triangle
    options.arrow.aim = random.pick([.overlap, .target, .bubble, .offset])
    options.arrow.offset = quarter(-80...80, &random)
    options.arrow.width = Lengths(quarter(0...40, &random))
    options.arrow.length = Lengths(quarter(0...20, &random))
    options.arrow.inset = Lengths(random.one(in: 2) ? 0 : quarter(0...30, &random))
    options.arrow.slack = Lengths(random.one(in: 2) ? 0 : quarter(0...10, &random))
    options.bubble.cornerRadius = CornerRadii(all: quarter(0...40, &random))
    options.bubble.padding = insets(0...20, &random)
    return options
  }

  private static func insets(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> Insets {
    Insets(
      top: quarter(range, &random), right: quarter(range, &random), bottom: quarter(range, &random),
      left: quarter(range, &random))
  }

  private static func quarter(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> Double {
    Double(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &random)) / 4
  }
}

extension LayoutInput {
  /// The window less what is covered and the margin, by its four edges: it may be inside out.
  var clipEdges: (left: Double, top: Double, right: Double, bottom: Double) {
    let (bounds, safe, margin) = (surroundings.bounds, surroundings.safeArea, options.margin)
    return (
      bounds.x + safe.left + margin.left, bounds.y + safe.top + margin.top,
      bounds.x + bounds.width - safe.right - margin.right, bounds.y + bounds.height - safe.bottom - margin.bottom
    )
  }

  /// The target's extent; all random layouts have one.
  var targetRect: Rect { target?.rect ?? Rect() }

  /// The side of the target where a tip stands.
  func side(_ layout: Layout) -> Side { layout.placement?.side ?? .bottom }

  /// What lies between target and bubble on a side: the offset and the arrow.
  func gap(_ side: Side) -> Double {
    options.offset[side] + (options.arrow.style == .none ? 0 : options.arrow.length[side.axis])
  }

  /// The coordinate where a bubble of a size starts on an axis before anything moves it, by the table of placements.
  func start(_ axis: Axis, _ placement: Placement, _ size: Size) -> Double {
    let target = targetRect
    let (length, room) = (size[axis], target.length(axis))
    guard axis == placement.side.alongAxis else {
      return placement.side.isFar
        ? target.start(axis) + room + gap(placement.side) : target.start(axis) - gap(placement.side) - length
    }
    let mirrored = axis == .x && surroundings.direction == .rtl
    let along = mirrored ? -options.along : options.along
    switch (placement.alignment, mirrored) {
    case (.center, _): return target.start(axis) + room / 2 - length / 2 + along
    case (.start, false), (.end, true): return target.start(axis) + along
    case (.end, false), (.start, true): return target.start(axis) + room - length + along
    }
  }
}
