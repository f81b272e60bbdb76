extension LayoutScene {
  /// How much of a target can be seen in the region and in its own scroll views.
  func visibility(of target: Target) -> Visibility {
    let rect = target.rect
    guard rect != Rect() || target.isPoint else { return .none }
    // Scroll views of which nothing is left show nothing, wherever their empty rect lies.
    let view = target.clip.map { (clip: Rect) -> Rect in clip.intersection(region) } ?? region
    guard view.width > 0, view.height > 0 else { return .hidden }
    // The first row and column belong to a rect, and so does a caret that stands there.
    if target.isPoint { return view.contains(rect.origin) ? .visible : .hidden }
    return view.visibility(of: rect)
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
