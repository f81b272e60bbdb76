import Testing
import TipCore

@Suite("A polygon")
struct FlatteningTests {
  private func path(_ steps: PathStep...) -> Path {
    var path = Path()
    path.steps = steps
    return path
  }

  @Test("has the points of straight steps, each once")
  func straight() {
    let points = [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10)]
    let closed = path(
      .move(points[0]), .line(points[1]), .line(points[1]), .line(points[2]), .line(points[0]), .close)
    #expect(closed.polygon() == points)
    #expect(path().polygon().isEmpty)
    #expect(path(.move(points[1]), .close).polygon() == [points[1]])
  }

  /// The point of a Bézier curve, by de Casteljau's construction.
  private func point(_ controls: [Point], _ t: Double) -> Point {
    guard controls.count > 1 else { return controls[0] }
    let next = zip(controls, controls.dropFirst()).map { one, other in
      Point(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
    }
    return point(next, t)
  }

  /// How far a point lies from the nearest of the lines between points.
  private func distanceToLines(_ point: Point, _ points: [Point]) -> Double {
    zip(points, points.dropFirst()).map { start, end in
      let (x, y) = (end.x - start.x, end.y - start.y)
      let square = x * x + y * y
      guard square > 0 else { return distance(point, start) }
      let share = max(0, min(1, ((point.x - start.x) * x + (point.y - start.y) * y) / square))
      return distance(point, Point(x: start.x + x * share, y: start.y + y * share))
    }.min() ?? .infinity
  }

  @Test("stays within the flatness of every curve", arguments: [1.0, 0.1, 0.01])
  func flatness(flatness: Double) {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let controls = (0..<4).map { _ in Point(x: random.whole(-100...100), y: random.whole(-100...100)) }
      let curves: [([Point], PathStep)] = [
        (controls, .cubic(controls[1], controls[2], controls[3])),
        (Array(controls.prefix(3)), .quad(controls[1], controls[2])),
      ]
      for (curve, step) in curves {
        let points = path(.move(controls[0]), step).polygon(flatness: flatness)
        #expect(points.first == controls[0])
        #expect(points.last.map { close($0, curve[curve.count - 1]) } == true)
        // A curve as wild as these may take all of its 64 lines before it is so flat.
        guard points.count < 64 else { continue }
        for index in 0...100 {
          #expect(distanceToLines(point(curve, Double(index) / 100), points) <= flatness + closeness)
        }
      }
    }
  }

  @Test("has more lines the flatter it is, and never more than 64 a curve")
  func counts() {
    let curve = path(.move(Point()), .quad(Point(x: 100, y: 0), Point(x: 100, y: 100)))
    let counts = [10, 1, 0.1, 0.01].map { curve.polygon(flatness: $0).count }
    #expect(counts == counts.sorted())
    #expect(Set(counts).count == 4)
    #expect(curve.polygon(flatness: 0).count == 65)
    #expect(path(.move(Point()), .quad(Point(x: 5, y: 0), Point(x: 10, y: 0))).polygon().count == 2)
  }
}
