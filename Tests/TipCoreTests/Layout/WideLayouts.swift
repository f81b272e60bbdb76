import TipCore

/// Random layouts over every policy, last resort, kind of target and content: the same ones in every run.
///
/// Lengths are quarters, so that sums, and products with powers of two, are exact.
struct WideLayouts: Sequence, IteratorProtocol {
  private var random: SeededGenerator
  private var left: Int

  /// So many layouts of one seed.
  init(seed: UInt64, count: Int) {
    random = SeededGenerator(seed: seed)
    left = count
  }

  mutating func next() -> LayoutInput? {
    guard left > 0 else { return nil }
    left -= 1
    var surroundings = Surroundings(bounds: rect(-400...400, 40...800))
    surroundings.direction = random.pick(Direction.allCases)
    if random.one(in: 3) { surroundings.safeArea = Insets(top: quarter(0...40), bottom: quarter(0...40)) }
    if random.one(in: 5) {
      surroundings.workAreas = (0..<random.pick([1, 2, 3])).map { _ in rect(-600...600, 60...900) }
    }
    if random.one(in: 4) { surroundings.obstacles = (0..<random.pick([1, 3])).map { _ in rect(-400...600, 0...200) } }
    return LayoutInput(
      target: target(), content: content(), surroundings: surroundings, options: options(),
      previous: random.one(in: 4) ? random.pick(Placement.allCases) : nil)
  }

  private mutating func target() -> Target {
    let clip = random.one(in: 5) ? rect(-400...400, 20...600) : nil
    switch random.pick([0, 0, 0, 1, 2]) {
    case 1: return Target(.point(Point(x: quarter(-500...900), y: quarter(-500...900))), clip: clip)
    case 2:
      return Target(
        .lines((0..<random.pick([1, 2, 4])).map { _ in rect(-200...400, 0...90) }, pointer: nil), clip: clip)
    default: return Target(.rect(rect(-500...900, 0...200)), cornerRadius: quarter(0...20), clip: clip)
    }
  }

  private mutating func content() -> Content {
    guard random.one(in: 4) else { return .size(Size(width: quarter(0...300), height: quarter(0...200))) }
    return .sizes((0..<3).map { _ in Size(width: quarter(0...300), height: quarter(0...200)) })
  }

  private mutating func options() -> Options {
    var options = random.pick([Preset.tipd, .tipsee, .easytipview, .popover]).options
    options.placement = random.pick(PlacementRequest.allCases)
    options.policy = random.pick(Policy.allCases)
    options.fit = random.pick(Fit.allCases)
    options.lastResort = random.pick(LastResort.allCases)
    options.offset = Insets(all: quarter(0...20))
    options.along = random.one(in: 3) ? quarter(-30...30) : 0
    options.alignedAlong = random.one(in: 4) ? quarter(-20...20) : nil
    options.margin = Insets(all: quarter(0...20))
    options.flip.along = random.pick(FlipAlong.allCases)
    options.flip.perpendicular = random.pick(Perpendicular.allCases)
    options.mostRoom.alignment = random.pick(RoomAlignment.allCases)
    options.slide.along = !random.one(in: 6)
    options.slide.limitAlong = random.one(in: 4)
    options.resize.enabled = random.one(in: 4)
    options.arrow.style = random.pick(ArrowStyle.allCases)
    options.arrow.aim = random.pick(Aim.allCases)
    options.arrow.apart = random.pick(ApartArrow.allCases)
    options.arrow.width = Lengths(quarter(0...30))
    options.arrow.length = Lengths(quarter(0...16))
    options.bubble.cornerRadius = CornerRadii(all: quarter(0...20))
    options.bubble.padding = Insets(all: quarter(0...12))
    return options
  }

  private mutating func rect(_ places: ClosedRange<Int>, _ lengths: ClosedRange<Int>) -> Rect {
    Rect(x: quarter(places), y: quarter(places), width: quarter(lengths), height: quarter(lengths))
  }

  private mutating func quarter(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &random)) / 4
  }
}
