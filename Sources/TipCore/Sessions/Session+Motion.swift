extension Session {
  /// Remembers what a tip does from now on; nothing, if it stands still.
  mutating func run(_ motion: Motion, then idle: Motion = .none, of id: String) {
    let isMoving = !motion.isNone || !idle.isNone
    running[id] = isMoving ? RunningMotion(motion: motion, idle: idle, start: now) : nil
  }

  /// How a tip goes, from what it shows now.
  func going(_ tip: VisibleTip) -> Motion {
    let options = options(tip.spec)
    return options.motion.going(tip.place).continuing(running[tip.spec.id], at: now)
  }

  /// Puts a tip that is on the screen already; a motion that has begun goes on.
  mutating func putAgain(_ tip: VisibleTip, layout: Layout, options: Options, _ outcome: inout Outcome) {
    var rest = running[tip.spec.id]?.remainder(now) ?? .none
    if rest.origin != nil {
      rest.origin = TipPlace(layout).origin(options.motion[.show].origin)
      running[tip.spec.id]?.motion.origin = rest.origin
    }
    outcome.add(.putTip(picture(tip, layout: layout, options: options), rest))
  }

  /// Puts a tip that was laid out again, with the motion to its new place if there is to be one.
  mutating func move(
    _ index: Int, from old: TipPlace, layout: Layout, options: Options, _ outcome: inout Outcome
  ) {
    let tip = tips[index]
    let (before, after) = (old.bubble.center, tip.place.bubble.center)
    let way = Point(x: before.x - after.x, y: before.y - after.y)
    let motion = options.motion.moving(way, tip.place).continuing(running[tip.spec.id], at: now, moved: way)
    guard !motion.isNone else { return putAgain(tip, layout: layout, options: options, &outcome) }
    let picture = picture(tip, layout: layout, options: options)
    run(motion, then: picture.idle, of: tip.spec.id)
    if tip.shownAt != nil { tips[index].shownAt = now + motion.end }
    outcome.add(.putTip(picture, motion))
  }
}
