import TipCore

extension JSONWriter {
  /// Writes a snapshot of a session, as it is read.
  mutating func value(_ snapshot: SessionSnapshot) {
    beginObject()
    member("version", Int(snapshotVersion))
    member("session", snapshot.id)
    surroundings(snapshot.surroundings)
    namedValues(snapshot)
    key("tips")
    list(snapshot.tips)
    names("centered", snapshot.centered)
    key("tour")
    beginObject()
    member("state", snapshot.state.name)
    member("index", snapshot.state.index)
    key("steps")
    list(snapshot.steps)
    names("skipped", snapshot.skipped)
    names("shown", snapshot.shown)
    endObject()
    endObject()
  }

  /// Writes what has names; an object without members is left out, since Emacs reads it as nil and would send null.
  private mutating func namedValues(_ snapshot: SessionSnapshot) {
    if !snapshot.overrides.isEmpty {
      key("options")
      value(snapshot.overrides)
    }
    if !snapshot.targets.isEmpty {
      key("targets")
      beginObject()
      for entry in snapshot.targets {
        key(named: entry.name)
        target(entry.target)
      }
      endObject()
    }
    guard !snapshot.conditions.isEmpty else { return }
    key("conditions")
    beginObject()
    for entry in snapshot.conditions {
      key(named: entry.name)
      value(entry.holds)
    }
    endObject()
  }

  private mutating func names(_ name: StaticString, _ names: [String]) {
    key(name)
    beginArray()
    for name in names { value(name) }
    endArray()
  }

  private mutating func list(_ tips: [TipSpec]) {
    beginArray()
    for tip in tips { value(tip) }
    endArray()
  }

  private mutating func surroundings(_ surroundings: Surroundings) {
    member("bounds", surroundings.bounds)
    key("safeArea")
    value(surroundings.safeArea)
    member("direction", surroundings.direction.rawValue)
    key("unit")
    beginObject()
    member("x", surroundings.unit.x)
    member("y", surroundings.unit.y)
    endObject()
    rects("workAreas", surroundings.workAreas)
    rects("obstacles", surroundings.obstacles)
  }

  private mutating func rects(_ name: StaticString, _ rects: [Rect]) {
    key(name)
    beginArray()
    for rect in rects { value(rect) }
    endArray()
  }
}
