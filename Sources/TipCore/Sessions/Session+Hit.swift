/// What a point hits.
struct Hit: Equatable, Sendable {
  var kind: RegionKind
  var tip: String
  var button: String?
}

extension Session {
  /// What a point hits, by the order of `regions` and without building them; nil outside of everything.
  ///
  /// Bridges are for the pointer: taps fall through them.
  func hit(_ point: Point, bridges: Bool = false) -> Hit? {
    // By index: a copy of each of thousands of tips would take longer than all the rest of a call.
    for index in tips.indices.reversed() where !tips[index].place.isHidden {
      if let hit = tips[index].hit(point) { return hit }
      if bridges, isBridge(point, index) { return Hit(kind: .bridge, tip: tips[index].spec.id) }
    }
    for tip in hintsFrontToBack where tip.hint?.contains(point) == true {
      return Hit(kind: .hint, tip: tip.spec.id)
    }
    for index in tips.indices.reversed() where tips[index].place.showsTarget(at: point) {
      return Hit(kind: .target, tip: tips[index].spec.id)
    }
    guard let region = overlayRegion(), region.shape?.contains(point) == true else { return nil }
    return Hit(kind: .overlay, tip: region.tip)
  }

  private func isBridge(_ point: Point, _ index: Int) -> Bool {
    guard tips[index].trigger == .hover else { return false }
    let tip = tips[index]
    guard tip.bridge(target(tip.spec.target))?.contains(point) == true else { return false }
    return options(tip.spec).living.hover.bridge
  }

  /// The tips whose marker is on the screen, the newest first.
  var hintsFrontToBack: [KeptTip] {
    let hints = kept.filter { (tip: KeptTip) -> Bool in tip.hint != nil }
    return hints.ordered { (a: KeptTip, b: KeptTip) -> Bool in a.hintZ > b.hintZ }
  }
}

extension TipPlace {
  /// Whether a point lies in one of the holes.
  fileprivate func showsTarget(at point: Point) -> Bool {
    for index in cutouts.indices where cutouts[index].contains(point) { return true }
    return false
  }
}

extension VisibleTip {
  /// What a point hits of the tip itself: its buttons, its bubble, then its arrow.
  func hit(_ point: Point) -> Hit? {
    for (index, rect) in place.buttons.enumerated() where rect.contains(point) {
      let buttons = spec.content.tappable
      if buttons.indices.contains(index) {
        return Hit(kind: .button, tip: spec.id, button: buttons[index].id)
      }
    }
    if place.bubble.contains(point) { return Hit(kind: .bubble, tip: spec.id) }
    if let arrow = place.arrow, arrow.shape.contains(point) { return Hit(kind: .arrow, tip: spec.id) }
    return nil
  }
}

extension KeptTip {
  fileprivate var hintZ: Int {
    guard case .hint(_, let z) = cause else { return 0 }
    return z
  }
}
