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
  /// Chooses a placement by the policy.
  func choose(previous: Placement?) -> Chosen {
    let preferred = options.placement.placement(direction) ?? first(of: options.order)
    var search = Search(scene: self, preferred: preferred)
    if let previous, search.accepts(previous, as: .previous) { return search.result }
    if search.accepts(preferred, as: .preferred) { return search.result }
    switch options.policy {
    case .steady:
      if search.accepts(preferred.opposite, as: .opposite) { return search.result }
      search.tryOrder { (placement: Placement) -> Placement in Placement(placement.side, preferred.alignment) }
      return search.resultOrMostRoom
    case .ordered:
      search.tryOrder { (placement: Placement) -> Placement in placement }
      return search.resultOrPreferred
    }
  }

  private func first(of order: PlacementList) -> Placement {
    order[0].placement(direction) ?? Placement(.bottom)
  }
}

/// Candidates tried one after another until one fits; none is tried twice.
private struct Search {
  let scene: LayoutScene
  let preferred: Placement
  private var tried: [Candidate] = []
  private var found: (candidate: Candidate, choice: Choice)?

  init(scene: LayoutScene, preferred: Placement) {
    self.scene = scene
    self.preferred = preferred
  }

  /// Tries one placement; true if it fits.
  mutating func accepts(_ placement: Placement, as choice: Choice) -> Bool {
    for candidate in tried where candidate.placement == placement { return false }
    let candidate = scene.candidate(placement)
    guard scene.fits(candidate) else {
      tried.append(candidate)
      return false
    }
    found = (candidate, choice)
    return true
  }

  /// Tries the placements of the option `order` until one fits.
  mutating func tryOrder(_ adapt: (Placement) -> Placement) {
    let order = scene.options.order
    for position in 0..<order.count {
      guard let placement = order[position].placement(scene.direction) else { continue }
      if accepts(adapt(placement), as: .fallback) { return }
    }
  }

  /// What was found.
  var result: Chosen { resultOrPreferred }

  /// What was found, else the preferred placement.
  var resultOrPreferred: Chosen {
    guard let found else {
      return Chosen(candidate: scene.candidate(preferred), choice: .preferred, rejected: rejected, fits: false)
    }
    return Chosen(candidate: found.candidate, choice: found.choice, rejected: rejected, fits: true)
  }

  /// What was found, else the placement that sticks out least on its side axis; the first of equals.
  var resultOrMostRoom: Chosen {
    guard found == nil, var best = tried.first else { return resultOrPreferred }
    for candidate in tried where candidate.sideOverflow < best.sideOverflow { best = candidate }
    return Chosen(candidate: best, choice: .mostRoom, rejected: rejected, fits: false)
  }

  private var rejected: [Rejection] {
    guard !tried.isEmpty else { return [] }
    return tried.map { (candidate: Candidate) -> Rejection in
      Rejection(placement: candidate.placement, overflow: candidate.overflow)
    }
  }
}
