extension Session {
  /// Finds out which tip the pointer brings, or keeps, where it is now; a nil point is outside of the window.
  mutating func hover(_ point: Point?, _ outcome: inout Outcome) {
    let tip = point.flatMap { (point: Point) -> String? in hovered(point) }
    if tip != hover.over {
      if let old = hover.over { outcome.tell(.exited(tip: old), .pointer) }
      if let tip { outcome.tell(.entered(tip: tip), .pointer) }
      hover.over = tip
    }
    if tip != hover.suppressed { hover.suppressed = nil }
    scheduleClosing(except: tip)
    guard let tip, tip != hover.suppressed, let index = index(ofKept: tip) else {
      hover.opening = nil
      return
    }
    guard hover.opening?.tip != tip else { return }
    let rules = options(kept[index].spec).living.hover
    let browses = now < hover.browsesUntil || openHoverTip != nil
    hover.opening = HoverState.Due(tip: tip, at: now + (browses ? rules.browseDelay : rules.showDelay))
    openIfDue(&outcome)
  }

  /// The tip that the pointer brings and that is on the screen: there is one at most.
  var openHoverTip: Int? {
    for index in tips.indices.reversed() where tips[index].trigger == .hover { return index }
    return nil
  }

  /// The tip that a point brings or keeps: one on the screen with its bridge first, then the newest target.
  private func hovered(_ point: Point) -> String? {
    if let index = openHoverTip {
      let tip = tips[index]
      let living = options(tip.spec).living
      if living.hover.bridge, tip.hit(point) != nil || tip.bridge(target(tip.spec.target))?.contains(point) == true {
        return tip.spec.id
      }
      if covers(tip.spec, point) { return tip.spec.id }
    }
    return kept.last { (tip: KeptTip) -> Bool in tip.cause == .hover && covers(tip.spec, point) }?.spec.id
  }

  /// Whether a point lies in the visible part of a tip's target; a point has no inside.
  private func covers(_ spec: TipSpec, _ point: Point) -> Bool {
    guard let target = target(spec.target) else { return false }
    if let clip = target.clip, !clip.contains(point) { return false }
    switch target.shape {
    case .rect(let rect): return rect.contains(point)
    case .point: return false
    case .lines(let rects, _): return rects.contains { (rect: Rect) -> Bool in rect.contains(point) }
    }
  }

  private mutating func scheduleClosing(except kept: String?) {
    guard let index = openHoverTip, tips[index].spec.id != kept else {
      hover.closing = nil
      return
    }
    let id = tips[index].spec.id
    guard hover.closing?.tip != id else { return }
    hover.closing = HoverState.Due(tip: id, at: now + options(tips[index].spec).living.hover.hideDelay)
  }

  /// Something was pressed or turned: the tip that is there goes, and none comes before the pointer has left.
  mutating func stopHover(_ point: Point?, _ outcome: inout Outcome) {
    let tip = point.flatMap { (point: Point) -> String? in hovered(point) }
    hover.opening = nil
    if let index = openHoverTip, let point, tips[index].hit(point) == nil {
      closeHover(.dismissed, .pointer, &outcome)
    }
    hover.suppressed = tip
  }

  mutating func closeHover(_ reason: HideReason, _ origin: Origin, _ outcome: inout Outcome) {
    hover.closing = nil
    guard let index = openHoverTip else { return }
    hover.browsesUntil = now + options(tips[index].spec).living.hover.browseTime
    hide(index, .hover, reason, origin: origin, animated: true, &outcome)
  }

  /// Brings and takes away what is due.
  mutating func openIfDue(_ outcome: inout Outcome) {
    if let closing = hover.closing, closing.at <= now { closeHover(.pointer, .timer, &outcome) }
    guard let opening = hover.opening, opening.at <= now else { return }
    hover.opening = nil
    guard let index = index(ofKept: opening.tip), isPlaceable(kept[index].spec) else { return }
    closeHover(.replaced, .timer, &outcome)
    guard let index = self.index(ofKept: opening.tip) else { return }
    let tip = kept.remove(at: index)
    roomyBatch = 0
    present(tip.spec, options(tip.spec), step: nil, batch: tip.batch, animated: tip.animated, origin: .timer, &outcome)
  }
}

extension VisibleTip {
  /// Where the pointer may go over from the target to the bubble; nil where they touch or nothing lies between.
  func bridge(_ target: Target?) -> RegionShape? {
    guard let target = target?.rect, let side = place.placement?.side else { return nil }
    let (near, far) = (target.edge(side), place.bubble.edge(side.opposite))
    guard side.isFar ? far > near : far < near else { return nil }
    let along = side.alongAxis
    let corners = (target, place.bubble)
    return .quad(
      Point(along, corners.0.start(along), near), Point(along, corners.0.end(along), near),
      Point(along, corners.1.end(along), far), Point(along, corners.1.start(along), far))
  }
}
