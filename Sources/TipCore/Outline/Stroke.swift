extension Layout {
  /// What to stroke with the border's width so that the border lies where its alignment says: the outline moved in or out.
  public var stroke: Path {
    OutlineShape(bubble: bubble, radii: cornerRadius, arrow: arrow).inset(by: strokeInset).path
  }
}

extension BorderOptions {
  /// How far inside the outline the middle of the line runs; negative outside of it.
  func strokeInset(of bubble: Rect) -> Double {
    switch alignment {
    case .center: 0
    // A line as wide as the bubble's lesser extent fills it.
    case .inside: min(width, bubble.width, bubble.height) / 2
    case .outside: -width / 2
    }
  }

  /// The width of the line with what the bubble has room for.
  package func drawnWidth(_ inset: Double) -> Double { alignment == .inside ? 2 * inset : width }
}

extension OutlineShape {
  /// The shape whose edges lie a distance inside those of this one, or outside for a negative distance.
  func inset(by distance: Double) -> OutlineShape {
    guard distance != 0 else { return self }
    let box = bubble.inset(by: Insets(all: distance))
    let radii = radii.mapped { (radius: Double) -> Double in TipCore.inset(radius, by: distance) }
    var shape = OutlineShape(bubble: box, radii: radii.narrowed(to: box.size), trimsFeet: true)
    // An arrow without an extent has no inside, and nothing that a line could go around.
    guard let arrow, arrow.width > 0, arrow.length > 0 else { return shape }
    shape.arrow = arrow.inset(by: distance)
    shape.curveInset = arrow.style == .curved ? distance : 0
    if distance < 0 { shape.giveWay(to: arrow.baseReach(inset: distance)) }
    return shape
  }

  /// Lets the two corners beside an arrow that has grown be as round as it leaves room for.
  private mutating func giveWay(to reach: Double) {
    guard let arrow else { return }
    let along = arrow.edge.alongAxis
    radii.limit(
      onEdge: arrow.edge, start: max(0, arrow.base[along] - reach - bubble.start(along)),
      end: max(0, bubble.end(along) - reach - arrow.base[along]))
  }
}

/// A rounding whose edge lies a distance inside.
///
/// Where nothing of it is left some stays, so that a line along it still turns round and not out of the outline's own
/// rounding; a sharp corner stays sharp.
func inset(_ radius: Double, by distance: Double) -> Double {
  radius > 0 ? max(radius - distance, radius / 10) : 0
}
