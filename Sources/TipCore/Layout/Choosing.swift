/// What the stage of choosing hands on.
struct Chosen {
  /// The candidate that was chosen.
  var candidate: Candidate
  /// What spoke for it.
  var choice: Choice
  /// Those that did not fit, in the order in which they were tried.
  var rejected: [Rejection]
  /// Whether the chosen one fits.
  var fits: Bool
}

extension LayoutScene {
  /// The placement that is tried first: the one asked for, or the first of `order`.
  var preferredPlacement: Placement {
    options.placement.placement(direction) ?? options.order[0].placement(direction) ?? Placement(.bottom)
  }

  /// Chooses a placement by the policy.
  func choose(previous: Placement?) -> Chosen {
    let preferred = preferredPlacement
    var search = Search(preferred: preferred)
    if let previous, options.policy != .fixed, search.accepts(previous, as: .previous, in: self) {
      return search.result(in: self)
    }
    switch options.policy {
    case .steady:
      if search.accepts(preferred, as: .preferred, in: self) { return search.result(in: self) }
      if search.accepts(preferred.opposite, as: .opposite, in: self) { return search.result(in: self) }
      search.tryOrder(of: self) { (placement: Placement) -> Placement in Placement(placement.side, preferred.alignment)
      }
      return search.resultOrMostRoom(in: self)
    case .ordered:
      if search.accepts(preferred, as: .preferred, in: self) { return search.result(in: self) }
      search.tryOrder(of: self) { (placement: Placement) -> Placement in placement }
      return search.result(in: self)
    case .flip: return chooseByFlip(preferred)
    case .mostRoom: return chooseByMostRoom(preferred)
    case .fixed:
      _ = search.accepts(preferred, as: .preferred, in: self)
      return search.result(in: self)
    }
  }
}

/// Candidates tried one after another until one fits; none is tried twice.
private struct Search {
  let preferred: Placement
  private var tried: [Candidate] = []
  private var found: (candidate: Candidate, choice: Choice)?

  init(preferred: Placement) { self.preferred = preferred }

  /// Tries one placement; true if it fits.
  mutating func accepts(_ placement: Placement, as choice: Choice, in scene: LayoutScene) -> Bool {
    for candidate in tried where candidate.placement == placement { return false }
    let candidate = scene.candidate(placement)
    guard let fitted = scene.fitted(candidate) else {
      tried.append(candidate)
      return false
    }
    found = (fitted, choice)
    return true
  }

  /// Tries the placements of the option `order` until one fits.
  mutating func tryOrder(of scene: LayoutScene, _ adapt: (Placement) -> Placement) {
    let order = scene.options.order
    for position in 0..<order.count {
      guard let placement = order[position].placement(scene.direction) else { continue }
      if accepts(adapt(placement), as: .fallback, in: scene) { return }
    }
  }

  /// What was found, else the preferred placement.
  func result(in scene: LayoutScene) -> Chosen {
    guard let found else {
      return Chosen(candidate: scene.candidate(preferred), choice: .preferred, rejected: rejected, fits: false)
    }
    return Chosen(candidate: found.candidate, choice: found.choice, rejected: rejected, fits: true)
  }

  /// What was found, else the placement that sticks out least on its side axis, or of which a cut leaves most; the
  /// first of equals.
  func resultOrMostRoom(in scene: LayoutScene) -> Chosen {
    guard found == nil, var best = tried.first else { return result(in: scene) }
    let isCut = scene.options.resize.enabled || scene.options.lastResort == .shrink
    for candidate in tried {
      let isBetter =
        isCut ? candidate.partWhenCut > best.partWhenCut : candidate.sideOverflow < best.sideOverflow
      if isBetter { best = candidate }
    }
    return Chosen(candidate: best, choice: .mostRoom, rejected: rejected, fits: false)
  }

  private var rejected: [Rejection] {
    tried.isEmpty ? [] : tried.map { (candidate: Candidate) -> Rejection in candidate.rejection }
  }
}
