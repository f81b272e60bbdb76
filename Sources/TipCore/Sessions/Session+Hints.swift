extension Session {
  /// Keeps a tip and puts the marker that stands for it; without a target it waits for one.
  mutating func putHint(_ tip: KeptTip, _ outcome: inout Outcome) {
    var tip = tip
    let options = options(tip.spec)
    lastZ += 1
    if let rect = hintRect(tip.spec, options) {
      tip.cause = .hint(rect, z: lastZ)
      keep(tip)
      outcome.add(.putHint(hintPicture(tip, options)))
    } else {
      tip.cause = .lost
      keep(tip)
    }
  }

  /// Where the marker of a tip stands: in the middle of the window for one without a target.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func hintRect(_ spec: TipSpec, _ options: Options) -> Rect? {
    guard isPlaceable(spec) else { return nil }
    let size = Size(width: options.living.hint.size.x, height: options.living.hint.size.y)
    let rect = target(spec.target)?.rect
    let center =
      rect.map { (rect: Rect) -> Point in options.living.hint.anchor.point(in: rect, surroundings.direction) }
      ?? surroundings.bounds.center
    return Rect(Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size)
  }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func hintPicture(_ tip: KeptTip, _ options: Options) -> HintPicture {
    guard case .hint(let rect, let z) = tip.cause else { return HintPicture(id: tip.spec.id) }
    return HintPicture(
      id: tip.spec.id, z: z, frame: rect, color: options.living.hint.color ?? options.fill,
      idle: options.motion.pulsing(rect, options.living.hint.pulse), data: tip.spec.data,
      accessibility: hintAccessibility(tip.spec), region: hintRegion(tip.spec.id, rect))
  }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  func hintRegion(_ id: String, _ rect: Rect) -> Region {
    Region(.hint, id, .rect(rect), TapOptions().rule(.hint))
  }

  /// The pictures of all markers, from back to front.
  public var hintPictures: [HintPicture] {
    var pictures: [HintPicture] = []
    for tip in kept where tip.hint != nil { pictures.append(hintPicture(tip, options(tip.spec))) }
    return pictures.ordered { (a: HintPicture, b: HintPicture) -> Bool in a.z < b.z }
  }

  /// Shows the tip that a marker stands for, in place of the marker.
  mutating func openHint(_ index: Int, _ origin: Origin, _ outcome: inout Outcome) {
    var tip = kept.remove(at: index)
    outcome.add(.removeHint(tip.spec.id))
    lastBatch += 1
    tip.batch = lastBatch
    tip.step = nil
    comeNow(tip, animated: tip.animated, origin, &outcome)
  }
}

extension HintAnchor {
  /// The point of a rect that it names.
  func point(in rect: Rect, _ direction: Direction) -> Point {
    let (start, end) = direction == .rtl ? (rect.maxX, rect.x) : (rect.x, rect.maxX)
    switch self {
    case .center: return rect.center
    case .top: return Point(x: rect.center.x, y: rect.y)
    case .bottom: return Point(x: rect.center.x, y: rect.maxY)
    case .start: return Point(x: start, y: rect.center.y)
    case .end: return Point(x: end, y: rect.center.y)
    case .topStart: return Point(x: start, y: rect.y)
    case .topEnd: return Point(x: end, y: rect.y)
    case .bottomStart: return Point(x: start, y: rect.maxY)
    case .bottomEnd: return Point(x: end, y: rect.maxY)
    }
  }
}
