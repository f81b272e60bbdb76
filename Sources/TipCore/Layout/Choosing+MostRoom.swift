extension LayoutScene {
  /// Floating UI's `autoPlacement`: every placement is tried, the one with most room across that fits is taken.
  func chooseByMostRoom(_ preferred: Placement) -> Chosen {
    let list = roomList()
    guard !list.isEmpty else { return chosen(tried(preferred, margin: options.mostRoom.margin), .preferred, []) }
    var tries: [TriedPlacement] = []
    for placement in list { tries.append(tried(placement, margin: options.mostRoom.margin)) }
    var best: TriedPlacement?
    var bestFitting: TriedPlacement?
    for tried in tries {
      if roomScore(tried) < best.map(roomScore) ?? .infinity { best = tried }
      if fitsRoom(tried), roomScore(tried) < bestFitting.map(roomScore) ?? .infinity { bestFitting = tried }
    }
    let winner = bestFitting ?? best ?? tries[0]
    var rejected: [TriedPlacement] = []
    for tried in tries where !fitsRoom(tried) { rejected.append(tried) }
    return chosen(winner, .mostRoom, rejected)
  }

  /// What is tried: the centred sides, or what is allowed, or one alignment and, if asked, the other.
  private func roomList() -> [Placement] {
    let room = options.mostRoom
    var allowed: [Placement] = []
    for position in 0..<room.allowed.count {
      if let placement = room.allowed[position].placement(direction) { allowed.append(placement) }
    }
    let isOpen = allowed.isEmpty
    if isOpen { allowed = Placement.allCases }
    let alignment: Alignment
    switch room.alignment {
    case .none where !isOpen: return allowed
    case .none: return allowed.filter { (placement: Placement) -> Bool in placement.alignment == .center }
    case .start: alignment = .start
    case .end: alignment = .end
    }
    var list = allowed.filter { (placement: Placement) -> Bool in placement.alignment == alignment }
    guard room.flipAlignment else { return list }
    for placement in allowed where placement.alignment == alignment.opposite { list.append(placement) }
    return list
  }

  /// Less is more room.
  private func roomScore(_ tried: TriedPlacement) -> Double {
    options.mostRoom.along && tried.placement.alignment != .center ? tried.side + tried.main : tried.side
  }

  private func fitsRoom(_ tried: TriedPlacement) -> Bool {
    tried.side <= 0 && tried.main <= 0 && (tried.placement.alignment != .center || tried.other <= 0)
  }
}
