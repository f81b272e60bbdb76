extension CornerRadii {
  /// What a rect of a size has room for: where two radii are longer than their edge all shrink alike, as in CSS.
  func fitted(in size: Size) -> CornerRadii {
    guard !isUniform else { return CornerRadii(all: min(topLeft, size.width / 2, size.height / 2)) }
    var share = 1.0
    for edge in Side.allCases {
      let (sum, length) = (start(of: edge) + end(of: edge), size[edge.alongAxis])
      if sum > length { share = min(share, length / sum) }
    }
    return scaled(by: share)
  }

  /// What leaves so much of an edge's two ends straight: all shrink alike where one of its two corners is too round.
  func fitted(before: Double, after: Double, on edge: Side) -> CornerRadii {
    let (start, end) = (start(of: edge), end(of: edge))
    // What is no rounding needs no room, and a room that rounding made less than none is none.
    let (before, after) = (max(0, before), max(0, after))
    guard start > before || end > after else { return self }
    guard !isUniform else { return CornerRadii(all: min(before, after)) }
    return scaled(by: min(start > before ? before / start : 1, end > after ? after / end : 1))
  }

  /// What a rect of a size has room for, where the greater of two radii that are longer than their edge alone shrinks.
  func narrowed(to size: Size) -> CornerRadii {
    var radii = self
    for edge in Side.allCases {
      let (start, end, length) = (radii.start(of: edge), radii.end(of: edge), size[edge.alongAxis])
      guard start + end > length else { continue }
      let (lesser, half) = (min(start, end), length / 2)
      radii.limit(onEdge: edge, start: max(half, length - lesser), end: max(half, length - lesser))
    }
    return radii
  }

  /// Makes the two corners of an edge no rounder than two limits.
  mutating func limit(onEdge edge: Side, start: Double, end: Double) {
    switch edge {
    case .top: (topLeft, topRight) = (min(topLeft, start), min(topRight, end))
    case .right: (topRight, bottomRight) = (min(topRight, start), min(bottomRight, end))
    case .bottom: (bottomLeft, bottomRight) = (min(bottomLeft, start), min(bottomRight, end))
    case .left: (topLeft, bottomLeft) = (min(topLeft, start), min(bottomLeft, end))
    }
  }

  private func scaled(by share: Double) -> CornerRadii {
    share < 1 ? mapped { (radius: Double) -> Double in radius * share } : self
  }
}
