extension Session {
  /// The regions of one tip, in hit order.
  func regions(_ tip: VisibleTip, options: Options) -> [Region] {
    var regions: [Region] = []
    #if hasFeature(Embedded)
      @inline(never)
    #endif
    func add(_ kind: RegionKind, _ shape: RegionShape, button: ContentButton? = nil) {
      var rule = options.tap.rule(kind)
      if let button { rule.action = button.action }
      regions.append(Region(kind, tip.spec.id, button: button?.id, shape, rule))
    }
    regions.reserveCapacity(tip.place.buttons.count + tip.place.cutouts.count + 4)
    // What is not drawn takes no taps itself; its target still does.
    if !tip.place.isHidden {
      for (button, rect) in zip(tip.spec.content.tappable, tip.place.buttons) {
        add(.button, .rect(rect), button: button)
      }
      add(.bubble, .rect(tip.place.bubble))
      if let arrow = tip.place.arrow { add(.arrow, arrow.shape) }
      if tip.trigger == .hover, options.living.hover.bridge,
        let bridge = tip.bridge(target(tip.spec.target))
      {
        add(.bridge, bridge)
      }
    }
    for cutout in tip.place.cutouts { add(.target, RegionShape(cutout)) }
    if options.living.outside.tap.isAnything {
      regions.append(Region(.outside, tip.spec.id, nil, options.living.outside.tap))
    }
    return regions
  }

  /// All regions of the session in hit order: buttons, bubble, arrow and bridge of each tip, newest first, then hints,
  /// then targets, then the overlay, then what each tip says of the outside.
  public var regions: [Region] {
    var front: [Region] = []
    var targets: [Region] = []
    var outside: [Region] = []
    for tip in tips.reversed() {
      for region in regions(tip, options: options(tip.spec)) {
        switch region.kind {
        case .target: targets.append(region)
        case .outside: outside.append(region)
        default: front.append(region)
        }
      }
    }
    for tip in hintsFrontToBack {
      if let rect = tip.hint { front.append(hintRegion(tip.spec.id, rect)) }
    }
    var all = front + targets
    if let region = overlayRegion() { all.append(region) }
    return all + outside
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
