import TipCore

extension JSONWriter {
  /// Writes a whole change result; members of one method's own are written by `extra`.
  mutating func changeResult(
    _ session: Session, _ outcome: Outcome, forms: Forms, extra: (inout JSONWriter) -> Void = { _ in }
  ) {
    beginObject()
    member("session", session.id)
    key("revision")
    value(session.revision)
    key("changes")
    beginArray()
    for change in outcome.changes { value(change, forms) }
    endArray()
    key("events")
    beginArray()
    for event in outcome.events { value(event) }
    endArray()
    extra(&self)
    endObject()
  }

  private mutating func value(_ change: Change, _ forms: Forms) {
    switch change {
    case .putTip(let picture, let motion): value(picture, motion: motion, outline: forms.outline)
    case .putOverlay(let picture, let motion): value(picture, motion: motion, form: forms.overlay)
    case .removeTip(let id, let motion): removal("tip", id, motion)
    case .removeOverlay(let motion): removal("overlay", overlayID, motion)
    }
  }

  private mutating func removal(_ what: String, _ id: String, _ motion: Motion) {
    beginObject()
    member("remove", what)
    member("id", id)
    self.motion(motion)
    endObject()
  }

  private mutating func value(_ event: Event) {
    beginObject()
    member("event", event.kind.name.rawValue)
    switch event.kind {
    case .shown(let tip): member("tip", tip)
    case .left(let tip, let from, let to, let direction):
      member("tip", tip)
      member("from", from)
      member("to", to)
      member("direction", direction.rawValue)
    case .dismissed(let tip, let reason):
      member("tip", tip)
      member("reason", reason.rawValue)
    case .ended(let reason): member("reason", reason.rawValue)
    case .tapped(let region, let tip, let button, let point):
      member("region", region.rawValue)
      member("tip", tip)
      if let button { member("button", button) }
      if let point { member("point", point) }
    case .action(let name, let tip):
      member("name", name)
      member("tip", tip)
    case .faded: break
    case .unchanged(let reason, let tip):
      member("reason", reason.rawValue)
      if let tip { member("tip", tip) }
    }
    member("origin", event.origin.rawValue)
    endObject()
  }

  /// Writes the member `tour`.
  mutating func tour(_ tour: TourPicture) {
    key("tour")
    beginObject()
    member("state", tour.state.name)
    member("index", tour.state.index)
    member("count", tour.count)
    member("step", tour.step)
    member("isFirst", tour.state.index == 0)
    member("isLast", tour.state.index.map { (index: Int) -> Bool in index == tour.count - 1 } ?? false)
    endObject()
  }
}
