extension LayoutScene {
  /// How much of a target can be seen in the region and in its own scroll views.
  func visibility(of target: Target) -> Visibility {
    let rect = target.rect
    guard rect != Rect() || target.isPoint else { return .none }
    var visibility = region.visibility(of: rect)
    if let clip = target.clip {
      let inner = clip.visibility(of: rect)
      if inner == .hidden || visibility == .hidden {
        visibility = .hidden
      } else if inner == .partial {
        visibility = .partial
      }
    }
    return visibility
  }
}

extension Target {
  fileprivate var isPoint: Bool {
    if case .point = shape { return true }
    return false
  }
}

extension Rect {
  /// How much of a box can be seen in this rect: one that only touches an edge from outside is hidden.
  fileprivate func visibility(of box: Rect) -> Visibility {
    let overflow = overflow(of: box)
    if overflow.left >= box.width || overflow.right >= box.width { return .hidden }
    if overflow.top >= box.height || overflow.bottom >= box.height { return .hidden }
    let worst = max(overflow.left, overflow.right, overflow.top, overflow.bottom)
    return worst > 0 ? .partial : .visible
  }
}
