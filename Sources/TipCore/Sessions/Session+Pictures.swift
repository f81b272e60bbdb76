extension Session {
  /// The picture of a tip that has been laid out.
  func picture(_ tip: VisibleTip, layout: Layout, options: Options) -> TipPicture {
    TipPicture(
      id: tip.spec.id, z: tip.z, layout: layout, options: options, regions: regions(tip, options: options),
      data: tip.spec.data, step: stepPicture(tip), idle: options.motion.idling(tip.place),
      accessibility: accessibility(tip, options))
  }

  /// The pictures of all tips on the screen, in z order.
  public var tipPictures: [TipPicture] {
    var pictures: [TipPicture] = []
    var session = self
    for tip in tips {
      let options = options(tip.spec)
      guard let layout = session.layout(tip, options: options) else { continue }
      pictures.append(picture(tip, layout: layout, options: options))
    }
    return pictures
  }

  /// The overlay's picture; nil if there is none.
  public var overlayPicture: OverlayPicture? { overlay }

  /// The tour.
  public var tourPicture: TourPicture {
    let index = tour.state.index
    let step = index.flatMap { (index: Int) -> String? in
      tour.steps.indices.contains(index) ? tour.steps[index].id : nil
    }
    return TourPicture(
      state: tour.state, count: tour.steps.count, step: step, place: stepPicture(index),
      total: index == nil ? tour.toldTotal : nil,
      coming: tour.transition?.goal.map { (goal: Int) -> String in tour.steps[goal].id }, question: openQuestion)
  }

  /// The current step, if no tip of it is in this window, nor comes there.
  var absentStep: TipSpec? {
    guard let index = tour.state.index, tour.steps.indices.contains(index) else { return nil }
    let step = tour.steps[index]
    guard self.index(ofTip: step.id) == nil, self.index(ofKept: step.id) == nil else { return nil }
    return step
  }

  /// Whether a tip of a step of another session's tour is in this window, or comes there.
  fileprivate func hosts(_ step: String, of owner: String) -> Bool {
    if let index = index(ofTip: step) { return tips[index].guest?.owner == owner }
    return index(ofKept: step).map { (index: Int) -> Bool in kept[index].owner == owner } ?? false
  }

  /// Whether the tour is on its way to the step where it is, or would be if it may not go elsewhere.
  fileprivate var isReturning: Bool {
    guard let transition = tour.transition else { return false }
    return transition.wasReturn || transition.goal != nil && transition.goal == tour.state.index
  }

  fileprivate var isPaused: Bool {
    guard case .paused = tour.state else { return false }
    return true
  }
}

extension SessionStore {
  /// The tour of the session at a position.
  public func tourPicture(_ index: Int) -> TourPicture {
    var picture = sessions[index].tourPicture
    guard let step = sessions[index].absentStep, !sessions[index].isReturning else { return picture }
    guard sessions[index].isElsewhere(step) else {
      picture.isDismissed = true
      return picture
    }
    // A pause takes a step off another window, and its end puts it there again, whatever became of it.
    let owner = sessions[index].id
    picture.isDismissed =
      !sessions[index].isPaused
      && !sessions.contains { (session: Session) -> Bool in session.hosts(step.id, of: owner) }
    return picture
  }
}
