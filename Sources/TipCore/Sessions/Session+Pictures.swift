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
}
