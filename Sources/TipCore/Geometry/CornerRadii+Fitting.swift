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
    guard start > before || end > after else { return self }
    guard !isUniform else { return CornerRadii(all: max(0, min(before, after))) }
    let share = min(start > before ? before / start : 1, end > after ? after / end : 1)
    return scaled(by: max(0, share))
  }

  private func scaled(by share: Double) -> CornerRadii {
    share < 1 ? mapped { (radius: Double) -> Double in radius * share } : self
  }
}
