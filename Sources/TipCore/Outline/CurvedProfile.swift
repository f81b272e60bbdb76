/// PopupArrow's profile: out of the edge by a curve, straight, over the point by a curve, and the same back.
///
/// One half of it, x along the edge from the arrow's middle and y the height over the edge. The article gives the points
/// as shares of half the width and of the length; the curve over the point reaches 0.0296 of the length beyond the tip.
struct CurvedProfile {
  /// The end of the base.
  var base: Point
  /// The control point of the curve out of the edge.
  var baseControl: Point
  /// Where the straight part begins.
  var curve: Point
  /// Where it ends.
  var peak: Point
  /// The control point of the curve over the point.
  var peakControl: Point

  /// The profile of an arrow.
  init(_ arrow: Arrow) {
    let (half, length) = (arrow.width / 2, arrow.length)
    base = Point(x: half)
    baseControl = Point(x: 0.75 * half)
    curve = Point(x: 0.6 * half, y: 0.25 * length)
    peak = Point(x: 0.149 * half, y: (1 - 0.0864) * length)
    peakControl = Point(y: 1.1456 * length)
  }

  /// The profile with every line between its points moved inside by a distance, over an edge that has moved as far.
  ///
  /// That is the exact way of the straight parts and of the curves' ends, and close to it between them.
  func inset(by distance: Double) -> CurvedProfile {
    let down = Point(y: -1)
    let (out, straight, over) = (inside(baseControl, curve), inside(curve, peak), inside(peak, peakControl))
    var profile = self
    profile.baseControl = moved(baseControl, by: distance, down, out)
    profile.curve = moved(curve, by: distance, out, straight)
    profile.peak = moved(peak, by: distance, straight, over)
    // Outside of a needle the control point would lie farther away than any line reaches.
    profile.peakControl.y += distance < 0 ? max(distance / over.y, 4 * distance) : distance / over.y
    profile.turn(atLeast: peak.x / 10)
    profile.base.x = max(base.x, profile.baseControl.x)
    // Heights count from the edge where it is now.
    profile.baseControl.y = 0
    profile.curve.y += distance
    profile.peak.y += distance
    profile.peakControl.y += distance
    return profile
  }

  /// Lets the two straight parts meet where the curve between them has less left than a line needs to turn round on it.
  private mutating func turn(atLeast rest: Double) {
    guard peak.x < rest, curve.x > rest, curve.y < peak.y else { return }
    let meeting = curve.y + (peak.y - curve.y) * curve.x / (curve.x - peak.x)
    peak = Point(x: rest, y: meeting - (meeting - curve.y) * rest / curve.x)
    peakControl = Point(y: meeting)
  }

  /// Whether its points are still in their order, from the base to the point and upwards.
  var isSound: Bool {
    base.x >= baseControl.x && baseControl.x >= curve.x && curve.x >= peak.x && peak.x >= 0 && curve.y >= 0
      && curve.y <= peak.y && peak.y <= peakControl.y
  }

  /// The direction into the arrow, across a line that climbs from one point to another.
  private func inside(_ from: Point, _ to: Point) -> Point {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return Point(x: -y / length, y: x / length)
  }

  /// Where two lines that meet in a point meet once both have moved, each in its own direction.
  private func moved(_ point: Point, by distance: Double, _ first: Point, _ second: Point) -> Point {
    let share = distance / (1 + first.x * second.x + first.y * second.y)
    return Point(x: point.x + (first.x + second.x) * share, y: point.y + (first.y + second.y) * share)
  }
}
