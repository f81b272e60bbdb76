extension Session {
  /// The regions of one tip, in hit order.
  func regions(_ tip: VisibleTip, options: Options) -> [Region] {
    var regions: [Region] = []
    func add(_ kind: RegionKind, _ shape: RegionShape) {
      let rule = options.tap.rule(kind)
      regions.append(
        Region(kind: kind, tip: tip.spec.id, shape: shape, consumed: rule.consume, action: rule.action))
    }
    regions.reserveCapacity(tip.place.buttons.count + tip.place.cutouts.count + 3)
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
      if tip.trigger == .hover, options.living.hover.bridge,
        let bridge = tip.bridge(target(tip.spec.target))
      {
        regions.append(Region(kind: .bridge, tip: tip.spec.id, shape: bridge, consumed: false, action: "none"))
      }
    }
    for cutout in tip.place.cutouts { add(.target, .rect(cutout.rect)) }
    return regions
  }

  /// All regions of the session in hit order: buttons, bubble, arrow and bridge of each tip, newest first, then hints,
  /// then targets, then the overlay.
  public var regions: [Region] {
    var front: [Region] = []
    var targets: [Region] = []
    for tip in tips.reversed() {
      for region in regions(tip, options: options(tip.spec)) {
        if region.kind == .target { targets.append(region) } else { front.append(region) }
      }
    }
    for tip in hintsFrontToBack {
      if let rect = tip.hint { front.append(hintRegion(tip.spec.id, rect)) }
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
