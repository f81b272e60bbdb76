import TipCore

/// Times one placement with its outline in the core alone, and prints nanoseconds: the median and the least of rounds.
@main
enum Placement {
  private static let rounds = 21
  private static let placements = 20_000

  static func main() {
    let inputs = inputs
    let clock = ContinuousClock()
    var times: [Int64] = []
    var steps = 0
    for _ in 0..<rounds {
      let time = clock.measure {
        for index in 0..<placements { steps += layout(inputs[index % inputs.count]).outline.steps.count }
      }
      times.append(Int64(time / .nanoseconds(1) / Double(placements)))
    }
    times.sort()
    // Printing the steps keeps the work from being left out.
    print("{\"median\":\(times[rounds / 2]),\"least\":\(times[0]),\"steps\":\(steps)}")
  }

  /// Tips for targets all over a window, so that side, slide and arrow differ from one placement to the next.
  private static var inputs: [LayoutInput] {
    let surroundings = Surroundings(bounds: Rect(x: 0, y: 0, width: 1280, height: 720))
    return (0..<64).map { (index: Int) -> LayoutInput in
      let target = Rect(x: Double(index * 19 % 1200), y: Double(index * 37 % 700), width: 96, height: 24)
      return LayoutInput(
        target: .rect(target), content: .size(Size(width: 180, height: 52)), surroundings: surroundings,
        options: Options())
    }
  }
}
