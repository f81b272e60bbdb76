extension LayoutScene {
  /// Floating UI's `flip`: the preferred placement and its fallbacks one after another, judged before any slide.
  ///
  /// Where it gives up, it goes back to the least bad placement and judges once more from there, without the memory of
  /// the one it gave up at: so a list can go on that had stopped at a placement of the other axis.
  func chooseByFlip(_ preferred: Placement) -> Chosen {
    let list = flipList(preferred)
    var known: [TriedPlacement] = []
    var rejected: [TriedPlacement] = []
    var index = 0
    var current = preferred
    // Each round goes on in the list or goes back, after which it goes on or ends.
    for _ in 0...2 * list.count {
      let tried = tried(current, margin: options.flip.margin)
      if flipAccepts(tried) { return chosen(tried, flipChoice(current, preferred), rejected) }
      if !rejected.contains(where: { (other: TriedPlacement) -> Bool in other.placement == current }) {
        rejected.append(tried)
      }
      let seen = known + [tried]
      if index + 1 < list.count, mayLeaveAxis(preferred, for: list[index + 1], seen) {
        known = seen
        index += 1
        current = list[index]
        continue
      }
      let best = leastBad(preferred, seen)
      if best.placement == current { return chosen(best, .mostRoom, rejected) }
      current = best.placement
    }
    return chosen(tried(current, margin: options.flip.margin), .mostRoom, rejected)
  }

  private func flipChoice(_ placement: Placement, _ preferred: Placement) -> Choice {
    if placement == preferred { return .preferred }
    return placement == preferred.opposite ? .opposite : .fallback
  }

  /// What flip tries: the fallbacks given, or the other alignment, the opposite side and, if asked, the perpendicular.
  private func flipList(_ preferred: Placement) -> [Placement] {
    let flip = options.flip
    var list = [preferred]
    guard flip.fallbacks.count == 0 else {
      for position in 0..<flip.fallbacks.count {
        if let placement = flip.fallbacks[position].placement(direction) { list.append(placement) }
      }
      return list
    }
    let flipsAlignment = preferred.alignment != .center && flip.alignment
    let other = preferred.alignment.opposite
    if flipsAlignment { list.append(Placement(preferred.side, other)) }
    list.append(preferred.opposite)
    if flipsAlignment { list.append(Placement(preferred.side.opposite, other)) }
    guard flip.perpendicular != .none else { return list }
    let (near, far) = preferred.side.perpendicular
    let isMirrored = preferred.side.axis == .y && direction == .rtl
    let nearFirst = (flip.perpendicular == .start) != isMirrored
    let sides = nearFirst ? [near, far] : [far, near]
    for side in sides { list.append(Placement(side, preferred.alignment)) }
    if flipsAlignment { for side in sides { list.append(Placement(side, other)) } }
    return list
  }

  /// With `aligned`, the preferred axis is left only when every placement on it overflows across.
  private func mayLeaveAxis(_ preferred: Placement, for next: Placement, _ tries: [TriedPlacement]) -> Bool {
    guard options.flip.along == .aligned, next.side.axis != preferred.side.axis else { return true }
    for tried in tries where tried.placement.side.axis == preferred.side.axis && flipFirst(tried) <= 0 { return false }
    return true
  }

  private func flipAccepts(_ tried: TriedPlacement) -> Bool {
    if options.flip.side, tried.side > 0 { return false }
    return options.flip.along == .none || (tried.main <= 0 && tried.other <= 0)
  }

  /// The overflow that flip looks at first: across, or along if across does not count.
  private func flipFirst(_ tried: TriedPlacement) -> Double { options.flip.side ? tried.side : tried.main }

  /// The overflow that flip looks at second; nil if there is no second one.
  private func flipSecond(_ tried: TriedPlacement) -> Double? {
    guard options.flip.along != .none else { return nil }
    return options.flip.side ? tried.main : tried.other
  }

  /// Of those without overflow in the first place the one with least in the second, else what the strategy says.
  private func leastBad(_ preferred: Placement, _ tries: [TriedPlacement]) -> TriedPlacement {
    var best: TriedPlacement?
    for tried in tries where flipFirst(tried) <= 0 {
      guard let known = best else {
        best = tried
        continue
      }
      if let second = flipSecond(tried), let least = flipSecond(known), second < least { best = tried }
    }
    if let best { return best }
    switch options.flip.strategy {
    case .initial: break
    case .bestFit: best = leastInAll(preferred, tries)
    }
    return best ?? tries.first ?? tried(preferred, margin: options.flip.margin)
  }

  /// The placement with the least sum of overflows.
  ///
  /// Where perpendicular sides are tried, those of a preferred vertical axis are left out.
  private func leastInAll(_ preferred: Placement, _ tries: [TriedPlacement]) -> TriedPlacement? {
    var best: (tried: TriedPlacement, sum: Double)?
    for tried in tries {
      let axis = tried.placement.side.axis
      guard options.flip.perpendicular == .none || axis == preferred.side.axis || axis == .y else { continue }
      var sum = options.flip.side ? max(0, tried.side) : 0
      if options.flip.along != .none { sum += max(0, tried.main) + max(0, tried.other) }
      if let best, best.sum <= sum { continue }
      best = (tried, sum)
    }
    return best?.tried
  }

  /// Hands on a placement that flip or mostRoom has decided for, with whether it fits after a slide.
  func chosen(_ tried: TriedPlacement, _ choice: Choice, _ tries: [TriedPlacement]) -> Chosen {
    var rejected: [Rejection] = []
    for other in tries where other.placement != tried.placement { rejected.append(other.candidate.rejection) }
    let candidate = Candidate(
      placement: tried.placement, bubble: tried.candidate.bubble, overflow: overflow(tried.candidate.bubble))
    guard let fitted = fitted(candidate) else {
      return Chosen(candidate: candidate, choice: choice, rejected: rejected, fits: false)
    }
    return Chosen(candidate: fitted, choice: choice, rejected: rejected, fits: true)
  }
}
