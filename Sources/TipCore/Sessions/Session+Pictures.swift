extension Session {
  /// The picture of a tip that has been laid out.
  func picture(_ tip: VisibleTip, layout: Layout, options: Options) -> TipPicture {
    TipPicture(
      id: tip.spec.id, z: tip.z, layout: layout, options: options, regions: regions(tip, options: options),
      data: tip.spec.data, step: stepPicture(tip.step), idle: options.motion.idling(tip.place))
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
    let step = tourState.index.flatMap { (index: Int) -> String? in
      steps.indices.contains(index) ? steps[index].id : nil
    }
    return TourPicture(state: tourState, count: steps.count, step: step)
  }

  /// The regions of one tip, in hit order.
  func regions(_ tip: VisibleTip, options: Options) -> [Region] {
    var regions: [Region] = []
    func add(_ kind: RegionKind, _ shape: RegionShape) {
      let rule = options.tap.rule(kind)
      regions.append(
        Region(kind: kind, tip: tip.spec.id, shape: shape, consumed: rule.consume, action: rule.action))
    }
    // What is not drawn takes no taps itself; its target still does.
    if !tip.place.isHidden {
      for (button, rect) in zip(tip.spec.content.tappable, tip.place.buttons) {
        regions.append(
          Region(
            kind: .button, tip: tip.spec.id, button: button.id, shape: .rect(rect),
            consumed: options.tap.button.consume, action: button.action))
      }
      add(.bubble, .rect(tip.place.bubble))
      if let arrow = tip.place.arrow { add(.arrow, arrow.shape) }
    }
    for cutout in tip.place.cutouts { add(.target, .rect(cutout.rect)) }
    return regions
  }

  /// All regions of the session in hit order: buttons, bubble and arrow of each tip, newest first, then targets, then the overlay.
  public var regions: [Region] {
    var front: [Region] = []
    var targets: [Region] = []
    for tip in tips.reversed() {
      for region in regions(tip, options: options(tip.spec)) {
        if region.kind == .target { targets.append(region) } else { front.append(region) }
      }
    }
    var all = front + targets
    if let region = overlayRegion() { all.append(region) }
    return all
  }
}

extension Arrow {
  /// The triangle that the arrow takes up.
  var shape: RegionShape {
    var first = base
    var last = base
    first[edge.alongAxis] -= width / 2
    last[edge.alongAxis] += width / 2
    return .triangle(first, tip, last)
  }
}
