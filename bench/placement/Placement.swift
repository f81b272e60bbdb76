import TipCore

/// Times one placement in the core alone, with its outline, and with outline and overlay; prints nanoseconds.
@main
enum Placement {
  private static let rounds = 21
  private static let placements = 20_000

  static func main() {
    let (inputs, frame) = (inputs, surroundings.bounds)
    var steps = 0
    var (alone, outlined, drawn): ([Double], [Double], [Double]) = ([], [], [])
    // In turn, so that what slows the machine for a while slows all three.
    for _ in 0..<rounds {
      alone.append(time(inputs) { layout in steps += layout.cutouts.count })
      outlined.append(time(inputs) { layout in steps += layout.outline.steps.count })
      drawn.append(
        time(inputs) { layout in
          steps += layout.outline.steps.count + Path(frame: frame, holes: layout.cutouts).steps.count
        })
    }
    let drawing = median(zip(drawn, alone).map { (both: Double, one: Double) -> Double in both - one })
    // Printing the steps keeps the work from being left out.
    print("{\"placement\":\(median(outlined)),\"drawing\":\(drawing),\"steps\":\(steps)}")
  }

  /// The nanoseconds of one placement and of what is done with it.
  private static func time(_ inputs: [LayoutInput], _ use: (Layout) -> Void) -> Double {
    let time = ContinuousClock().measure {
      for index in 0..<placements { use(layout(inputs[index % inputs.count])) }
    }
    return time / .nanoseconds(1) / Double(placements)
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private static let surroundings = Surroundings(bounds: Rect(x: 0, y: 0, width: 1280, height: 720))

  /// Tips for targets all over a window, so that side, slide and arrow differ from one placement to the next.
  private static var inputs: [LayoutInput] {
    (0..<64).map { (index: Int) -> LayoutInput in
      let target = Rect(x: Double(index * 19 % 1200), y: Double(index * 37 % 700), width: 96, height: 24)
      return LayoutInput(
        target: .rect(target), content: .size(Size(width: 180, height: 52)), surroundings: surroundings,
        options: Options())
    }
  }
}
