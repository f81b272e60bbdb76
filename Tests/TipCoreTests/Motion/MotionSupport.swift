import TipCore

/// A session in which a tip with the id `a` is shown at 0 with these options.
struct MovingTip {
  var session: Session
  var shown: Outcome

  init(_ options: [String: OptionValue], at time: Double = 0) throws {
    var store = SessionStore()
    let index = try store.open(
      "", surroundings: Surroundings(Self.window), overrides: Self.overrides(options),
      targets: [("t", Self.target(100))],
      now: time)
    session = store.sessions[index]
    let spec = TipSpec(id: "a", target: .ref("t"), content: .size(Size(width: 60, height: 20)))
    shown = try session.show([spec], animated: true, now: time)
  }

  static let window: SurroundingsUpdate = {
    var update = SurroundingsUpdate()
    update.bounds = Rect(x: 0, y: 0, width: 600, height: 400)
    return update
  }()

  static func target(_ x: Double) -> Target { Target(.rect(Rect(x: x, y: 100, width: 40, height: 20))) }

  static func overrides(_ options: [String: OptionValue]) -> OptionOverrides {
    var overrides = OptionOverrides()
    for (path, value) in options.sorted(by: { $0.key < $1.key }) {
      guard let row = OptionTable.rows.firstIndex(where: { $0.path == path }) else { continue }
      overrides.set(row, to: value)
    }
    return overrides
  }

  /// Moves the target.
  mutating func move(to x: Double, now time: Double) throws -> Outcome {
    var update = SessionUpdate()
    update.targets = [("t", Self.target(x))]
    return try session.update(update, now: time)
  }
}

/// The position of a kind among those of a role's option.
func kind(_ name: String, of role: String) -> OptionValue {
  for row in OptionTable.rows where row.path == "motion.\(role).kind" {
    if case .choice(let names) = row.kind, let index = names.firstIndex(of: name) { return .choice(index) }
  }
  return .none
}

extension Outcome {
  /// The motions of the changes of tips.
  var tipMotions: [Motion] {
    changes.compactMap { change in
      switch change {
      case .putTip(_, let motion), .removeTip(_, let motion): motion
      case .putOverlay, .removeOverlay, .putHint, .removeHint: nil
      }
    }
  }

  /// The motion of the overlay's change.
  var overlayMotion: Motion? {
    for change in changes {
      switch change {
      case .putOverlay(_, let motion), .removeOverlay(let motion): return motion
      case .putTip, .removeTip, .putHint, .removeHint: continue
      }
    }
    return nil
  }
}

extension Motion {
  func opacity(at time: Double) -> Double? {
    guard case .number(let number) = value(of: .opacity, at: time) else { return nil }
    return number
  }

  func transform(at time: Double) -> Transform? {
    guard case .transform(let transform) = value(of: .transform, at: time) else { return nil }
    return transform
  }

  func cutouts(at time: Double) -> [Cutout]? {
    guard case .cutouts(let cutouts) = value(of: .cutouts, at: time) else { return nil }
    return cutouts
  }
}
